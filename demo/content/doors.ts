import type { Bilingual } from '#domain/text.ts';
import { t } from '#server/catalogue/text.ts';
import type { Door } from '#server/catalogue/types.ts';

interface Plan {
  readonly zones: readonly { readonly zone_id: string; readonly name: string }[];
}
const gate = (n: number): Bilingual => t(`${n} 号门`, `Gate ${n}`);

/** Which gate leads to which blocks, by the blocks' letters in the plans. */
const GATES: Readonly<Record<string, readonly (readonly [gate: number, blocks: string])[]>> = {
  main: [
    [1, 'A B2 F2'],
    [2, 'B1 C1 C2 D1 E1 F1'],
    [3, 'B3 C3 C4 D2 E2 F3'],
  ],
  chamber: [[4, 'P L R G']],
  lawn: [[6, 'A B C D E F G H']],
};

/** The gates of a hall with the names of the zones behind each: tickets, questions and the map tell the same. */
export const doorsOf = (hall: string, plan: unknown): readonly Door[] =>
  (GATES[hall] ?? []).map(([n, blocks]) => ({
    name: gate(n),
    zones: (plan as Plan).zones.filter(z => blocks.split(' ').includes(z.zone_id)).map(z => z.name),
  }));

/** Without a step, for wheelchairs and whoever would rather have none. */
export const STEP_FREE = gate(5);

const told = (hall: string, locale: keyof Bilingual): string =>
  (GATES[hall] ?? [])
    .map(([n, blocks]) => {
      const names = blocks.replaceAll(' ', locale === 'zh' ? '、' : ', ');
      return locale === 'zh' ? `${gate(n).zh}：${names} 区` : `${gate(n).en}: ${names}`;
    })
    .join(locale === 'zh' ? '；' : '; ');

/** Every gate with its blocks. */
export const gatesText: Bilingual = t(
  `门号写在票上。大音乐厅${told('main', 'zh')}。室内乐厅走 4 号门，听松草坪走 6 号门。`,
  `Your ticket names your gate. Grand Hall, by block: ${told('main', 'en')}. The Chamber Hall has gate 4, the lawn gate 6.`,
);
