import HONG_KONG from 'opencc-js/dict/HKVariantsRev';
import CHARACTERS from 'opencc-js/dict/TSCharacters';
import TAIWAN from 'opencc-js/dict/TWVariantsRev';

/** Written both ways in simplified texts: for search they are one. */
const SAME =
  '锺 钟|乾 干|徵 征|麽 么|馀 余|著 着|瞭 了|祇 只|藉 借|甯 宁|妳 你|她 他|裡 里|佔 占|峯 峰|么 么';

/** Regional forms first become the common one, then that the simplified one. */
const simple = new Map<string, string>();
for (const table of [SAME, CHARACTERS, TAIWAN, HONG_KONG])
  for (const pair of table.split('|')) {
    const [from = '', to = ''] = pair.split(' ');
    if ([...from].length === 1 && [...to].length === 1 && !simple.has(from))
      simple.set(from, simple.get(to) ?? to);
  }
for (const [from, to] of simple) simple.set(from, simple.get(to) ?? to);

/** Traditional characters as simplified ones, one for one, so that places in the text stay. */
export function simplified(text: string): string {
  let out = '';
  for (const c of text) out += simple.get(c) ?? c;
  return out;
}
