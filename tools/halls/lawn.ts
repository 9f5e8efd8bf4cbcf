import type { SeatingPlan } from '#domain/contract/seating-plan.ts';
import {
  arc,
  at,
  COLORS,
  INK,
  label,
  type Point,
  polygon,
  radians,
  relative,
  STAGE,
  type Zone,
} from './shapes.ts';

/** An area of the lawn: 5 rows of 15 numbered places on an arc around the shell. */
interface Plot {
  readonly id: string;
  /** Degrees from the shell's axis (0 is straight in front), and the distance of its first row. */
  readonly angle: number;
  readonly distance: number;
  readonly category: 'P1' | 'P2' | 'P3';
}
const PLOTS: readonly Plot[] = [
  { id: 'A', angle: -61, distance: 290, category: 'P2' },
  { id: 'B', angle: 0, distance: 290, category: 'P1' },
  { id: 'C', angle: 61, distance: 290, category: 'P2' },
  { id: 'D', angle: -55.5, distance: 490, category: 'P3' },
  { id: 'E', angle: -18.5, distance: 490, category: 'P2' },
  { id: 'F', angle: 18.5, distance: 490, category: 'P2' },
  { id: 'G', angle: 55.5, distance: 490, category: 'P3' },
  { id: 'H', angle: 0, distance: 690, category: 'P3' },
];
const SHELL: Point = { x: 620, y: 90 };
const PER_ROW = 15;
const ROWS = 5;
const STEP = 19;
const ROW_STEP = 30;
const GRASS = '#E3E9DC';
const CATEGORIES = [
  ['P1', '中前区', 'Front centre'],
  ['P2', '前区两侧、中区', 'Front sides, middle'],
  ['P3', '后区与外侧', 'Rear and outer'],
] as const;

function plot({ id, angle, distance, category }: Plot): Zone {
  const facing = 90 - angle;
  const on = (radius: number, degrees: number): Point => ({
    x: SHELL.x + Math.cos(radians(degrees)) * radius,
    y: SHELL.y + Math.sin(radians(degrees)) * radius,
  });
  const anchor = on(distance, facing);
  const zone = at(anchor.x, anchor.y);
  const rows = Array.from({ length: ROWS }, (_, r) => {
    const radius = distance + r * ROW_STEP;
    const middle = relative(on(radius, facing), zone);
    const origin = { x: zone.x + middle.x, y: zone.y + middle.y };
    return {
      row_number: String(r + 1),
      row_number_position: 'both' as const,
      position: middle,
      seats: Array.from({ length: PER_ROW }, (_, i) => {
        const degrees = facing - (((i - (PER_ROW - 1) / 2) * STEP) / radius) * (180 / Math.PI);
        // The path beside area C is paved: wheelchairs stand at the end of its rows, companions beside them.
        const special = id === 'C' && r < 4 ? ({ 14: 'wheelchair', 13: 'companion' } as const)[i] : undefined;
        return {
          seat_guid: `${id}-${r + 1}-${i + 1}`,
          seat_number: String(i + 1),
          position: relative(on(radius, degrees), origin),
          category,
          radius: 7,
          rotation: Math.round(degrees - 90),
          ...(special && { kind: special }),
        };
      }),
    };
  });
  const edge = (radius: number): Point[] => {
    const half = ((((PER_ROW - 1) / 2) * STEP + 16) / radius) * (180 / Math.PI);
    return arc(SHELL, radius, facing + half, facing - half).map(p => ({ x: p.x - zone.x, y: p.y - zone.y }));
  };
  const ground = [...edge(distance - 18), ...edge(distance + (ROWS - 1) * ROW_STEP + 18).reverse()];
  return {
    name: `草坪 ${id} 区`,
    name_en: `Lawn, area ${id}`,
    zone_id: id,
    level: 'lawn',
    position: zone,
    rows,
    areas: [polygon(ground, GRASS), label(id, relative(on(distance - 32, facing), zone), 15)],
  };
}

const STAGE_SHAPE: readonly Point[] = [
  ...arc({ x: SHELL.x, y: 150 }, 120, 180, 360),
  { x: 760, y: 190 },
  { x: 480, y: 190 },
];

/** The lawn behind the hall: numbered places by area in front of the shell. */
export const lawn = (): SeatingPlan => ({
  name: '和鸣音乐厅听松草坪',
  categories: CATEGORIES.map(([name, zh, en], i) => ({
    name,
    color: COLORS[i * 2] ?? INK,
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
      areas: [polygon(STAGE_SHAPE, STAGE, INK), label('舞台', at(620, 140), 24)],
    },
    ...PLOTS.map(plot),
  ],
  size: { width: 1240, height: 980 },
  stage: { x: 620, y: 150, width: 280, height: 160, points: STAGE_SHAPE.map(p => at(p.x, p.y)) },
});
