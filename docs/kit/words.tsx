import source from '../../src/styles/words.css?raw';
import { Section } from './section.tsx';

interface Table {
  readonly property: string;
  readonly words: readonly (readonly [word: string, value: string])[];
}

/** The tables of words.css: what each word does. */
const TABLES: readonly Table[] = [
  ...source.replaceAll(/\/\*[\s\S]*?\*\//g, '').matchAll(/@(words|steps) ([\w-]+) \{([^}]*)\}/g),
].map(([, kind, name = '', body = '']) => {
  const lines = body.split(';').flatMap(line => {
    const [left = '', right = ''] = line.split(/:(.*)/s).map(part => part.trim());
    return left ? [[left, right] as const] : [];
  });
  if (kind === 'words') return { property: name, words: lines };
  return {
    property: lines.map(([property]) => property).join(', '),
    words: lines.flatMap(([, steps]) => steps.split(/\s+/).map(step => [`${name}-${step}`, step] as const)),
  };
});

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
        {TABLES.map(({ property, words }) => (
          <Property key={words[0]?.[0]} property={property} words={words} />
        ))}
      </dl>
    </Section>
  );
}

function Property({ property, words }: Table) {
  return (
    <>
      <dt className="ter">{property}</dt>
      <dd className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        {words.map(([word, value]) => (
          <span
            key={word}
            title={value}
            className={SHOWN.test(property) && !forSome(word) ? word : undefined}
          >
            {word}
          </span>
        ))}
      </dd>
    </>
  );
}
