import type { HallPage } from '#domain/contract/orchestra.ts';
import { useCopy } from '#i18n/copy.ts';
import styles from './section.module.css';
import { FLOOR, LISTENERS, PIPES, PLAYERS, RAYS, SOURCE } from './terraces.ts';

interface LabelProps {
  x: number;
  y: number;
  to: readonly [number, number];
  text: string;
}
function Label({ x, y, to, text }: LabelProps) {
  return (
    <>
      <path className={`fill-none ${styles.thin}`} d={`M${to[0]} ${to[1]}L${x} ${y}`} />
      <text className={`fill-sec anchor-middle ${styles.label}`} x={x} y={y - 8}>
        {text}
      </text>
    </>
  );
}

const person = (x: number, y: number) => `M${x - 4} ${y}v-5q4-5 8 0v5z`;

/** The hall cut along its axis: the only colour is the sound. */
export function Section({ labels }: { labels: HallPage['labels'] }) {
  const t = useCopy('house');
  const [sx, sy] = SOURCE;
  return (
    <svg className="as-block w-full mt-4" viewBox="60 -70 1400 530" role="img" aria-label={t('hall.section')}>
      <path
        className={`fill-none ${styles.shell}`}
        d="M150 400V90Q240 20 330 44T520 52T720 46T920 58T1120 44T1290 70L1378 100V400"
      />
      <path
        className={`fill-none ${styles.thin}`}
        d="M176 380V104Q250 44 335 66T520 72T720 66T920 78T1120 64T1280 88L1352 116V380"
      />
      <path className={`fill-none ${styles.shell}`} d={FLOOR} />
      <path className={`fill-none ${styles.shell}`} d="M196 208H330V352M60 400H1460" />
      {PIPES.map(({ path, lit }) => (
        <path key={path} className={lit ? 'fill-accent' : styles.pipe} d={path} />
      ))}
      {[...LISTENERS, ...PLAYERS].map(([x, y]) => (
        <g key={`${x} ${y}`} className="fill-sec">
          <circle cx={x} cy={y - 13} r={3.6} />
          <path d={person(x, y)} />
        </g>
      ))}
      <path className={`fill-none ${styles.canopy}`} d="M380 190Q450 226 540 186" />
      <path className={`fill-none ${styles.thin}`} d="M392 192V70M530 188V70" />
      {RAYS.map(({ up, down }) => (
        <g key={up.join()} className={styles.ray}>
          <path className="fill-none" d={`M${sx} ${sy}L${up[0]} ${up[1]}L${down[0]} ${down[1]}`} />
          <circle className="fill-accent" cx={up[0]} cy={up[1]} r={3.5} />
          <circle className="fill-accent" cx={down[0]} cy={down[1]} r={4.5} />
        </g>
      ))}
      <g className={styles.source}>
        <circle cx={sx} cy={sy} r={6} />
        <circle cx={sx} cy={sy} r={16} />
        <path className="fill-none" d="M412 350A30 30 0 0 1 468 350" />
      </g>
      <Label x={232} y={-6} to={[250, 70]} text={labels.organ} />
      <Label x={478} y={10} to={[462, 206]} text={labels.canopy} />
      <Label x={800} y={-6} to={[800, 66]} text={labels.ceiling} />
      <Label x={1140} y={10} to={[1340, 130]} text={labels.wall} />
      <path
        className={`fill-none ${styles.thin}`}
        d="M440 424H1300M440 418v12M1300 418v12M1420 64V352M1414 64h12M1414 352h12"
      />
      <text className={`fill-ink anchor-middle ${styles.measure}`} x={870} y={429}>
        {labels.depth}
      </text>
      <text className={`fill-ink anchor-middle ${styles.measure}`} x={1420} y={214}>
        {labels.height}
      </text>
    </svg>
  );
}
