import { LETTERS, OFF, PAIRS } from '#domain/rules/name-words.ts';

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/** The same of a column, whatever alphabet the database knows; the indexes of migration 0014 are over exactly this. */
function nameWordsOf(column: string): string {
  const plain = OFF.reduce(
    (all, [form, instead]) =>
      `regexp_replace(${all}, ${quoted(form)}, '${instead.replace('1', '\\1')}', 'g')`,
    `normalize(${column}, NFKD)`,
  );
  const lower = `lower(translate(${plain}, '${LETTERS.from}', '${LETTERS.to}') collate "C")`;
  const pairs = PAIRS.reduce((all, [one, two]) => `replace(${all}, '${one}', '${two}')`, lower);
  return `string_to_array(btrim(${pairs}), ' ')`;
}

/** Who gave a name with an order, for it or for one of its places; a word between two names keeps them apart. */
export const NAMES_OF_ORDER = nameWordsOf(
  `replace((jsonb_path_query_array(body, '$.contact.linkman') || jsonb_path_query_array(body, '$.contact.certificates[*].name'))::text, '", "', '" 0 "')`,
);
export const HAS_NAMES = "jsonb_typeof(body -> 'contact') = 'object'";
export const NAME_OF_MEMBER = nameWordsOf('nickname');
