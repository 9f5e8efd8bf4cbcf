declare global {
  interface Window {
    /** Of src/early.ts: what was done before; from then on nothing more is kept. */
    takeEarlyActs?: () => readonly Event[];
  }
}

/** For as long a part of the page may need to come to life; ms. */
const PATIENCE = 10_000;
const PAUSE = 50;

/** Does again, in order, what a visitor did before the page had come to life. `alive`: it is the same page. */
export async function answerEarlyActs(alive: boolean): Promise<void> {
  const acts = window.takeEarlyActs?.() ?? [];
  if (alive) for (const act of acts) await answer(act);
}

async function answer({ type, target, submitter }: Event & { readonly submitter?: HTMLElement | null }) {
  const until = Date.now() + PATIENCE;
  const again = () => {
    if (type === 'click') pressed(target as Element);
    else if (type === 'input') typed(target as HTMLInputElement);
    else (target as HTMLFormElement).requestSubmit(submitter);
  };
  while ((target as Element).isConnected && !reaches(target as Element, type, again)) {
    if (Date.now() > until) return;
    await new Promise(resolve => setTimeout(resolve, PAUSE));
  }
}

/** React keeps events from a part of the page that has not come to life. */
function reaches(target: Element, type: string, act: () => void): boolean {
  let reached = false;
  const note = () => {
    reached = true;
  };
  target.addEventListener(type, note, { once: true });
  act();
  target.removeEventListener(type, note);
  return reached;
}

const pressed = (target: Element) => target.closest('button')?.click();

/** React passes over an event that leaves the value as it is: it is told of another one first. */
function typed(field: HTMLInputElement): void {
  if (field.type === 'checkbox' || field.type === 'radio') return;
  const { value } = field;
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {};
  field.value = '';
  set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
