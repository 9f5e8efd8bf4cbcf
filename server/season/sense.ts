import type { Bilingual } from '#domain/text.ts';
import type { HallFile, ProgrammeFile } from '../catalogue/shapes/programmes.ts';
import type { CardFile, OfferFile, PackFile, ProductFile, ShowFile } from '../catalogue/shapes/sale.ts';
import { t } from '../catalogue/text.ts';
import type { Dated, Performance, ShowDate } from './dated.ts';
import type { Work } from './resolve.ts';
import type { Entry } from './source.ts';

/** Whether the values of a file make sense together. Each alone has been judged by its shape. */

const TWICE = t('写了两次', 'stands here twice');
const NONE_OF_IT = t('最小为 1', 'must be at least 1');
const BEFORE = t('不晚于开始', 'is not after the beginning');
const AFTER_START = t('开售晚于开演', 'the sale would open after the beginning');

/** Says of each that was there before. */
function once(work: Work, entry: Entry, list: readonly string[], path: (i: number) => PropertyKey[]): void {
  list.forEach((id, i) => {
    if (list.indexOf(id) < i) work.fault(entry, path(i), t(`“${id}”${TWICE.zh}`, `“${id}” ${TWICE.en}`));
  });
}

function programmes(work: Work): void {
  for (const entry of work.of('program')) {
    const { type, works, artists } = entry.value as ProgrammeFile;
    // Of the past all is kept as it was written down.
    if (type === 'archive') continue;
    const ids = works.map((one, i) => (one === 'interval' ? `interval ${i}` : one.id));
    once(work, entry, ids, i => ['works', i, 'id']);
    works.forEach((one, i) => {
      const next = works[i + 1];
      if (one === 'interval' && (i === 0 || next === undefined || next === 'interval'))
        work.fault(entry, ['works', i], t('休息应在两部作品之间', 'an interval stands between two works'));
    });
    const parts = artists.map(
      ({ person, role }) => `${person}: ${typeof role === 'string' ? role : role.en}`,
    );
    once(work, entry, parts, i => ['artists', i]);
  }
}

function halls(work: Work): void {
  for (const entry of work.of('hall'))
    (entry.value as HallFile).doors.forEach((door, n) => {
      once(work, entry, door.zones, i => ['doors', n, 'zones', i]);
    });
}

function offers(work: Work): void {
  const words = new Map<string, string>();
  for (const entry of work.of('offer')) {
    const { from, until, code } = work.value(entry) as Dated<OfferFile>;
    if (from && until && until <= from) work.fault(entry, ['until'], BEFORE);
    if (!code) continue;
    const word = code.word.toUpperCase();
    const other = words.get(word);
    if (other)
      work.fault(entry, ['code', 'word'], t(`与 ${other} 是同一个优惠码`, `is the code of ${other}, too`));
    words.set(word, entry.file);
  }
}

function cards(work: Work): void {
  for (const entry of work.of('card')) {
    const { kind, grants, fields } = entry.value as CardFile;
    if (kind === 'times' && !grants)
      work.fault(
        entry,
        ['grants'],
        t('次卡须写明给几次、每次多少', 'a times card says how often, and what a use is worth'),
      );
    form(work, entry, fields);
  }
  for (const entry of work.of('form')) form(work, entry, entry.value.fields);
}

function form(work: Work, entry: Entry, fields: CardFile['fields']): void {
  const names = fields.map(field => field.name);
  once(work, entry, names, i => ['fields', i, 'name']);
  fields.forEach((field, i) => {
    const say = (key: string, words: Bilingual): void => work.fault(entry, ['fields', i, key], words);
    if ((field.max ?? Number.POSITIVE_INFINITY) < (field.min ?? 0))
      say('max', t(`小于 ${field.min}`, `is less than ${field.min}`));
    if ((field.ageTo ?? Number.POSITIVE_INFINITY) < (field.ageFrom ?? 0))
      say('ageTo', t(`小于 ${field.ageFrom}`, `is less than ${field.ageFrom}`));
    if ((field.kind === 'one' || field.kind === 'many') && !field.options?.length)
      say('options', t('没有可选的内容', 'has nothing to choose from'));
    if (field.visibleWhen && !names.includes(field.visibleWhen.field))
      say(
        'visibleWhen',
        t(`没有“${field.visibleWhen.field}”这一栏`, `there is no field “${field.visibleWhen.field}”`),
      );
  });
}

function sold(work: Work): void {
  for (const entry of work.of('pack')) {
    const { programs, pick, opens, closes } = work.value(entry) as Dated<PackFile>;
    once(work, entry, programs, i => ['programs', i]);
    if (pick > programs.length)
      work.fault(
        entry,
        ['pick'],
        t(`只有 ${programs.length} 套节目`, `is more than the ${programs.length} to choose from`),
      );
    if (closes !== undefined && closes <= opens) work.fault(entry, ['closes'], BEFORE);
  }
  for (const entry of work.of('show')) {
    const { types, capacity } = entry.value as ShowFile;
    once(
      work,
      entry,
      types.map(type => type.code),
      i => ['types', i, 'code'],
    );
    types.forEach(({ admits }, i) => {
      if (admits > capacity)
        work.fault(
          entry,
          ['types', i, 'admits'],
          t(`多于 ${capacity} 个名额`, `is more than the ${capacity} places`),
        );
    });
  }
  for (const entry of work.of('product')) {
    const { variants, stock, withheld } = entry.value as ProductFile;
    once(
      work,
      entry,
      variants.map(one => one.code),
      i => ['variants', i, 'code'],
    );
    if (stock !== null && withheld > stock)
      work.fault(entry, ['withheld'], t(`多于库存 ${stock}`, `is more than the ${stock} in stock`));
  }
}

/** Of an evening, or of the date of a show. */
function dated(
  work: Work,
  { entry, body, said }: Performance | ShowDate,
  path: readonly PropertyKey[],
): void {
  if (body.startsAt === 0) return;
  if ('limit' in body && work.find('program', body.programId)?.value.type !== 'archive')
    for (const field of ['limit', 'minutes'] as const)
      if (said[field as never] === 0) work.fault(entry, [...path, field], NONE_OF_IT);
  if (body.saleFrom > body.startsAt) work.fault(entry, [...path, 'sale'], AFTER_START);
  if (said.was !== undefined && said.state === 'on')
    work.fault(
      entry,
      [...path, 'was'],
      t('只有改期的场次才有原定时间；请写 state: moved', 'only a moved one has it; write state: moved'),
    );
  if (said.state === 'moved' && 'movedFrom' in body && body.movedFrom === body.startsAt)
    work.fault(entry, [...path, 'was'], t('与新的时间相同', 'is the new time'));
}

export function checkSense(work: Work, evenings: readonly Performance[], dates: readonly ShowDate[]): void {
  programmes(work);
  halls(work);
  offers(work);
  cards(work);
  sold(work);
  for (const one of evenings) dated(work, one, [one.index]);
  for (const one of dates) dated(work, one, ['dates', one.index]);
}
