/** Letters without a mark that comes off, and alphabets of which not every database knows the small letters. */
export const LETTERS = {
  from: 'ŁØĐÐĦŦŊłøđðħŧŋıςÆÞŒƁƂƄƆƇƉƊƋƎƏƐƑƓƔƖƗƘƜƝƟƢƤƦƧƩƬƮƱƲƳƵƷƸƼǤǶǷȜȠȢȤȺȻȽȾɁɃɄɅɆɈɊɌɎͰͲͶͿΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩϏϘϚϜϞϠϷϺϽϾϿЂЄЅІЈЉЊЋЏАБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯѠѢѤѦѨѪѬѮѰѲѴѸѺѼѾҀҊҌҎҐҒҔҖҘҚҜҞҠҢҤҦҨҪҬҮҰҲҴҶҸҺҼҾӀӃӅӇӉӋӍӔӘӠӨӶӺӼӾԀԂԄԆԈԊԌԎԐԒԔԖԘԚԜԞԠԢԤԦԨԪԬԮẞỺỼỾ',
  to: 'loddhtnloddhtniσæþœɓƃƅɔƈɖɗƌǝəɛƒɠɣɩɨƙɯɲɵƣƥʀƨʃƭʈʊʋƴƶʒƹƽǥƕƿȝƞȣȥⱥȼƚⱦɂƀʉʌɇɉɋɍɏͱͳͷϳαβγδεζηθικλμνξοπρστυφχψωϗϙϛϝϟϡϸϻͻͼͽђєѕіјљњћџабвгдежзиклмнопрстуфхцчшщъыьэюяѡѣѥѧѩѫѭѯѱѳѵѹѻѽѿҁҋҍҏґғҕҗҙқҝҟҡңҥҧҩҫҭүұҳҵҷҹһҽҿӏӄӆӈӊӌӎӕәӡөӷӻӽӿԁԃԅԇԉԋԍԏԑԓԕԗԙԛԝԟԡԣԥԧԩԫԭԯßỻỽỿ',
} as const;
export const PAIRS = [
  ['ß', 'ss'],
  ['æ', 'ae'],
  ['œ', 'oe'],
  ['þ', 'th'],
] as const;
const HAN = String.raw`[\u3005-\u3007\u3040-\u30ff\u3400-\u9fff]`;
/** What comes off: marks, what nobody sees, what stands inside a name and does not part it, signs and blanks, a blank between characters. */
export const OFF: readonly (readonly [form: string, instead: string])[] = [
  [
    String.raw`[\u0300-\u036f'‘’\u0060\u00b4\u02b9-\u02bf\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff·‧•・∙]+`,
    '',
  ],
  [
    String.raw`[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u2000-\u206f\u3000-\u3004\u3008-\u303f]+`,
    ' ',
  ],
  [`(${HAN}) (?=${HAN})`, '1'],
];

const small = new Map([...LETTERS.from].map((letter, i) => [letter, [...LETTERS.to][i] ?? '']));
const off = OFF.map(([form, instead]) => [new RegExp(form, 'gu'), instead.replace('1', '$1')] as const);

/** A name as it is looked for: its words in small letters without marks, a Chinese or Japanese one in one piece. */
export function nameWords(text: string): string[] {
  const plain = off.reduce((all, [form, instead]) => all.replace(form, instead), text.normalize('NFKD'));
  const lower = [...plain].map(c => small.get(c) ?? (/[A-Z]/.test(c) ? c.toLowerCase() : c)).join('');
  return PAIRS.reduce((all, [one, two]) => all.replaceAll(one, two), lower)
    .split(' ')
    .filter(Boolean);
}

const inWords = (text: string): string => nameWords(text).join(' ');

/** Whether one of these has what was typed in it, with its marks or without. */
export const isCalled = (names: readonly string[], typed: string): boolean => {
  const wanted = inWords(typed);
  return wanted !== '' && names.some(name => inWords(name).includes(wanted));
};
