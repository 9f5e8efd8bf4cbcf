import { wake } from '#ui/asleep.tsx';

declare global {
  interface Window {
    /** Of src/early.ts: what was done before; from then on nothing more is kept. */
    takeEarlyActs?: () => readonly Event[];
  }
}

type Act = Event & { readonly submitter?: HTMLElement | null };
type Stood = Pick<HTMLInputElement, 'value' | 'checked'>;

/** For as long a part of the page may need to come to life; ms. */
const EARLY_ACT_TIMEOUT = 10_000;
const PAUSE = 50;

/**
 * Does again, in order, what a visitor did before the page had come to life, and what is pressed on a part of it that
 * has not yet. `same`: it is the page of the HTML.
 */
export async function answerEarlyActs(same: boolean): Promise<void> {
  // What is drawn again before it is told of a field's text puts back the one that it knows.
  const acts = (window.takeEarlyActs?.() ?? []).map(act => {
    const { value, checked } = act.target as HTMLInputElement;
    return { act, stood: { value, checked } };
  });
  if (!same) return;
  for (const { act, stood } of acts) await answer(act, stood);
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

async function answer({ type, target, submitter }: Act, stood?: Stood): Promise<void> {
  wake();
  const element = type === 'click' ? (target as Element).closest('button') : (target as HTMLElement);
  const until = Date.now() + EARLY_ACT_TIMEOUT;
  while (element?.isConnected && Date.now() < until) {
    if (isAlive(element)) {
      if (type === 'submit') (element as HTMLFormElement).requestSubmit(submitter);
      else if (stood && type === 'input') typed(element as HTMLInputElement, stood);
      else element.click();
      return;
    }
    await new Promise(resolve => setTimeout(resolve, PAUSE));
  }
}

/** React passes over an event that leaves the value as it is: it is told of another one first. */
function typed(field: HTMLInputElement, stood: Stood): void {
  if (field.type === 'checkbox' || field.type === 'radio') {
    field.checked = !stood.checked;
    field.click();
    return;
  }
  // What is not as the page has it was typed since.
  const value = field.value === (field.defaultValue ?? field.value) ? stood.value : field.value;
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {};
  field.value = value ? '' : '0';
  set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
