import { brand } from '#brand';
import type { MapPage, WayId } from '#domain/contract/orchestra.ts';
import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { bike } from '#ui/icon-more.ts';
import styles from './drawing.module.css';
import { ROUTES } from './ways.ts';

const ROADS = [
  ['M-20 420H1340', 34],
  ['M470 -20V850', 34],
  ['M-20 660C300 640 700 700 1340 600', 22],
  ['M820 -20V700', 22],
  ['M-20 200H1340', 16],
  ['M220 200V660', 14],
  ['M640 200V680', 14],
  ['M1060 -20V420', 16],
] as const;

interface Props {
  map: MapPage;
  chosen: WayId;
}

/** The phone shows less of the drawing, with larger words: they stand elsewhere. */
const PLACES = {
  pc: {
    viewBox: '0 0 1320 1000',
    station: { x: 424, y: 472, textAnchor: 'end' },
    street: 256,
    avenue: 120,
    park: 302,
  },
  mobile: { viewBox: '200 120 960 860', station: { x: 496, y: 394 }, street: 218, avenue: 140, park: 290 },
} as const;

/** The streets around the hall as a drawing. The chosen way is the only accent. */
export function Drawing({ map: { names, ways }, chosen }: Props) {
  const t = useCopy('house');
  const { locale, layout } = useTree();
  const zh = locale === 'zh-CN';
  const at = PLACES[layout];
  const way = ways.find(w => w.id === chosen);
  const route = ROUTES[chosen];
  return (
    <svg
      className={`as-block w-full h-full m-min-h-0 n-min-h-0 ${styles.map}`}
      viewBox={at.viewBox}
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label={t('map.label')}
    >
      <path className={styles.water} d="M-20 820C200 740 360 900 600 850S1000 700 1340 790V1020H-20z" />
      <path className={styles.green} d="M60 90h300v260H60z" />
      <path className={styles.green} d="M860 420c120-60 260-20 300 70s-60 160-180 150-230-160-120-220z" />
      {ROADS.map(([d, width]) => (
        <path key={d} className={`fill-none ${styles.road}`} d={d} strokeWidth={width} />
      ))}
      <path
        className={`fill-none ${styles.line}`}
        d="M-20 120C260 150 400 300 440 420S560 720 790 720 1100 560 1340 420"
      />
      <g transform="translate(690 530)">
        <path className={styles.hall} d="M-95-60C-60-110 70-112 104-56L112 62C60 100-66 100-104 60z" />
        <path
          className={`fill-none ${styles.arcs}`}
          d="M-60-30C-30-60 40-60 62-28M-72 0C-36-30 44-30 76 4M-70 34C-40 10 44 10 74 38"
        />
        <path className={styles.stage} d="M-16 40h32v22h-32z" />
      </g>
      <text className={`anchor-middle ${styles.hallName}`} x={690} y={662}>
        {brand.hall[locale]}
      </text>
      <circle className={styles.stop} cx={446} cy={430} r={13} />
      <circle className={styles.stop} cx={990} cy={669} r={13} />
      {/* A phone shows less of the west: the name stands east of the stop, above the road. */}
      <text className={styles.station} {...at.station}>
        {names.station}
      </text>
      <text className={styles.station} x={985} y={716} textAnchor="middle">
        {names.station2}
      </text>
      <text className={styles.street} x={at.street} y={412}>
        {names.street}
      </text>
      <text
        className={zh ? styles.crossZh : styles.street}
        x={464}
        y={at.avenue}
        transform={zh ? undefined : `rotate(90 464 ${at.avenue})`}
      >
        {names.cross}
      </text>
      <text className={`anchor-middle ${styles.park}`} x={at.park} y={334}>
        {names.park}
      </text>
      <text className={`anchor-middle ${styles.park}`} x={990} y={520}>
        {names.pond}
      </text>
      <text className={`anchor-middle ${styles.river}`} x={400} y={930}>
        {names.river}
      </text>
      <Sign x={860} y={300} mark="P1" text={names.garage} />
      <Sign x={570} y={330} mark="B" text={names.bus} />
      <Sign x={900} y={590} text={names.bikes} />
      <path className={`fill-none ${styles.way}`} d={route.path} />
      {way && (
        <text className={styles.wayName} x={route.at[0]} y={route.at[1]}>
          {way.figure}
        </text>
      )}
      <g transform="translate(1030 170)" className={styles.north}>
        <path d="M0-34L12 18 0 8-12 18z" />
        <text className="anchor-middle" y={44}>
          {names.north}
        </text>
      </g>
      <path className={styles.scale} d="M860 950h180M860 943v14M1040 943v14" />
      <text className={`anchor-middle ${styles.scaleName}`} x={950} y={938}>
        {names.scale}
      </text>
    </svg>
  );
}

function Sign({ x, y, mark, text }: { x: number; y: number; mark?: string; text: string }) {
  return (
    <g transform={`translate(${x} ${y})`} className={styles.sign}>
      <rect x={-20} y={-20} width={40} height={40} rx={2} />
      {mark ? (
        <text className={styles.mark} y={8}>
          {mark}
        </text>
      ) : (
        <path
          className={`fill-none ${styles.glyph}`}
          d={bike}
          transform="translate(-14.4 -16.2) scale(1.2)"
        />
      )}
      <text x={30} y={6}>
        {text}
      </text>
    </g>
  );
}
