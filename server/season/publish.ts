import type { Bilingual } from '#domain/text.ts';
import { expireCatalogue } from '../catalogue/catalogue.ts';
import { t } from '../catalogue/text.ts';
import type { Store, Tx } from '../store/port.ts';
import type { CatalogueDoc } from '../store/ports/catalogue.ts';
import type { KeptFiles, SeasonPicture, SeasonVersion } from '../store/ports/seasons.ts';
import { actSentences, hallTaken } from './act-words.ts';
import { actDoc, layOver, readActs, saidBy, settleActs, unsettleActs, writtenActs } from './acts.ts';
import { byKind, differences, occasionChanges } from './diff.ts';
import type { OfficeAct } from './office-act.ts';
import { breaches, type Docs } from './protect.ts';
import { recordChanges } from './tell.ts';
import { layTexts } from './texts.ts';

export interface Publishing {
  readonly docs: readonly CatalogueDoc[];
  readonly pictures?: readonly SeasonPicture[];
  /** What they were made from, for whoever sends one table of it. */
  readonly files?: KeptFiles | null;
  readonly by: string;
  readonly note: string;
  readonly now: number;
  /** The last version that whoever publishes has seen; where another came meanwhile, nothing is written. */
  readonly after?: number;
}
export type Published =
  | {
      readonly ok: true;
      readonly version: number;
      readonly changes: number;
      /** What the office did that this version says otherwise, or says as well; absent where there is nothing. */
      readonly acts?: readonly Bilingual[];
    }
  /** What is sold would be lost, or two evenings were in one hall; nothing was written. */
  | { readonly ok: false; readonly breaches: readonly Bilingual[] };

const OVERTAKEN = t('刚刚有另一版发布了。', 'Another version has just been published.');

/** What the last season sold after version `version` was published and this one would lose: then it is taken back. */
export async function soldMeanwhile(
  store: Store,
  version: number,
  by: string,
): Promise<readonly Bilingual[]> {
  const { takenOverIn, direct } = store;
  if (takenOverIn === undefined) return [];
  await new Promise(resolve => setTimeout(resolve, takenOverIn));
  const { seasons } = direct;
  const [before, docs] = [await seasons.docsOf(version - 1), await seasons.docsOf(version)];
  const lost = await compare(store, docs ?? [], Date.now(), before ?? []);
  if (lost.breaches.length > 0) await undo(store, { by, note: 'sold meanwhile', now: Date.now() });
  return lost.breaches;
}

const keyOf = ({ kind, id }: Pick<CatalogueDoc, 'kind' | 'id'>): string => `${kind} ${id}`;

/**
 * What the catalogue shows of the season now: the last version, or what a box office had before there were versions; and
 * what the office did, as it stands when version `undoes` is taken back.
 */
async function current(tx: Tx, now: number, undoes: number | null) {
  const [last] = await tx.seasons.versions();
  const docs = last ? ((await tx.seasons.docsOf(last.number)) ?? []) : [];
  const acts = (await readActs(tx, now)).flatMap(({ settledBy, ...act }) => {
    if (settledBy === undefined || settledBy === undoes) return [act as OfficeAct];
    return [];
  });
  return { version: last?.number ?? 0, docs, live: byKind(await tx.catalogue.readAll()), acts };
}

/** What a season is with the office's acts over it; what it says of them itself, and what it may not be. */
async function judge(
  tx: Tx,
  docs: readonly CatalogueDoc[],
  { acts, shown, now }: { acts: readonly OfficeAct[]; shown: Docs; now: number },
) {
  const said = saidBy(docs, acts);
  const standing = acts.filter(act => !said.has(act));
  // An evening that the office cancelled may take place again: what is sold of it stays.
  const uncancelled = byKind(
    layOver(
      docs,
      standing.filter(act => act.what !== 'cancel'),
    ),
  );
  const laid = layTexts(layOver(docs, standing), standing);
  return {
    laid,
    said,
    acts: actSentences(byKind(docs), acts, said),
    breaches: [
      ...breaches(shown, uncancelled, await tx.sales.sold(now)),
      ...hallTaken(byKind(laid), standing),
    ],
  };
}

/** What publishing would change, in words, and what forbids it; with each act of the office that says otherwise. */
export async function compare(
  store: Store,
  docs: readonly CatalogueDoc[],
  now: number,
  /** What was shown before; what is shown now where nothing else is said. */
  shown?: readonly CatalogueDoc[],
): Promise<{ differences: Bilingual[]; breaches: Bilingual[] }> {
  return store.transaction(async tx => {
    const before = await current(tx, now, null);
    const { acts, breaches } = await judge(tx, docs, {
      acts: before.acts,
      shown: shown ? byKind(layOver(shown, before.acts)) : before.live,
      now,
    });
    return { differences: [...differences(byKind(before.docs), byKind(docs)), ...acts], breaches };
  });
}

/**
 * Makes the documents the season, as a version, in one transaction. Documents of the last version that this one leaves
 * out go; others, such as an archive's, stay; what the office did stands over them. Running processes take it over
 * within seconds.
 */
export async function publish(store: Store, { docs, ...rest }: Publishing): Promise<Published> {
  return put(store, docs, { ...rest, undoes: null });
}

/** Publishes the version before the last one again. Null where there is none. */
export async function undo(
  store: Store,
  rest: Omit<Publishing, 'docs' | 'pictures' | 'files'>,
): Promise<Published | null> {
  const [last, before] = await store.direct.seasons.versions();
  if (!last) return null;
  const docs = before ? await store.direct.seasons.docsOf(before.number) : [];
  const files = before ? await store.direct.seasons.filesOf(before.number) : null;
  return put(store, docs ?? [], { after: last.number, files, ...rest, undoes: last.number });
}

/** What the catalogue holds when these documents are the season: they with all that stands over them, and what goes. */
async function become(
  tx: Tx,
  docs: readonly CatalogueDoc[],
  { now, undoes }: { readonly now: number; readonly undoes: number | null },
) {
  const before = await current(tx, now, undoes);
  const judged = await judge(tx, docs, { acts: before.acts, shown: before.live, now });
  const kept = new Set(judged.laid.map(keyOf));
  const gone = before.docs.filter(doc => !kept.has(keyOf(doc)));
  const rows: CatalogueDoc[] = [...judged.laid, ...gone.map(({ kind, id }) => ({ kind, id, body: null }))];
  return { before, judged, rows };
}

/** The whole catalogue as it would be if these documents were published now. */
export function asPublished(
  store: Store,
  docs: readonly CatalogueDoc[],
  now: number,
): Promise<readonly CatalogueDoc[]> {
  return store.transaction(async tx => {
    const { rows } = await become(tx, docs, { now, undoes: null });
    const changed = new Set(rows.map(keyOf));
    const rest = (await tx.catalogue.readAll()).filter(doc => !changed.has(keyOf(doc)));
    return [...rest, ...rows].filter(doc => doc.body !== null);
  });
}

/**
 * What the first version stands on, as a version that nobody published: what a demonstration or an import had in the
 * places of its documents. Whoever takes the first one back finds it again.
 */
const GROUND = 0;
async function keepGround(tx: Tx, rows: readonly CatalogueDoc[], live: Docs, now: number): Promise<void> {
  const docs = rows.flatMap(({ kind, id }) => {
    const body = live.get(kind)?.get(id) ?? null;
    return body === null ? [] : [{ kind, id, body }];
  });
  if (docs.length === 0) return;
  const version = { number: GROUND, publishedAt: now, publishedBy: '', note: '', undoes: null };
  await tx.seasons.addVersion(version, docs);
}

/** The versions that somebody published, newest first. */
export const published = async ({ direct }: Store): Promise<SeasonVersion[]> =>
  (await direct.seasons.versions()).filter(({ number }) => number > GROUND);

function put(
  store: Store,
  docs: readonly CatalogueDoc[],
  {
    pictures = [],
    files = null,
    by,
    note,
    now,
    after,
    undoes,
  }: Omit<Publishing, 'docs'> & { undoes: number | null },
): Promise<Published> {
  return store
    .transaction(async (tx): Promise<Published> => {
      await tx.catalogue.lock();
      const { before, judged, rows } = await become(tx, docs, { now, undoes });
      if (after !== undefined && after !== before.version) return { ok: false, breaches: [OVERTAKEN] };
      if (judged.breaches.length > 0) return { ok: false, breaches: judged.breaches };
      const version = before.version + 1;
      await tx.seasons.addPictures(pictures);
      if (before.version === GROUND) await keepGround(tx, rows, before.live, now);
      await tx.catalogue.upsert(rows);
      await tx.seasons.addVersion(
        { number: version, publishedAt: now, publishedBy: by, note, undoes },
        docs,
        files,
      );
      if (undoes !== null) await unsettleActs(tx, undoes, now);
      await settleActs(tx, judged.said, version);
      const changes = occasionChanges(before.live, byKind(judged.laid));
      await recordChanges(tx, changes, { version, by: String(version), at: now });
      const words = undoes === null ? ['publish'] : ['undo', String(undoes)];
      const lines = [`Version ${version} of the season is published.`];
      await tx.desk.addAct({
        at: now,
        who: by,
        why: note,
        command: 'season',
        asked: { words, options: {} },
        lines,
      });
      const { acts } = judged;
      return { ok: true, version, changes: changes.length, ...(acts.length > 0 && { acts }) };
    })
    .finally(() => expireCatalogue(store));
}

/** Takes the invented season of a demonstration out of a database that becomes a real site. True where there was one. */
export async function removeDemonstration(store: Store): Promise<boolean> {
  const removed = await store.transaction(async tx => {
    await tx.catalogue.lock();
    const all = await tx.catalogue.readAll();
    if (!all.some(doc => doc.kind === 'edition' && doc.body !== null)) return false;
    const [last] = await tx.seasons.versions();
    // What stood there before any season was the demonstration's, also where it was put back.
    const backToGround = last?.undoes === GROUND + 1 && last.number === GROUND + 2;
    const own = new Map(
      (last && !backToGround ? ((await tx.seasons.docsOf(last.number)) ?? []) : []).map(d => [keyOf(d), d]),
    );
    // Programmes of an archive have performances without an edition; whatever else there is came with the demonstration.
    const archive = archiveOf(all);
    const acts = (await writtenActs(tx)).filter(act => own.has(`schedule ${act.scheduleId}`));
    const kept = new Set([...archive, ...acts.map(act => keyOf(actDoc(act)))]);
    await tx.catalogue.upsert(
      layOver(
        all.map(({ kind, id, body }) => ({
          kind,
          id,
          body: own.get(`${kind} ${id}`)?.body ?? (kept.has(`${kind} ${id}`) ? body : null),
        })),
        acts,
      ),
    );
    return true;
  });
  if (removed) expireCatalogue(store);
  return removed;
}

interface Played {
  readonly edition?: string;
  readonly programId?: string;
  readonly hallId?: string;
}
/** Documents that came with an import: performances of no edition, and what they name. */
function archiveOf(all: readonly CatalogueDoc[]): Set<string> {
  const kept = new Set<string>();
  const programs = new Set<string>();
  for (const doc of all) {
    const body = doc.body as Played | null;
    if (doc.kind === 'composer') kept.add(keyOf(doc));
    if (doc.kind !== 'schedule' || body === null || body.edition !== '') continue;
    kept.add(keyOf(doc)).add(`program ${body.programId}`).add(`hall ${body.hallId}`);
    programs.add(String(body.programId));
  }
  for (const doc of all)
    if (doc.kind === 'program' && programs.has(doc.id))
      for (const { artistId } of (doc.body as { artists: { artistId: string }[] } | null)?.artists ?? [])
        kept.add(`artist ${artistId}`);
  return kept;
}

export const NO_SEASON: Bilingual = t(
  '还没有发布音乐季：npm run season -- publish <文件夹>',
  'No season is published yet: npm run season -- publish <folder>',
);
