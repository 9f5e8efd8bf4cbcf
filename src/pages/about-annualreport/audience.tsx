import { useId } from 'react';
import type { Report } from '#domain/contract/orchestra.ts';
import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { colon, comma, listed } from '#lib/listed.ts';
import styles from './charts.module.css';

const point = (radius: number, angle: number): string =>
  `${(350 + radius * Math.cos(angle)).toFixed(1)} ${(340 + radius * Math.sin(angle)).toFixed(1)}`;
const GAP = 0.012;
/** On the phone the words are larger, and lie a little higher. */
const FAN = {
  pc: { viewBox: '-70 0 840 400', attendance: 310, visits: 346 },
  mobile: { viewBox: '-140 -10 980 410', attendance: 292, visits: 336 },
} as const;

/** Who listens, by age: the seats of a hall seen from above. */
export function Audience({ report: { audience, attendance, audienceText } }: { report: Report }) {
  const t = useCopy('about');
  const { locale, layout } = useTree();
  const fan = FAN[layout];
  const id = useId();
  const list = listed(
    audience.map(a => `${a.name} ${a.share}%`),
    locale,
    comma,
  );
  let share = 0;
  const parts = audience.map((part, i) => {
    const from = -Math.PI + (share / 100) * Math.PI;
    share += part.share;
    const to = -Math.PI + (share / 100) * Math.PI;
    return { ...part, from, to, middle: (from + to) / 2, place: i };
  });
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{t('report.audience')}</h2>
      <svg
        className="as-block w-full spill mt-6"
        viewBox={fan.viewBox}
        role="img"
        aria-label={listed([t('report.audience'), list], locale, colon)}
      >
        {parts.map(({ name, share: value, from, to, middle, place }) => {
          const [x = '0', y = '0'] = point(235, middle).split(' ');
          const [lx = '0', ly = '0'] = point(312, middle).split(' ');
          const side = Math.cos(middle);
          return (
            <g key={name} className={styles[`age${place}`]}>
              <path
                d={`M${point(180, from + GAP)}A180 180 0 0 1 ${point(180, to - GAP)}L${point(290, to - GAP)}A290 290 0 0 0 ${point(290, from + GAP)}z`}
              />
              <text className={`anchor-middle ${styles.share}`} x={x} y={Number(y) + 8}>
                {`${value}%`}
              </text>
              <text
                className={`fill-sec ${styles.age}`}
                x={lx}
                y={ly}
                textAnchor={side < -0.25 ? 'end' : side > 0.25 ? 'start' : 'middle'}
              >
                {name}
              </text>
            </g>
          );
        })}
        <text className={`anchor-middle fill-ink ${styles.attendance}`} x="350" y={fan.attendance}>
          {attendance.toLocaleString('en-US')}
        </text>
        <text className={`anchor-middle fill-sec ${styles.visits}`} x="350" y={fan.visits}>
          {t('report.visits')}
        </text>
      </svg>
      <p className="sec mt-4 lh-9">{audienceText}</p>
    </section>
  );
}
