import { PICTURE_WIDTHS } from '#art/path.ts';
import type { TextAnswer, TextKind } from '#domain/contract/editing.ts';
import type { Bilingual } from '#domain/text.ts';
import { hallTime } from '#lib/dates.ts';
import { expireCatalogue } from '../catalogue/catalogue.ts';
import { NONE } from '../catalogue/text.ts';
import type { AdDoc } from '../catalogue/types.ts';
import type { Deps, TypedText } from '../deps.ts';
import { addAct, undoAct } from '../season/acts.ts';
import { pictureName } from '../season/pictures.ts';
import { byKind, type Docs, get } from '../season/protect.ts';
import { layTexts, textChanges } from '../season/texts.ts';
import type { Store } from '../store/port.ts';
import type { CatalogueDoc } from '../store/ports/catalogue.ts';
import { type Write, withAct } from './command.ts';
import { noPhotograph, noPicture, noSeasonHere, noText, sayWhy } from './refusals.ts';
import type { Agreed } from './season.ts';
import { type Art, artOf, documentsOf, keyOf, standing, textsIn } from './text-list.ts';

/** News and banners of the home page, written at the desk: acts over the season's files (docs/decisions/0047). */

const NOTHING = { faults: [], changed: false } satisfies TextAnswer;

/** What a drawing says beside its key, and what a form has no field for, stays as it was. */
function merged(docs: readonly CatalogueDoc[], live: readonly CatalogueDoc[]): CatalogueDoc[] {
  const shown = new Map(live.map(doc => [keyOf(doc), doc.body]));
  return docs.map(doc => {
    const before = shown.get(keyOf(doc)) as { art?: Art } | null | undefined;
    const now = doc.body as { art?: Art };
    if (doc.kind === 'content' || !before) return doc;
    const sameArt =
      before.art &&
      now.art &&
      artOf(before.art).key === now.art.key &&
      before.art.picture === now.art.picture;
    return { ...doc, body: { ...before, ...now, ...(sameArt && { art: before.art }) } };
  });
}

interface Change {
  readonly of: TextKind;
  readonly id: string;
  readonly typed: unknown;
  readonly docs: readonly CatalogueDoc[];
  /** What the record says of it. */
  readonly line: string;
}

/** Shown first, done with the digest of what was shown: a text over whatever stands there. */
async function put(deps: Deps, change: Change, { who, why = '', agreed }: Agreed): Promise<TextAnswer> {
  const { store, host, clock } = deps;
  const { of, id, typed, docs, line } = change;
  const live = await textsIn(store.direct);
  const mine = live.filter(doc => docs.some(one => keyOf(one) === keyOf(doc)));
  const digest = (await host.sha256(JSON.stringify([of, id, docs, mine]))).slice(0, 24);
  const seen = { ...NOTHING, id, digest };
  if (agreed === undefined) return seen;
  if (agreed !== digest) return { ...seen, changed: true };
  if (why === '') throw sayWhy();
  const number = await store.transaction(async tx => {
    await tx.catalogue.lock();
    const now = clock.now();
    const found = await textsIn(tx);
    const acts = await standing(tx);
    const old = acts.find(act => act.of === of && act.id === id);
    const keys = documentsOf(of, id);
    const before =
      old?.before ??
      keys.map(key => ({ ...key, body: found.find(doc => keyOf(doc) === keyOf(key))?.body ?? null }));
    if (old) await undoAct(tx, old, now);
    const signed = { scheduleId: '', at: now, who, why };
    const act = await addAct(tx, { ...signed, what: 'text', of, id, typed, docs, before });
    const rest = acts.filter(one => one !== old);
    await tx.catalogue.upsert(textChanges(found, layTexts(found, [...rest, act])));
    await tx.desk.addAct({
      at: now,
      who,
      why,
      command: 'text',
      asked: { words: [of, id], options: {} },
      lines: [line],
    });
    return act.number;
  });
  expireCatalogue(store);
  return { ...seen, published: number };
}

export async function writeText(
  deps: Deps,
  { id: named, typed, ...agreed }: Agreed & { readonly id: string | undefined; readonly typed: TypedText },
): Promise<TextAnswer> {
  const { seasonFiles, store, clock, host } = deps;
  if (!seasonFiles) throw noSeasonHere();
  const now = clock.now();
  const today = hallTime(now).date;
  const live = byKind(await store.direct.catalogue.readAll());
  if (named !== undefined && !(await isThere(store, typed.of, named, live))) throw noText();
  // A new one is called by its day and what it says, so that pressing twice makes one.
  const print = await host.sha256(JSON.stringify(typed));
  const id =
    named ?? `${typed.of === 'news' ? 'news' : 'home'}-${today.replaceAll('-', '')}-${print.slice(0, 6)}`;
  const uploaded = await isKept(store, typed.fields.art.picture);
  const { docs, faults } = await seasonFiles.text(id, typed, { today, relative: false, live, uploaded });
  if (faults.length > 0) return { ...NOTHING, faults: [...faults] };
  const kept = merged(docs, await textsIn(store.direct));
  const bodyOf = (kind: string) => kept.find(doc => doc.kind === kind)?.body;
  const said = bodyOf(typed.of === 'news' ? 'news' : 'ad') as
    | { title: Bilingual; text: Bilingual }
    | undefined;
  if (!said) throw noText();
  const { title, text } = said;
  const { html } = (bodyOf('content') ?? { html: NONE }) as { html: Bilingual };
  const line = `${typed.of} ${id} is written: ${title.en}`;
  const answer = await put(deps, { of: typed.of, id, typed: typed.fields, docs: kept, line }, agreed);
  return { ...answer, shown: { title, text, html } };
}

const isKept = async ({ direct }: Store, id: string): Promise<boolean> =>
  id !== '' && (await direct.seasons.picture(pictureName(id, PICTURE_WIDTHS[0], 'jpg'))) !== null;

/** A photograph for a text: made smaller in every form, under a name made of its bytes. Nothing shows it yet. */
export async function keepPicture(deps: Deps, file: File | null): Promise<{ id: string }> {
  const { seasonFiles, store } = deps;
  if (!seasonFiles) throw noSeasonHere();
  if (!file || file.size === 0) throw noPhotograph();
  const read = await seasonFiles.picture(file.name, new Uint8Array(await file.arrayBuffer()));
  if ('fault' in read) throw noPicture(read.fault);
  const { rows } = await seasonFiles.pictures(store.direct.seasons, [read.picture], 1);
  await store.transaction(tx => tx.seasons.addPictures(rows));
  return { id: read.picture.id };
}

async function isThere(store: Store, of: TextKind, id: string, live: Docs): Promise<boolean> {
  if ((await standing(store.direct)).some(act => act.of === of && act.id === id)) return true;
  return of === 'news' ? get(live, 'news', id) !== undefined : get<AdDoc>(live, 'ad', id)?.adflag === 'home';
}

/** Takes a text off the site, whoever wrote it. */
export async function takeDown(
  deps: Deps,
  { of, id, ...agreed }: Agreed & { readonly of: TextKind; readonly id: string },
): Promise<TextAnswer> {
  const live = byKind(await textsIn(deps.store.direct));
  const shown = of === 'news' ? get(live, 'news', id) : get<AdDoc>(live, 'ad', id)?.adflag === 'home';
  if (!shown) throw noText();
  const docs = documentsOf(of, id).map(key => ({ ...key, body: null }));
  return put(deps, { of, id, typed: null, docs, line: `${of} ${id} is taken down` }, agreed);
}

/** A text of the desk goes: what the last version of the season says stands there again, or what was there before. */
export async function takeBack(store: Store, number: number, now: number, write: Write): Promise<void> {
  await write(async tx => {
    await tx.catalogue.lock();
    const acts = await standing(tx);
    const act = acts.find(one => one.number === number);
    if (!act) throw noText();
    const [last] = await tx.seasons.versions();
    const files = last && ((await tx.seasons.docsOf(last.number)) ?? []);
    const found = await textsIn(tx);
    const under = new Map((files ?? act.before).map(doc => [keyOf(doc), doc.body]));
    const keys = new Set(documentsOf(act.of, act.id).map(keyOf));
    const restored = [
      ...found.filter(doc => !keys.has(keyOf(doc))),
      ...documentsOf(act.of, act.id).map(key => ({ ...key, body: under.get(keyOf(key)) ?? null })),
    ];
    await undoAct(tx, act, now);
    const rest = acts.filter(one => one !== act);
    // The newest of the home page are counted anew, also where no text of the desk is left.
    const counted = layTexts(restored, [...rest, { ...act, docs: [] }]);
    await tx.catalogue.upsert(textChanges(found, counted));
  });
  expireCatalogue(store);
}

export async function takeTextBack(
  deps: Deps,
  { number, who, why = '', agreed }: Agreed & { readonly number: number },
): Promise<TextAnswer> {
  const { store, clock, host } = deps;
  const act = (await standing(store.direct)).find(one => one.number === number);
  if (!act) throw noText();
  const digest = (await host.sha256(JSON.stringify(['back', act]))).slice(0, 24);
  const seen = { ...NOTHING, id: act.id, digest };
  if (agreed !== digest) return { ...seen, changed: agreed !== undefined };
  if (why === '') throw sayWhy();
  const now = clock.now();
  const asked = { words: ['back', String(number)], options: {} };
  const lines = [`${act.of} ${act.id}: what the desk wrote is taken back`];
  const row = { at: now, who, why, command: 'text', asked, lines };
  await takeBack(store, number, now, withAct(store, row));
  return { ...seen, published: number };
}
