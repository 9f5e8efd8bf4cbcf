import { arc, DRUMS, DRUMS_ARC, label, rings, type StagePart, WEDGES } from '#art/stage.ts';
import { SECTIONS, type SectionId } from '#domain/contract/orchestra.ts';
import { say } from '#domain/text.ts';
import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { listed } from '#lib/listed.ts';
import { cx } from '#ui/class-names.ts';
import { paletteStyle } from '#ui/palette-style.ts';
import styles from './band.module.css';
import { type Sheet, useSounding } from './follow.ts';
import { nameOf, wedgeName } from './names.ts';

interface Props {
  sheet: Sheet;
  only: SectionId | null;
  onOnly: (section: SectionId | null) => void;
}
/** Players of a full evening, a ring each. */
const SEATS: Readonly<Record<StagePart, number>> = {
  'violin-1': 14,
  'violin-2': 12,
  viola: 10,
  cello: 8,
  bass: 6,
  flute: 3,
  oboe: 3,
  clarinet: 3,
  bassoon: 3,
  horn: 4,
  trumpet: 3,
  trombone: 3,
  percussion: 3,
  harp: 1,
};

/** Who has the melody: named in words, and lit on the plan of the stage that the members' page has. */
export function Band({ sheet, only, onOnly }: Props) {
  const t = useCopy('playroom');
  const { locale } = useTree();
  const segments = useSounding(s => s.segments);
  const themes = sheet.melody?.themes ?? [];
  const [first] = segments;
  const names = [...new Set(segments.map(s => nameOf(s, locale, t)))];
  const theme = themes.find(x => x.movement === sheet.movement && x.id === first?.theme);
  const lit = new Set(segments.map(s => s.section));
  const there = new Set(sheet.score.parts.map(p => p.section));
  return (
    <section className={`grid gap-2 min-h-0 ${styles.band}`} aria-label={t('who.label')}>
      <p className={`sec t-body ${styles.who}`}>
        {first ? (
          <>
            <b>{listed(names, locale)}</b>{' '}
            {theme ? t('who.theme', { theme: say(theme.name, locale) }) : t('who.plays')}
          </>
        ) : (
          <span>{t('who.silent')}</span>
        )}
      </p>
      <svg
        className={`as-block w-full spill min-h-0 ${styles.plan}`}
        viewBox="-520 -540 1040 590"
        role="group"
        aria-label={t('who.plan')}
      >
        <path
          className={styles.floor}
          d="M-505 16L-470 -190C-420 -420 -260 -534 0 -534S420 -420 470 -190L505 16Q0 74 -505 16z"
        />
        {SECTIONS.map(id => {
          const name = wedgeName(sheet, id, locale, t, segments);
          return (
            <Wedge
              key={id}
              id={id}
              short={id === 'violin-1' || id === 'violin-2' ? t(`who.wedge.${id}`) : name}
              hint={t('who.section', { name })}
              lit={lit.has(id)}
              absent={!there.has(id)}
              pressed={only === id}
              onPress={() => onOnly(only === id ? null : id)}
            />
          );
        })}
        <path className="fill-accent" d="M-38-36h76v44h-76z" />
        <text className={`anchor-middle ${styles.conductor}`} x="0" y="-13">
          {t('who.conductor')}
        </text>
        <text className={`anchor-middle ${styles.audience}`} x="0" y="36">
          {t('who.audience')}
        </text>
      </svg>
      {only ? (
        <button
          type="button"
          className="justify-self-start tap text-accent underlined"
          onClick={() => onOnly(null)}
        >
          {t('who.all')}
        </button>
      ) : (
        <p className="sm ter">{t('who.hint')}</p>
      )}
    </section>
  );
}

interface WedgeProps {
  id: SectionId;
  /** Its name, as it fits the wedge and is read on a small plan. */
  short: string;
  hint: string;
  lit: boolean;
  /** The work does without it. */
  absent: boolean;
  pressed: boolean;
  onPress: () => void;
}
function Wedge({ id, short, hint, lit, absent, pressed, onPress }: WedgeProps) {
  const { x, y, turn } = label(id);
  const drums = id === 'percussion';
  return (
    <g
      className={cx(styles.section, lit && styles.lit, absent && styles.absent, pressed && styles.pressed)}
      style={paletteStyle({ key: WEDGES[id].key, mood: 'heroic' })}
      data-section={id}
      data-melody={lit || undefined}
      role="button"
      tabIndex={absent ? -1 : 0}
      aria-disabled={absent || undefined}
      aria-pressed={pressed}
      aria-label={hint}
      onClick={() => !absent && onPress()}
      onKeyDown={event => {
        if (absent || (event.key !== 'Enter' && event.key !== ' ')) return;
        event.preventDefault();
        event.stopPropagation();
        onPress();
      }}
    >
      <path className={styles.wedge} d={arc(WEDGES[id])} />
      {drums && <path className={styles.wedge} d={DRUMS_ARC} />}
      {drums &&
        DRUMS.map(([cx1, cy]) => (
          <circle key={cx1} className={`fill-none ${styles.ring}`} cx={cx1} cy={cy} r={15} />
        ))}
      {rings(id, SEATS[id]).map(([cx1, cy]) => (
        <circle key={`${cx1} ${cy}`} className={`fill-none ${styles.ring}`} cx={cx1} cy={cy} r={4.2} />
      ))}
      <text
        className={`anchor-middle no-events bold fill-sec ${styles.name}`}
        x={x}
        y={y}
        transform={`rotate(${turn} ${x} ${y})`}
      >
        {short}
      </text>
    </g>
  );
}
