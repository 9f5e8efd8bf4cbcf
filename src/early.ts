/**
 * Stands in the head of a page: keeps what a visitor does with the HTML before the site's code is there. The page that
 * is then drawn answers it (app/early-acts.ts). Who reads large type, or is elsewhere, has it so from the first picture on.
 */
try {
  const { state } = JSON.parse(localStorage.getItem('heming.app') as string);
  document.documentElement.toggleAttribute('data-aria-fixed', state.ariaFixed === true);
} catch {
  // Nothing is kept, or it may not be read: the type is that of everybody.
}
/** The hall's clock, as scripts/prerender.ts puts it round this script: its offset all year, or the name of its zone. */
declare const hall: number | string;
const elsewhere =
  typeof hall === 'number'
    ? new Date().getTimezoneOffset() !== -hall
    : Intl.DateTimeFormat().resolvedOptions().timeZone !== hall;
// The hour of the reader is told beside that of the hall: there is room for it from the first picture on.
document.documentElement.toggleAttribute('data-elsewhere', elsewhere);
const KINDS = ['click', 'input', 'submit'] as const;
const acts: Event[] = [];

function keepAct(event: Event): void {
  const target = event.target as Element;
  if (event.type === 'click') {
    const button = target.closest('button');
    // A button that sends its form is kept with what it sends.
    if (!button || (button.form && button.type === 'submit')) return;
  }
  // The text that stands at the end is what counts.
  const last = acts.at(-1);
  if (event.type === 'input' && last?.type === 'input' && last.target === target) return;
  // The browser would send the form to where the page is, and lose it.
  if (event.type === 'submit') event.preventDefault();
  acts.push(event);
}

for (const kind of KINDS) document.addEventListener(kind, keepAct, true);
Object.assign(window, {
  takeEarlyActs: () => {
    for (const kind of KINDS) document.removeEventListener(kind, keepAct, true);
    return acts;
  },
});

/**
 * What is lazy comes when it is seen, and within half a screen once somebody reads on: the browser's own distance is
 * a screen and a half at least, a dozen pictures that most visits never see (styles/marks.css). Without this script, and on
 * paper, the browser's holds.
 */
let near: IntersectionObserver | undefined;
function watch(rootMargin: string): void {
  near?.disconnect();
  near = new IntersectionObserver(
    (found, observer) => {
      for (const { isIntersecting, target } of found) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        target.setAttribute('data-near', '');
      }
    },
    { rootMargin },
  );
  for (const box of document.querySelectorAll('.art:not([data-near])')) near.observe(box);
}
window.watchNear = box => near?.observe(box);
// A page arrives at its top by itself.
window.onscroll = () => {
  if (scrollY === 0) return;
  window.onscroll = null;
  watch('50%');
};
document.documentElement.setAttribute('data-watched', '');
// What the page brought; what is drawn later says so itself (ui/art.tsx). The page is read before its code runs.
document.addEventListener('readystatechange', () => watch('0%'), { once: true });

export {};
