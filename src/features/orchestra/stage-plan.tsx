import { type KeyboardEvent, useRef } from 'react';
import { arc, DRUMS, DRUMS_ARC, label, rings, WEDGES } from '#art/stage.ts';
import type { Section, SectionId } from '#domain/contract/orchestra.ts';
import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { cx } from '#ui/class-names.ts';
import { paletteStyle } from '#ui/palette-style.ts';
import styles from './stage-plan.module.css';

interface Props {
  sections: readonly Section[];
  value: SectionId;
  onChange: (section: SectionId) => void;
  /** Id of the panel that shows the chosen section. */
  controls: string;
}

/**
 * The stage from above: a wedge per section, a ring per player. One tab stop; the arrows walk from section to section,
 * Home and End go to the first and the last. The same names stand below as text.
 */
export function StagePlan({ sections, value, onChange, controls }: Props) {
  const t = useCopy('about');
  const zh = useTree().locale === 'zh-CN';
  const ref = useRef<SVGSVGElement>(null);
  const walk = (event: KeyboardEvent) => {
    const at = sections.findIndex(s => s.id === value);
    const steps: Partial<Record<string, number>> = {
      ArrowRight: at + 1,
      ArrowDown: at + 1,
      ArrowLeft: at - 1,
      ArrowUp: at - 1,
      Home: 0,
      End: sections.length - 1,
    };
    const to = steps[event.key];
    const next = to === undefined ? undefined : sections[(to + sections.length) % sections.length];
    if (!next) return;
    event.preventDefault();
    onChange(next.id);
    ref.current?.querySelector<SVGGElement>(`[data-section="${next.id}"]`)?.focus();
  };
  return (
    <svg
      ref={ref}
      className="as-block w-full spill"
      viewBox="-520 -540 1040 590"
      role="group"
      aria-label={t('stage.label')}
    >
      <path
        className={styles.floor}
        d="M-505 16L-470 -190C-420 -420 -260 -534 0 -534S420 -420 470 -190L505 16Q0 74 -505 16z"
      />
      {sections.map(section => (
        <g
          key={section.id}
          data-section={section.id}
          className={cx('pointer', styles.section, section.id === value && styles.on)}
          style={paletteStyle({ key: WEDGES[section.id].key, mood: 'heroic' })}
          role="button"
          tabIndex={section.id === value ? 0 : -1}
          aria-pressed={section.id === value}
          aria-controls={controls}
          aria-label={t('stage.section', { name: section.name, count: section.players.length })}
          onClick={() => onChange(section.id)}
          onKeyDown={event => {
            if (event.key !== 'Enter' && event.key !== ' ') return walk(event);
            event.preventDefault();
            onChange(section.id);
          }}
        >
          <Wedge section={section} small={!zh} />
        </g>
      ))}
      <path className="fill-accent" d={zh ? 'M-26-34h52v40h-52z' : 'M-36-34h72v40h-72z'} />
      <text className={`anchor-middle ${styles.conductor}`} x="0" y="-13">
        {t('stage.conductor')}
      </text>
      <text className={`anchor-middle ${styles.audience}`} x="0" y="36">
        {t('stage.audience')}
      </text>
    </svg>
  );
}

/** Letters of the alphabet take more room along the row than the characters of a name do. */
function Wedge({ section: { id, name, players }, small }: { section: Section; small: boolean }) {
  const { x, y, turn, size } = label(id);
  const drums = id === 'percussion';
  // The timpanist sits behind the others: the ring is at the drums.
  const seated = drums ? players.length - 1 : players.length;
  return (
    <>
      <path className={styles.wedge} d={arc(WEDGES[id])} />
      {drums && <path className={styles.wedge} d={DRUMS_ARC} />}
      {drums &&
        DRUMS.map(([cx1, cy]) => (
          <circle key={cx1} className={`fill-none ${styles.ring}`} cx={cx1} cy={cy} r={15} />
        ))}
      {rings(id, seated).map(([cx1, cy]) => (
        <circle key={`${cx1} ${cy}`} className={`fill-none ${styles.ring}`} cx={cx1} cy={cy} r={4.2} />
      ))}
      <text
        className={`anchor-middle no-events bold ${styles.name}`}
        x={x}
        y={y}
        transform={`rotate(${turn} ${x} ${y})`}
        fontSize={small ? size - 1.5 : size}
      >
        {name}
      </text>
    </>
  );
}
