import { wake } from '#ui/asleep.tsx';

declare global {
  interface Window {
    /** Of src/early.ts: what was done before; from then on nothing more is kept. */
    takeEarlyActs?: () => readonly Event[];
  }
}

/** For as long a part of the page may need to come to life; ms. */
const EARLY_ACT_TIMEOUT = 10_000;
const PAUSE = 50;

/**
 * Does again, in order, what a visitor did before the page had come to life, and what is pressed on a part of it that
 * has not yet. `same`: it is the page of the HTML.
 */
export async function answerEarlyActs(same: boolean): Promise<void> {
  const acts = window.takeEarlyActs?.() ?? [];
  if (!same) return;
  for (const act of acts) await answer(act);
  document.addEventListener('click', answerLater, true);
  setTimeout(() => document.removeEventListener('click', answerLater, true), EARLY_ACT_TIMEOUT);
}

/** Nobody listens to it, and it hurries nothing. */
const PROBE = 'gotpointercapture';
/** React lets no event through to what it has not brought to life: this one either arrives or does not. */
function isAlive(element: Element): boolean {
  let alive = false;
  const arrive = (): void => {
    alive = true;
  };
  element.addEventListener(PROBE, arrive);
  element.dispatchEvent(new Event(PROBE, { bubbles: true }));
  element.removeEventListener(PROBE, arrive);
  return alive;
}

function answerLater(event: Event): void {
  const button = event.target instanceof Element && event.target.closest('button');
  if (!button || isAlive(button)) return;
  // React may wake the part for this very event and answer it as well; the browser would send a form.
  event.stopImmediatePropagation();
  event.preventDefault();
  void answer(event);
}

async function answer({ type, target, submitter }: Event & { readonly submitter?: HTMLElement | null }) {
  wake();
  const element = type === 'click' ? (target as Element).closest('button') : (target as HTMLElement);
  const until = Date.now() + EARLY_ACT_TIMEOUT;
  while (element?.isConnected && Date.now() < until) {
    if (isAlive(element)) {
      if (type === 'submit') (element as HTMLFormElement).requestSubmit(submitter);
      else if (type === 'input') typed(element as HTMLInputElement);
      else element.click();
      return;
    }
    await new Promise(resolve => setTimeout(resolve, PAUSE));
  }
}

/** React passes over an event that leaves the value as it is: it is told of another one first. */
function typed(field: HTMLInputElement): void {
  if (field.type === 'checkbox' || field.type === 'radio') {
    field.checked = !field.checked;
    field.click();
    return;
  }
  const { value } = field;
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {};
  field.value = '';
  set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
