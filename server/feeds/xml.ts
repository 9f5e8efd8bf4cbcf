/** Characters that XML cannot hold at all, even escaped: controls and halves of pairs. */
const IMPOSSIBLE = /(?![\n\t\r])[\p{Cc}\p{Cs}\ufffe\uffff]/gu;
const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Text for XML: nothing in it can be markup. */
export const xml = (text: string): string =>
  text.replace(IMPOSSIBLE, '').replace(/[&<>"']/g, c => ENTITIES[c] ?? c);
