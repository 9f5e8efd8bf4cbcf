import type { SeatingPlan } from '#domain/contract/seating-plan.ts';
import {
  at,
  COLORS,
  INK,
  label,
  type Point,
  polygon,
  type Row,
  relative,
  STAGE,
  stroke,
  TERRACE,
  type Zone,
} from './shapes.ts';

const STEP = 20;
const ROW = 24;
const AISLE = 26;
const CATEGORIES = [
  ['P1', '池座中区', 'Stalls centre'],
  ['P2', '池座两侧', 'Stalls sides'],
  ['P3', '池座后区、侧廊', 'Stalls rear, side galleries'],
  ['P4', '楼座', 'Gallery'],
] as const;

interface Place {
  readonly x: number;
  readonly y: number;
  readonly category: string;
  readonly rotation: number;
  readonly kind?: 'wheelchair' | 'companion';
}

function row(zoneId: string, zone: Point, number: number, places: readonly Place[]): Row {
  const origin = relative({ x: places[0]?.x ?? zone.x, y: places[0]?.y ?? zone.y }, zone);
  const absolute = { x: zone.x + origin.x, y: zone.y + origin.y };
  return {
    row_number: String(number),
    row_number_position: 'both',
    position: origin,
    seats: places.map((p, i) => ({
      seat_guid: `${zoneId}-${number}-${i + 1}`,
      seat_number: String(i + 1),
      position: relative(p, absolute),
      category: p.category,
      radius: 7,
      rotation: p.rotation,
      ...(p.kind && { kind: p.kind }),
    })),
  };
}

/** x of the 18 seats of a stalls row: 4, an aisle, 10, an aisle, 4. */
const stallsX = (i: number): number => 500 + (i - 8.5) * STEP + (i < 4 ? -AISLE : i > 13 ? AISLE : 0);

function stalls(): Zone {
  const zone = at(500, 230);
  const rows = Array.from({ length: 14 }, (_, r) =>
    row(
      'P',
      zone,
      r + 1,
      Array.from({ length: 18 }, (_, i): Place => {
        const sides = i < 4 || i > 13;
        const special =
          r === 13
            ? ({ 0: 'wheelchair', 1: 'companion', 16: 'companion', 17: 'wheelchair' } as const)[i]
            : undefined;
        return {
          x: stallsX(i),
          y: 240 + r * ROW,
          category: r >= 10 ? 'P3' : sides ? 'P2' : 'P1',
          rotation: 0,
          ...(special && { kind: special }),
        };
      }),
    ),
  );
  const left = stallsX(0) - 14 - zone.x;
  const right = stallsX(17) + 14 - zone.x;
  const bottom = 240 + 13 * ROW + 16 - zone.y;
  return {
    name: '池座',
    name_en: 'Stalls',
    zone_id: 'P',
    position: zone,
    rows,
    areas: [
      polygon(
        [
          { x: left, y: -6 },
          { x: right, y: -6 },
          { x: right, y: bottom },
          { x: left, y: bottom },
        ],
        TERRACE,
      ),
      label('P', at(0, -14), 15),
    ],
  };
}

/** Two rows along a wall, facing across the hall and turned towards the stage. */
function side(id: string, zh: string, en: string, left: boolean): Zone {
  const sign = left ? -1 : 1;
  const x0 = 500 + sign * 262;
  const zone = at(x0, 240);
  const rows = [0, 1].map(r =>
    row(
      id,
      zone,
      r + 1,
      Array.from(
        { length: 14 },
        (_, i): Place => ({
          x: x0 + sign * r * ROW,
          y: 240 + i * ROW,
          category: 'P3',
          rotation: sign * -60,
        }),
      ),
    ),
  );
  const inner = -sign * 16;
  const outer = sign * (ROW + 16);
  const wall = [
    { x: inner, y: -16 },
    { x: inner, y: 13 * ROW + 16 },
  ];
  return {
    name: zh,
    name_en: en,
    zone_id: id,
    position: zone,
    rows,
    areas: [
      polygon([...wall, { x: outer, y: 13 * ROW + 16 }, { x: outer, y: -16 }], TERRACE),
      stroke(wall, 1.6, INK),
      label(id, at(sign * 12, -34), 15),
    ],
  };
}

function gallery(): Zone {
  const zone = at(500, 640);
  const rows = Array.from({ length: 4 }, (_, r) =>
    row(
      'G',
      zone,
      r + 1,
      Array.from(
        { length: 22 },
        (_, i): Place => ({
          x: 500 + (i - 10.5) * STEP + (i < 11 ? -AISLE / 2 : AISLE / 2),
          y: 640 + r * ROW,
          category: 'P4',
          rotation: 0,
        }),
      ),
    ),
  );
  const half = 10.5 * STEP + AISLE / 2 + 14;
  const front = [
    { x: -half, y: -16 },
    { x: half, y: -16 },
  ];
  return {
    name: '楼座',
    name_en: 'Gallery',
    zone_id: 'G',
    position: zone,
    rows,
    areas: [
      polygon([...front, { x: half, y: 3 * ROW + 16 }, { x: -half, y: 3 * ROW + 16 }], TERRACE),
      stroke(front, 1.6, INK),
      label('G', at(0, -34), 15),
    ],
  };
}

const STAGE_SHAPE: readonly Point[] = [
  { x: 340, y: 60 },
  { x: 660, y: 60 },
  { x: 690, y: 195 },
  { x: 310, y: 195 },
];

/** The Chamber Hall: a shoebox with side galleries and one at the back. */
export const chamberHall = (): SeatingPlan => ({
  name: '和鸣音乐厅室内乐厅',
  categories: CATEGORIES.map(([name, zh, en], i) => ({
    name,
    color: COLORS[i] ?? INK,
    label: zh,
    label_en: en,
  })),
  zones: [
    {
      name: '舞台',
      name_en: 'Stage',
      zone_id: 'stage',
      position: at(0, 0),
      rows: [],
      areas: [polygon(STAGE_SHAPE, STAGE, INK), label('舞台', at(500, 130), 24)],
    },
    stalls(),
    side('L', '左侧廊', 'Left gallery', true),
    side('R', '右侧廊', 'Right gallery', false),
    gallery(),
  ],
  size: { width: 1000, height: 780 },
  stage: { x: 500, y: 150, width: 380, height: 135, points: [...STAGE_SHAPE] },
});
