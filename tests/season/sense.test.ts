import { describe, expect, it } from 'vitest';
import { checkSeason } from '#server/season/check.ts';
import { folder, SMALL } from './folder.ts';

/** Values that each are what their field asks for, and that make no sense. */

const DAY = { today: '2027-01-10', relative: false };
const faultsOf = (files: Readonly<Record<string, string>>): string[] =>
  checkSeason(folder(files), DAY).faults.map(f => `${f.file} ${f.field}: ${f.words.en}`);

const ART = 'art: { key: C major }';
const WHOLE: Readonly<Record<string, string>> = {
  ...SMALL,
  'calendar.yaml': `- { programme: brahms, at: 2027-03-05 19:30, hall: saal, prices: usual, limit: 4, sale: 2027-02-01 10:00 }
- { programme: brahms, at: 2027-03-07 19:30, was: 2027-03-06 19:30, state: moved, hall: saal, prices: usual, members: 2 }
`,
  'offers/ten.yaml': `kind: coupon
title: Ten
description: Ten uses
value: { by: times, worth: 60, each: 10 }
from: 2027-01-01 10:00
until: 2027-06-01 10:00
terms: { families: [ seat ], types: [ symphonic ], weekdays: [ 1, 2 ], excludes: [ promotion ] }
code: { word: TEN, limit: 5 }
`,
  'offers/off.yaml': `kind: pack
title: Off
description: Off
value: { by: percent, percent: 15 }
terms: { families: [ seat ], minLevel: 2, places: 3 }
code: { word: OFF, limit: 5 }
`,
  'cards/ten.yaml': `kind: times
name: Ten
lead: Ten
gives: [ Ten ]
price: 500
days: 365
activateWithin: 365
grants: { offerId: ten, times: 10, each: 60 }
perMember: 2
${ART}
fields:
  - { name: name, kind: text, label: Name, min: 2, max: 40, pattern: "[^<>]+" }
  - { name: sort, kind: one, label: Sort, options: [ { value: a, label: A } ] }
  - { name: other, kind: text, label: Other, visibleWhen: { field: sort, is: [ a ] } }
`,
  'packages/two.yaml': `name: Two
kicker: Two
lead: Two
gives: [ Two ]
${ART}
programs: [ brahms ]
pick: 1
saving: { kind: percent, percent: 12 }
opens: 2027-01-20 10:00
closes: 2027-03-01 10:00
limit: 4
`,
  'shows/tour.md': `---
kind: tour
title: Tour
standfirst: Tour
${ART}
room: foyer
ages: All
minutes: 60
types:
  - { code: place, name: Place, note: One, price: 10, max: 4 }
  - { code: pair, name: Pair, note: Two, price: 18, admits: 2, max: 2 }
capacity: 12
dates:
  - { at: 2027-03-05 16:00, sale: 2027-02-01 10:00 }
---

# zh

看。

# en

Look.
`,
  'products/scarf.md': `---
kind: gift
title: Scarf
standfirst: Scarf
${ART}
delivery: parcel
variants:
  - { code: red, name: Red, note: Red, price: 30 }
  - { code: blue, name: Blue, note: Blue, price: 30 }
stock: 20
withheld: 5
limit: 3
---

# zh

围巾。

# en

A scarf.
`,
  'search.yaml': 'same: [ "票, tickets" ]\n',
};

const SLIPS: readonly (readonly [file: string, from: string, to: string, said: string])[] = [
  ['season.yaml', 'A: 60', 'A: 60000000', 'must be at most 10000000'],
  ['season.yaml', 'series:', 'limit: 0\nseries:', 'limit: must be at least 1'],
  ['season.yaml', 'series:', 'sale: { daysBefore: 9, at: 25:00 }\nseries:', 'is no time of day'],
  ['calendar.yaml', 'limit: 4', 'limit: 0', 'must be at least 1'],
  ['calendar.yaml', 'members: 2', 'members: 9', 'must be at most 6'],
  ['calendar.yaml', 'sale: 2027-02-01', 'sale: 2028-02-01', 'after the beginning'],
  ['calendar.yaml', 'state: moved, ', '', 'only a moved one has it'],
  ['calendar.yaml', 'at: 2027-03-07', 'at: 2027-03-06', 'is the new time'],
  ['halls/saal.yaml', '[p]', '[p, p]', '“p” stands here twice'],
  ['programmes/brahms.md', 'works:\n', 'works:\n  - interval\n', 'an interval stands between two works'],
  [
    'programmes/brahms.md',
    'role: conductor }',
    'role: conductor }\n  - { person: ada-lind, role: conductor }',
    'twice',
  ],
  [
    'programmes/brahms.md',
    'works:\n',
    'works:\n  - { id: op98, composer: brahms, title: Four, minutes: 3 }\n',
    '“op98” stands here twice',
  ],
  ['offers/ten.yaml', 'each: 10', 'each: 0', 'must be at least 1'],
  ['offers/ten.yaml', 'until: 2027', 'until: 2026', 'is not after the beginning'],
  ['offers/ten.yaml', 'symphonic', 'symphony', 'must be one of'],
  ['offers/ten.yaml', '1, 2', '1, 7', 'must be at most 6'],
  ['offers/ten.yaml', '[ seat ]', '[]', 'must not be empty'],
  ['offers/ten.yaml', '[ promotion ]', '[ promotions ]', 'must be one of'],
  ['offers/ten.yaml', 'word: TEN', 'word: off', 'is the code of'],
  ['offers/off.yaml', 'percent: 15', 'percent: 0.15', 'must be at least 1'],
  ['offers/off.yaml', 'percent: 15', 'percent: 150', 'must be at most 100'],
  ['offers/off.yaml', 'percent: 15', 'percent: -15', 'must be at least 1'],
  ['offers/off.yaml', 'minLevel: 2', 'minLevel: 7', 'must be at most 6'],
  ['offers/off.yaml', 'places: 3', 'places: 0', 'must be at least 1'],
  ['cards/ten.yaml', 'days: 365', 'days: 0', 'must be at least 1'],
  ['cards/ten.yaml', 'times: 10', 'times: 0', 'must be at least 1'],
  ['cards/ten.yaml', 'each: 60', 'each: 6000', 'is not the 60.00 of the offer'],
  ['cards/ten.yaml', 'grants: { offerId: ten, times: 10, each: 60 }', '', 'a times card says'],
  ['cards/ten.yaml', 'max: 40', 'max: 1', 'is less than 2'],
  ['cards/ten.yaml', '[^<>]+', '[^<>+', 'no pattern that a form understands'],
  ['cards/ten.yaml', 'name: other', 'name: name', 'twice'],
  ['cards/ten.yaml', 'field: sort', 'field: short', 'there is no field “short”'],
  ['cards/ten.yaml', ', options: [ { value: a, label: A } ]', '', 'has nothing to choose from'],
  ['packages/two.yaml', 'pick: 1', 'pick: 4', 'is more than the 1 to choose from'],
  ['packages/two.yaml', '[ brahms ]', '[ brahms, brahms ]', '“brahms” stands here twice'],
  ['packages/two.yaml', '[ brahms ]', '[]', 'must not be empty'],
  ['packages/two.yaml', 'percent: 12', 'percent: 100', 'must be less than 100'],
  ['packages/two.yaml', 'closes: 2027-03', 'closes: 2027-01', 'is not after the beginning'],
  ['packages/two.yaml', 'limit: 4', 'limit: 0', 'must be at least 1'],
  ['shows/tour.md', 'code: pair', 'code: place', '“place” stands here twice'],
  ['shows/tour.md', 'admits: 2', 'admits: 20', 'is more than the 12 places'],
  ['shows/tour.md', 'capacity: 12', 'capacity: 0', 'must be at least 1'],
  ['shows/tour.md', 'sale: 2027', 'sale: 2028', 'after the beginning'],
  ['products/scarf.md', 'code: blue', 'code: red', '“red” stands here twice'],
  ['products/scarf.md', 'withheld: 5', 'withheld: 50', 'is more than the 20 in stock'],
  ['search.yaml', '票, tickets', '票', 'is one word'],
];

/** What is meant as something that is filled in, as hands write it. */
const BRACES = [
  '{新大陆}',
  '{refnds}',
  '{{refunds}}',
  '{ refunds }',
  `$${'{refunds}'}`,
  '｛refunds｝',
  '{hall.mane.doors}',
];

describe('values that make no sense together', () => {
  it('are not in a season that is right', () => {
    expect(faultsOf(WHOLE)).toEqual([]);
  });
  it.each(SLIPS)('in %s: %s → %s', (file, from, to, said) => {
    const text = WHOLE[file] ?? '';
    expect(text).toContain(from);
    const faults = faultsOf({ ...WHOLE, [file]: text.replace(from, () => to) });
    expect(faults.join('\n')).toContain(said);
    expect(faults.length, faults.join('\n')).toBeLessThan(4);
  });
  it.each(BRACES)('nor does %s that nothing fills', words => {
    const text = (WHOLE['programmes/brahms.md'] ?? '').replace('三十级石阶', () => `石阶${words}`);
    const faults = faultsOf({
      ...WHOLE,
      'programmes/brahms.md': text
        .replace('{ zh: 石阶', '{ zh: "石阶')
        .replace('。, en: Thirty', '。", en: Thirty'),
    });
    expect(faults).toEqual([`programmes/brahms.md ${words}: is nothing that can be filled in`]);
  });
});

describe('a file with a fault', () => {
  it('is named, and not all texts that take something from it', () => {
    const text = (WHOLE['programmes/brahms.md'] ?? '').replace(
      '引子',
      '{limit} {organPipes} {hall.saal.doors}',
    );
    const said = faultsOf({
      ...WHOLE,
      'programmes/brahms.md': text,
      'season.yaml': (WHOLE['season.yaml'] ?? '').replace('A: 60', 'A: 2,8,0'),
    });
    expect(
      said.every(fault => fault.startsWith('season.yaml')),
      said.join('\n'),
    ).toBe(true);
    expect(said.length).toBeGreaterThan(0);
  });
});
