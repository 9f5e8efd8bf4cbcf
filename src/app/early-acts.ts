declare global {
  interface Window {
    /** Of src/early.ts: what was done before; from then on nothing more is kept. */
    takeEarlyActs?: () => readonly Event[];
  }
}

/** For as long a part of the page may need to come to life; ms. */
const PATIENCE = 10_000;
const PAUSE = 50;

/**
 * Does again, in order, what a visitor did before the page had come to life, and what is pressed on a part of it that
 * has not yet. `alive`: it is the page of the HTML.
 */
export async function answerEarlyActs(alive: boolean): Promise<void> {
  const acts = window.takeEarlyActs?.() ?? [];
  if (!alive) return;
  for (const act of acts) await answer(act);
  document.addEventListener('click', answerIfLost, true);
  setTimeout(() => document.removeEventListener('click', answerIfLost, true), PATIENCE);
}

/** React keeps events from a part of the page that has not come to life: they do not reach their target. */
function noteReach(target: EventTarget, type: string): () => boolean {
  let reached = false;
  const note = () => {
    reached = true;
  };
  target.addEventListener(type, note, { once: true });
  return () => {
    target.removeEventListener(type, note);
    return reached;
  };
}

function answerIfLost(event: Event): void {
  const { target } = event;
  if (!event.isTrusted || !(target instanceof Element) || !target.closest('button')) return;
  const reached = noteReach(target, 'click');
  setTimeout(() => {
    if (!reached()) void answer(event);
  });
}

async function answer({ type, target, submitter }: Event & { readonly submitter?: HTMLElement | null }) {
  const until = Date.now() + PATIENCE;
  while ((target as Element).isConnected && Date.now() < until) {
    const reached = noteReach(target as Element, type);
    if (type === 'click') pressed(target as Element);
    else if (type === 'input') typed(target as HTMLInputElement);
    else (target as HTMLFormElement).requestSubmit(submitter);
    if (reached()) return;
    await new Promise(resolve => setTimeout(resolve, PAUSE));
  }
}

const pressed = (target: Element) => target.closest('button')?.click();

/** React passes over an event that leaves the value as it is: it is told of another one first. */
function typed(field: HTMLInputElement): void {
  if (field.type === 'checkbox' || field.type === 'radio') {
    field.checked = !field.checked;
    field.click();
    return;
  }
  const { value } = field;
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {};
  // The first time may be what brings the field to life.
  for (let times = 0; times < 2; times++) {
    field.value = '';
    set?.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}
