/** What the site shows of a text, as it is typed: the few elements that a text may hold, as Markdown; others stay HTML. */

const ENTITIES: Readonly<Record<string, string>> = {
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': '\u00a0',
};
const plain = (html: string): string =>
  html
    .replace(/<(strong|b)>(.*?)<\/\1>/gs, '**$2**')
    .replace(/<(em|i)>(.*?)<\/\1>/gs, '*$2*')
    .replace(/<a href="([^"]*)">(.*?)<\/a>/gs, '[$2]($1)')
    .replace(/&quot;|&#39;|&nbsp;/g, entity => ENTITIES[entity] ?? entity);

const list = (inner: string, mark: (n: number) => string): string =>
  [...inner.matchAll(/<li>(.*?)<\/li>/gs)].map(([, item = ''], n) => `${mark(n)} ${plain(item)}`).join('\n');

const BLOCK = /<(p|h2|h3|h4|ul|ol)>(.*?)<\/\1>|<hr ?\/?>|<(\w+)[^>]*>.*?<\/\3>/gs;

export function markdownOf(html: string): string {
  const blocks: string[] = [];
  for (const [whole, tag, inner = ''] of html.matchAll(BLOCK)) {
    if (tag === 'p') blocks.push(plain(inner));
    else if (tag === 'ul' && !/<[uo]l>/.test(inner)) blocks.push(list(inner, () => '-'));
    else if (tag === 'ol' && !/<[uo]l>/.test(inner)) blocks.push(list(inner, n => `${n + 1}.`));
    else if (tag?.startsWith('h')) blocks.push(`${'#'.repeat(Number(tag.slice(1)))} ${plain(inner)}`);
    else if (whole.startsWith('<hr')) blocks.push('---');
    else blocks.push(whole);
  }
  return blocks.join('\n\n');
}
