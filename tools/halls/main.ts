import type { SeatingPlan } from '#domain/contract/seating-plan.ts';
import {
  type Area,
  arc,
  at,
  COLORS,
  INK,
  label,
  type Point,
  polygon,
  type Row,
  radians,
  relative,
  STAGE,
  stroke,
  TERRACE,
  type Zone,
} from './shapes.ts';

/** A terrace: an arc of rows, flatter than concentric with the stage, behind its own parapet. */
interface Terrace {
  readonly id: string;
  readonly zh: string;
  readonly en: string;
  /** Direction from the conductor in degrees: 90 faces the public. */
  readonly angle: number;
  readonly distance: number;
  readonly rows: number;
  /** Seats in the first row, and how many each row adds. */
  readonly first: number;
  readonly growth: number;
  /** Radius of the first row as a multiple of the distance, and the turn of the block. */
  readonly curve: number;
  readonly tilt: number;
}
const t = (
  id: string,
  zh: string,
  en: string,
  angle: number,
  distance: number,
  rows: number,
  first: number,
  growth: number,
  curve: number,
  tilt: number,
): Terrace => ({ id, zh, en, angle, distance, rows, first, growth, curve, tilt });

const TERRACES: readonly Terrace[] = [
  t('A', '池座', 'Stalls', 90, 184, 8, 15, 1.5, 1.16, 0),
  t('B1', '一层左', 'Level 1 left', 136, 380, 7, 12, 0.72, 1.35, 4),
  t('B2', '一层中', 'Level 1 centre', 90, 378, 7, 15, 0.6, 1.3, 0),
  t('B3', '一层右', 'Level 1 right', 44, 380, 7, 12, 0.72, 1.35, -4),
  t('C1', '二层左侧', 'Level 2 far left', 150, 548, 6, 11, 0.6, 1.3, 3),
  t('C2', '二层左', 'Level 2 left', 108, 550, 6, 16, 0.5, 1.25, 2),
  t('C3', '二层右', 'Level 2 right', 72, 550, 6, 16, 0.5, 1.25, -2),
  t('C4', '二层右侧', 'Level 2 far right', 30, 548, 6, 11, 0.6, 1.3, -3),
  t('D1', '左侧厢', 'Left terrace', 180, 204, 6, 9, 0.4, 1.9, -4),
  t('D2', '右侧厢', 'Right terrace', 0, 204, 6, 9, 0.4, 1.9, 4),
  t('E1', '左侧高厢', 'Upper left terrace', 184, 366, 4, 12, 0.5, 1.7, -3),
  t('E2', '右侧高厢', 'Upper right terrace', -4, 366, 4, 12, 0.5, 1.7, 3),
  t('F1', '舞台后左', 'Choir left', 225.5, 214, 5, 5, 0.7, 1.1, 0),
  t('F2', '舞台后', 'Choir centre', 270, 196, 5, 11, 0.8, 1.3, 0),
  t('F3', '舞台后右', 'Choir right', -45.5, 214, 5, 5, 0.7, 1.1, 0),
];

const CENTRE: Point = { x: 700, y: 350 };
const SIZE = { width: 1400, height: 1040 };
const ROW_STEP = 20.5;
const SEAT_STEP = 18.6;
const CATEGORIES = [
  ['P1', '池座中区、一层正面', 'Stalls centre, level 1 front'],
  ['P2', '池座两翼、一层', 'Stalls sides, level 1'],
  ['P3', '池座前排、一层后区', 'Stalls front rows, level 1 rear'],
  ['P4', '二层、侧厢', 'Level 2, side terraces'],
  ['P5', '二层后区、舞台后', 'Level 2 rear, behind the stage'],
  ['P6', '舞台后两侧', 'Behind the stage, sides'],
] as const;

/** `row` counts from 0 at the parapet; `side` is 0 in the middle of the row and 1 at its ends. */
function rank(id: string, row: number, side: number): number {
  if (id === 'A') return row < 2 ? 3 : side > 0.86 ? 2 : 1;
  if (id === 'B2') return row < 4 ? 1 : 2;
  if (id.startsWith('B')) return row < 4 ? 2 : 3;
  if (id === 'C2' || id === 'C3' || id.startsWith('D')) return row < 3 ? 3 : 4;
  if (id.startsWith('C')) return row < 3 ? 4 : 5;
  if (id.startsWith('E')) return row < 2 ? 4 : 5;
  return id === 'F2' ? 5 : 6;
}

/** Wheelchair places at the ends of the rows that a lift reaches, each with a companion's seat beside it. */
function kind(id: string, row: number, index: number, count: number): 'wheelchair' | 'companion' | undefined {
  const reached = (row === 6 && (id === 'B1' || id === 'B3')) || (row === 7 && id === 'A');
  if (!reached) return undefined;
  if (index === 0 || index === count - 1) return 'wheelchair';
  return index === 1 || index === count - 2 ? 'companion' : undefined;
}

function terrace(block: Terrace): Zone {
  const direction = radians(block.angle);
  const facing = radians(block.angle + block.tilt);
  const radius = block.distance * block.curve;
  const anchor = {
    x: Math.cos(direction) * block.distance + CENTRE.x,
    y: Math.sin(direction) * block.distance + CENTRE.y,
  };
  const centre = { x: anchor.x - Math.cos(facing) * radius, y: anchor.y - Math.sin(facing) * radius };
  const zone = at(anchor.x, anchor.y);
  const seatsIn = (row: number): number => Math.round(block.first + block.growth * row);

  const rows: Row[] = Array.from({ length: block.rows }, (_, i) => {
    const count = seatsIn(i);
    const r = radius + i * ROW_STEP;
    const places = Array.from({ length: count }, (_, j) => {
      const angle = facing - ((j - (count - 1) / 2) * SEAT_STEP) / r;
      return { angle, p: { x: centre.x + Math.cos(angle) * r, y: centre.y + Math.sin(angle) * r } };
    });
    const middle = relative({ x: centre.x + Math.cos(facing) * r, y: centre.y + Math.sin(facing) * r }, zone);
    const origin = { x: zone.x + middle.x, y: zone.y + middle.y };
    return {
      row_number: String(i + 1),
      row_number_position: 'both',
      position: middle,
      seats: places.map(({ angle, p }, j) => {
        const side = Math.abs((j - (count - 1) / 2) / ((count - 1) / 2));
        const special = kind(block.id, i, j, count);
        return {
          seat_guid: `${block.id}-${i + 1}-${j + 1}`,
          seat_number: String(j + 1),
          position: relative(p, origin),
          category: `P${rank(block.id, i, side)}`,
          radius: 7,
          rotation: Math.round((angle * 180) / Math.PI - 90),
          ...(special && { kind: special }),
        };
      }),
    };
  });

  const pad = SEAT_STEP * 0.62 + 3;
  const span = (r: number, count: number): number => (((count - 1) / 2) * SEAT_STEP + pad) / r;
  const edge = (r: number, count: number): Point[] => {
    const half = (span(r, count) * 180) / Math.PI;
    const mid = block.angle + block.tilt;
    return arc(centre, r, mid + half, mid - half).map(p => ({ x: p.x - zone.x, y: p.y - zone.y }));
  };
  const inner = edge(radius - ROW_STEP * 0.62, seatsIn(0));
  const outer = edge(radius + (block.rows - 1) * ROW_STEP + ROW_STEP * 0.62, seatsIn(block.rows - 1));
  const labelAt = radius - ROW_STEP * 1.28;
  return {
    name: `${block.zh} ${block.id} 区`,
    name_en: `${block.en}, block ${block.id}`,
    zone_id: block.id,
    level: block.id.charAt(0),
    position: zone,
    rows,
    areas: [
      polygon([...inner, ...outer.reverse()], TERRACE),
      stroke(inner, 1.6, INK),
      label(
        block.id,
        relative(
          { x: centre.x + Math.cos(facing) * labelAt, y: centre.y + Math.sin(facing) * labelAt },
          zone,
        ),
        15,
      ),
    ],
  };
}

/** A quadratic curve, sampled. */
const bend = (from: Point, control: Point, to: Point): Point[] =>
  Array.from({ length: 13 }, (_, i) => {
    const s = i / 12;
    const mix = (a: number, b: number, c: number): number =>
      (1 - s) ** 2 * a + 2 * s * (1 - s) * b + s ** 2 * c;
    return { x: mix(from.x, control.x, to.x), y: mix(from.y, control.y, to.y) };
  });

const STAGE_SHAPE: readonly Point[] = [
  ...bend({ x: -150, y: 112 }, { x: 0, y: 138 }, { x: 150, y: 112 }),
  ...bend({ x: 128, y: -70 }, { x: 0, y: -128 }, { x: -128, y: -70 }),
];

function stage(): Zone {
  const risers: Area[] = [0, 1, 2, 3].map(i =>
    stroke(arc({ x: 0, y: 64 }, 52 + i * 27, 200 - i * 3, 340 + i * 3), 1, '#D5D2CB'),
  );
  const podium = polygon(
    [
      { x: -9, y: 74 },
      { x: 9, y: 74 },
      { x: 9, y: 88 },
      { x: -9, y: 88 },
    ],
    INK,
  );
  return {
    name: '舞台',
    name_en: 'Stage',
    zone_id: 'stage',
    position: CENTRE,
    rows: [],
    areas: [polygon(STAGE_SHAPE, STAGE, INK), ...risers, podium, label('舞台', at(0, 20), 24)],
  };
}

/** The Grand Hall: fifteen vineyard terraces around the stage. */
export const mainHall = (): SeatingPlan => ({
  name: '和鸣音乐厅大音乐厅',
  categories: CATEGORIES.map(([name, zh, en], i) => ({
    name,
    color: COLORS[i] ?? INK,
    label: zh,
    label_en: en,
  })),
  zones: [stage(), ...TERRACES.map(terrace)],
  size: SIZE,
  stage: {
    x: CENTRE.x,
    y: CENTRE.y + 81,
    width: 300,
    height: 240,
    points: STAGE_SHAPE.map(p => at(p.x + CENTRE.x, p.y + CENTRE.y)),
  },
});
