import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { strToU8, zipSync } from 'fflate';

/** Days from today on the hall's calendar, as season files write them. */
export const dayAfter = (days: number): string =>
  new Date(Date.now() + 8 * 3_600_000 + days * 86_400_000).toISOString().slice(0, 10);

const PLAN = {
  name: 'Hall',
  categories: [
    { name: 'A', color: '#8b5e34' },
    { name: 'B', color: '#3d6b70' },
  ],
  zones: [
    {
      name: '池座',
      name_en: 'Stalls',
      zone_id: 'stalls',
      position: { x: 0, y: 0 },
      rows: Array.from({ length: 6 }, (_, r) => ({
        row_number: String(r + 1),
        position: { x: 0, y: r * 24 },
        seats: Array.from({ length: 12 }, (_, n) => ({
          seat_guid: `s${r + 1}-${n + 1}`,
          seat_number: String(n + 1),
          position: { x: n * 22, y: 0 },
          category: r < 3 ? 'A' : 'B',
        })),
      })),
    },
  ],
};

export const CONCERT = 'mahler-4';
/** What is on in a few hours, so that its door may work. */
export const TONIGHT = 'brahms-1';
const SOON = new Date(Date.now() + 12 * 3_600_000).toISOString().slice(0, 16).replace('T', ' ');

/** A season of one concert on two evenings and another one today, as an orchestra would begin. */
const FILES: Readonly<Record<string, () => string>> = {
  'season.yaml': () => `name: { zh: 第一个乐季, en: The first season }
prices:
  usual: { A: 60, B: 35.5 }
series:
  evenings: { zh: 晚间音乐会, en: Evenings }
sale: { daysBefore: 90, at: 09:00 }
limit: 6
`,
  'calendar.yaml': () => `- { programme: ${CONCERT}, at: ${dayAfter(20)} 19:30, hall: hall, prices: usual }
- { programme: ${CONCERT}, at: ${dayAfter(21)} 19:30, hall: hall, prices: usual }
- { programme: ${TONIGHT}, at: ${SOON}, hall: hall, prices: usual }
`,
  'halls/hall.yaml': () => `name: { zh: 市民音乐厅, en: Town Hall }
address: { zh: 河岸路 1 号, en: 1 Riverside }
plan: hall.json
doors:
  - { name: { zh: 南门, en: South door }, zones: [stalls] }
`,
  'halls/hall.json': () => JSON.stringify(PLAN, null, 1),
  'people/ada-lind.md': () => `---
name: { zh: 阿达·林德, en: Ada Lind }
portrait: { seal: 林, instrument: conductor }
---

# zh

指挥。

# en

Conductor.
`,
  [`programmes/${CONCERT}.md`]: () => `---
composer: mahler
name: { zh: 第四交响曲, en: Symphony No. 4 }
type: symphonic
series: evenings
art: { key: G major }
artists:
  - { person: ada-lind, role: conductor }
standfirst: { zh: 最后有个孩子在唱。, en: A child sings at the end. }
works:
  - id: mahler-4
    composer: mahler
    title: { zh: G大调第四交响曲, en: Symphony No. 4 in G major }
    minutes: 55
---

# zh

开头是铃声，末尾是寂静。

# en

Sleigh bells to begin with, silence to end.
`,
  [`programmes/${TONIGHT}.md`]: () => `---
composer: brahms
name: { zh: 第一交响曲, en: Symphony No. 1 }
type: symphonic
series: evenings
art: { key: C minor }
artists:
  - { person: ada-lind, role: conductor }
standfirst: { zh: 写了二十一年。, en: Twenty-one years in the writing. }
works:
  - id: brahms-1
    composer: brahms
    title: { zh: C小调第一交响曲, en: Symphony No. 1 in C minor }
    minutes: 45
---

# zh

定音鼓敲在心跳上。

# en

A drum beats like a heart.
`,
};

/** Writes the season into a folder, with changes by file. */
export function writeSeason(folder: string, changes: Readonly<Record<string, string>> = {}): void {
  for (const [path, text] of Object.entries(FILES)) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, changes[path] ?? text());
  }
}

/** The same as an archive; further files may be added. */
export const packedSeason = (changes: Readonly<Record<string, string>> = {}): Buffer => {
  const files = Object.entries(FILES).map(([path, text]) => [path, text()] as const);
  const all = { ...Object.fromEntries(files), ...changes };
  return Buffer.from(
    zipSync(Object.fromEntries(Object.entries(all).map(([path, text]) => [path, strToU8(text)]))),
  );
};

/** The concert's own file under another name. */
export const renamed = (zh: string, en: string): Readonly<Record<string, string>> => {
  const path = `programmes/${CONCERT}.md`;
  const text = FILES[path]?.() ?? '';
  return {
    [path]: text.replace('name: { zh: 第四交响曲, en: Symphony No. 4 }', `name: { zh: ${zh}, en: ${en} }`),
  };
};
