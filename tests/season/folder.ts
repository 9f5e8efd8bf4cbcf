import type { SourceFile } from '#server/season/source.ts';

const PLAN = {
  name: 'Saal',
  categories: [
    { name: 'A', color: '#000' },
    { name: 'B', color: '#555' },
  ],
  zones: [
    {
      name: 'Parkett',
      zone_id: 'p',
      position: { x: 0, y: 0 },
      rows: ['A', 'B'].map((category, r) => ({
        row_number: String(r + 1),
        position: { x: 0, y: r * 20 },
        seats: [1, 2, 3].map(n => ({
          seat_guid: `${category}-${n}`,
          seat_number: String(n),
          position: { x: n * 20, y: 0 },
          category,
        })),
      })),
    },
  ],
};

/** A small season that is right: what a test changes is what it is about. */
export const SMALL: Readonly<Record<string, string>> = {
  'season.yaml': `name: { zh: 小乐季, en: A small season }
prices:
  usual: { A: 60, B: 35.5 }
series:
  evenings: { zh: 晚间, en: Evenings }
rooms:
  foyer: { zh: 前厅, en: Foyer }
`,
  'calendar.yaml': `- { programme: brahms, at: 2027-03-05 19:30, hall: saal, prices: usual }
- { programme: brahms, at: 2027-03-06 19:30, hall: saal, prices: usual, members: 2 }
`,
  'halls/saal.yaml': `name: { zh: 大厅, en: Hall }
plan: saal.json
doors:
  - { name: { zh: 一号门, en: Gate 1 }, zones: [p] }
`,
  'halls/saal.json': JSON.stringify(PLAN, null, 1),
  'people/ada-lind.md': `---
name: { zh: 阿达·林德, en: Ada Lind }
portrait: { seal: 林, instrument: conductor }
---

# zh

指挥。

# en

Conductor.
`,
  'programmes/brahms.md': `---
composer: brahms
name: { zh: 第四交响曲, en: Symphony No. 4 }
type: symphonic
series: evenings
art: { key: E minor }
artists:
  - { person: ada-lind, role: conductor }
standfirst: { zh: 三十级石阶。, en: Thirty steps of stone. }
works:
  - id: op98
    composer: brahms
    title: { zh: e小调第四交响曲, en: Symphony No. 4 in E minor }
    minutes: 41
---

# zh

引子。

正文。

# en

A lead.

A text.
`,
};

const bytes = (text: string): number => new TextEncoder().encode(text).length;

/** The files of a season: the small one with changes; null takes a file away. */
export function folder(changes: Readonly<Record<string, string | null>> = {}): SourceFile[] {
  return Object.entries({ ...SMALL, ...changes }).flatMap(([path, text]) =>
    text === null ? [] : [{ path, text, bytes: bytes(text) }],
  );
}

/** A file of the small season with one text of it changed. */
export function edited(path: string, from: string | RegExp, to: string): Record<string, string> {
  const text = SMALL[path] ?? '';
  const changed = text.replace(from, to);
  if (changed === text) throw new Error(`${path} has no ${String(from)}`);
  return { [path]: changed };
}
