import source from '../../src/styles/words.css?raw';
import { Section } from './section.tsx';

interface Word {
  readonly name: string;
  readonly value: string;
}

const sheet = source.replaceAll(/\/\*[\s\S]*?\*\//g, '');
/** What words.css has, by property, and what is said again for some. */
const TABLES = new Map<string, Word[]>();
const add = (of: string, words: readonly Word[]) => TABLES.set(of, [...(TABLES.get(of) ?? []), ...words]);
for (const [, kind, body = ''] of sheet.matchAll(/@(words|steps) \{([^}]*)\}/g))
  for (const [, name = '', property = '', value = ''] of body.matchAll(/([\w-]+): ([\w-]+) ([^;]+);/g))
    add(
      property,
      kind === 'words'
        ? [{ name, value }]
        : value.split(/\s+/).map(step => ({ name: `${name}-${step}`, value: step })),
    );
for (const [, before, list = ''] of sheet.matchAll(/@again (\w+) ([^;]+);/g))
  add(
    `${before}-`,
    list.split(/\s+/).map(word => ({ name: `${before}-${word}`, value: word })),
  );

/** Properties whose words show what they do on a word of text. */
const SHOWN =
  /^(?:color|font|font-size|font-weight|border|border-(?:top|bottom|left|block)|background|text-decoration-line)$/;
const forSome = (word: string): boolean => /^[mn]-/.test(word);
const SPACES = ['1', '2', '3', '4', '5', '6', '7', '8', '10', '12', '14', '16', '18', '20', '24'];
const Box = () => <span className="as-block on-paper-2 control-box p-1">□</span>;

/** Layout in words: each word there is, and those of lines, grounds and text in their own look. */
export function Words() {
  return (
    <Section title={['排版用词', 'Layout in words']}>
      {[
        'row gap-4',
        'between',
        'column gap-2',
        'grid cols-3 gap-4',
        'grid cols-4 m-cols-1 gap-2',
        'grid cols-auto gap-4',
      ].map(words => (
        <div key={words} className="line-b py-3">
          <p className="t-xs ter mb-2">{words}</p>
          <div className={words}>
            <Box />
            <Box />
            <Box />
          </div>
        </div>
      ))}
      <div className="py-6">
        {SPACES.map(step => (
          <p key={step} className="row gap-3 t-xs">
            <span className="num ter">{step}</span>
            <span className="on-accent" style={{ width: `var(--s-${step})`, height: '0.5rem' }} />
          </p>
        ))}
      </div>
      <dl className="grid cols-auto-1 gap-x-6 gap-y-2 t-xs items-baseline">
        {[...TABLES].map(([property, words]) => (
          <Property key={property} property={property} words={words} />
        ))}
      </dl>
    </Section>
  );
}

function Property({ property, words }: { readonly property: string; readonly words: readonly Word[] }) {
  return (
    <>
      <dt className="ter">{property}</dt>
      <dd className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        {words.map(({ name, value }) => (
          <span
            key={name}
            title={value}
            className={SHOWN.test(property) && !forSome(name) ? name : undefined}
          >
            {name}
          </span>
        ))}
      </dd>
    </>
  );
}
