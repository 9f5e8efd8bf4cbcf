/** What a key does in the player. */
export type Act =
  | { readonly do: 'toggle' | 'mute' | 'fullscreen' | 'captions' | 'previous' | 'next' | 'help' }
  /** Seconds. */
  | { readonly do: 'step'; readonly by: number }
  | { readonly do: 'louder'; readonly by: number }
  /** Share of the whole, 0 to 1. */
  | { readonly do: 'share'; readonly to: number };

/** The table of keys, in the order in which “?” lists them; `words` names the line of copy. */
export const KEYS = [
  { keys: [' ', 'k'], words: 'toggle', act: { do: 'toggle' } },
  { keys: ['ArrowLeft'], words: 'back5', act: { do: 'step', by: -5 } },
  { keys: ['ArrowRight'], words: 'on5', act: { do: 'step', by: 5 } },
  { keys: ['j'], words: 'back15', act: { do: 'step', by: -15 } },
  { keys: ['l'], words: 'on15', act: { do: 'step', by: 15 } },
  { keys: ['ArrowUp'], words: 'louder', act: { do: 'louder', by: 0.05 } },
  { keys: ['ArrowDown'], words: 'softer', act: { do: 'louder', by: -0.05 } },
  { keys: ['m'], words: 'mute', act: { do: 'mute' } },
  { keys: ['p'], words: 'previous', act: { do: 'previous' } },
  { keys: ['n'], words: 'next', act: { do: 'next' } },
  { keys: ['f'], words: 'fullscreen', act: { do: 'fullscreen' } },
  { keys: ['c'], words: 'captions', act: { do: 'captions' } },
  { keys: ['?'], words: 'help', act: { do: 'help' } },
] as const satisfies readonly { keys: readonly string[]; words: string; act: Act }[];

interface Press {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}
/** A part of a page that has a use of its own for keys. */
export interface Focus {
  /** Text is typed there, or a list is open. */
  readonly typing: boolean;
  /** Space and Enter press it. */
  readonly button: boolean;
  /** The arrows move it. */
  readonly moves: boolean;
}

/** What a press does: nothing with a modifier, while typing, or where the focused control has the key itself. */
export function actOf({ key, ctrlKey, metaKey, altKey }: Press, focus: Focus): Act | null {
  if (ctrlKey || metaKey || altKey || focus.typing) return null;
  if (key === ' ' && focus.button) return null;
  if (focus.moves && /^(?:Arrow|Home|End|Page)/.test(key)) return null;
  if (/^\d$/.test(key)) return { do: 'share', to: Number(key) / 10 };
  const small = key.length === 1 ? key.toLowerCase() : key;
  return KEYS.find(row => (row.keys as readonly string[]).includes(small))?.act ?? null;
}

/** What has the focus, as far as keys are concerned. */
export function focusOf(element: Element | null): Focus {
  const role = element?.getAttribute('role') ?? '';
  const tag = element?.tagName ?? '';
  const range = tag === 'INPUT' && (element as HTMLInputElement).type === 'range';
  return {
    typing:
      (tag === 'INPUT' &&
        !range &&
        !['checkbox', 'radio', 'button'].includes((element as HTMLInputElement).type)) ||
      tag === 'TEXTAREA' ||
      tag === 'SELECT' ||
      (element as HTMLElement | null)?.isContentEditable === true ||
      element?.closest('dialog') != null,
    button: tag === 'BUTTON' || tag === 'A' || tag === 'SUMMARY' || ['button', 'tab'].includes(role),
    moves:
      range ||
      ['slider', 'tab', 'button', 'radio', 'option', 'menuitem'].includes(role) ||
      (tag === 'INPUT' && !range),
  };
}
