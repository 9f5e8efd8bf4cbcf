import { WEDGES } from '#art/stage.ts';
import type { Section, SectionId } from '#domain/contract/orchestra.ts';
import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { href } from '#site/href.ts';
import { Portrait } from '#ui/art.tsx';
import { Icon } from '#ui/icon.tsx';
import { Link } from '#ui/link.tsx';
import { paletteStyle } from '#ui/palette-style.ts';
import styles from './section-panel.module.css';

interface Props {
  id: string;
  sections: readonly Section[];
  value: SectionId;
  onChange: (section: SectionId) => void;
}

/** Who sits in the chosen section: name, desk, since when; and the sections to either side. */
export function SectionPanel({ id, sections, value, onChange }: Props) {
  const t = useCopy('about');
  const tree = useTree();
  const at = sections.findIndex(s => s.id === value);
  const section = sections[at];
  if (!section) return null;
  const before = sections[(at + sections.length - 1) % sections.length] ?? section;
  const after = sections[(at + 1) % sections.length] ?? section;
  const tone = { key: WEDGES[section.id].key, mood: 'dark' };
  return (
    <section id={id} className={`bar-t on-surface ${styles.panel}`} aria-label={section.name}>
      <div className={`grid p-ground p-on ${styles.head}`} style={paletteStyle(tone)}>
        <Portrait
          key={section.id}
          attrs={{ ...tone, seed: section.id, instrument: section.instrument }}
          alt=""
          lazy={false}
        />
        {/* What was chosen is spoken; the names are there to be read. */}
        <div aria-live="polite">
          <p className="sm">{section.familyName}</p>
          <h2 className="m-t-3 t-5">{section.name}</h2>
          <p className="sm">{t('stage.players', { count: section.players.length })}</p>
        </div>
      </div>
      <ol className={`scroll-y m-px-4 ${styles.players}`}>
        {section.players.map(player => (
          <li className="grid gap-2 items-baseline py-2 line-b" key={player.id}>
            <span className="num ter" aria-hidden="true">
              {player.chair}
            </span>
            <Link className="m-lead tap-min hover-line" to={href(tree, 'about-detail', { id: player.id })}>
              {player.name}
            </Link>
            <span className="sm sec">{player.desk}</span>
            <span className="sm ter">{t('stage.since', { year: player.since })}</span>
          </li>
        ))}
      </ol>
      <div className={`grid cols-2 m-cols-2 line-t ${styles.ways}`}>
        <button className="m-px-4 row px-6 t-sm text-start" type="button" onClick={() => onChange(before.id)}>
          <Icon name="back" />
          {before.name}
        </button>
        <button className="m-px-4 row px-6 t-sm text-start" type="button" onClick={() => onChange(after.id)}>
          {after.name}
          <Icon name="next" />
        </button>
      </div>
    </section>
  );
}
