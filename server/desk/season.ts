import type { SeasonAnswer } from '#domain/contract/editing.ts';
import { PREVIEW_FOR } from '#domain/rules/staff.ts';
import { hallTime } from '#lib/dates.ts';
import { iso } from '../catalogue/view.ts';
import type { Deps } from '../deps.ts';
import { compare, type Published, publish, soldMeanwhile, undo } from '../season/publish.ts';
import type { Media } from '../season/source.ts';
import type { CatalogueDoc } from '../store/ports/catalogue.ts';
import { noSeasonFile, noSeasonHere, nothingPublished, notPublishable, sayWhy } from './refusals.ts';

export interface Agreed {
  readonly who: string;
  readonly why?: string | undefined;
  readonly agreed?: string | undefined;
}

/** So many faults are told; who mends them sends it again. */
const MOST_FAULTS = 200;
/** Pictures that one call makes smaller: what stands in front of a server waits no longer for its answer. */
const PICTURES = 3;

const NOTHING: SeasonAnswer = {
  faults: [],
  more: 0,
  notes: [],
  documents: 0,
  differences: [],
  breaches: [],
  changed: false,
  pictures: 0,
};

/** What is published when these are: shown first, done with the digest of what was shown. */
async function act(
  deps: Deps,
  docs: readonly CatalogueDoc[],
  { why = '', agreed }: Agreed,
  run: (last: number) => Promise<Published | number | null>,
): Promise<SeasonAnswer> {
  const { store, host, clock } = deps;
  const [last] = await store.direct.seasons.versions();
  const version = last?.number ?? 0;
  const { differences, breaches } = await compare(store, docs, clock.now());
  const seen = { ...NOTHING, documents: docs.length, differences, breaches };
  if (breaches.length > 0) return seen;
  const digest = (await host.sha256(JSON.stringify([version, docs, differences]))).slice(0, 24);
  if (agreed !== digest) return { ...seen, digest, changed: agreed !== undefined };
  if (why === '') throw sayWhy();
  const result = await run(version);
  if (result === null) throw nothingPublished();
  if (typeof result === 'number') return { ...seen, digest, pictures: result };
  return result.ok
    ? {
        ...seen,
        published: { version: result.version, changes: result.changes, acts: [...(result.acts ?? [])] },
      }
    : { ...seen, breaches: [...result.breaches] };
}

/** What the last season sold while this one was taken over is kept. */
async function settled(deps: Deps, who: string, result: Published | null): Promise<Published | null> {
  if (!result?.ok) return result;
  const lost = await soldMeanwhile(deps.store, result.version, who);
  return lost.length > 0 ? { ok: false, breaches: lost } : result;
}

/** A season as it was sent. */
interface Sent {
  readonly file: File | null;
  readonly media: Media | undefined;
}

async function readSent(deps: Deps, { file, media }: Sent) {
  const { seasonFiles, store, clock } = deps;
  if (!seasonFiles) throw noSeasonHere();
  if (!file) throw noSeasonFile();
  const now = clock.now();
  const bytes = new Uint8Array(await file.arrayBuffer());
  const where = {
    today: hallTime(now).date,
    relative: deps.reveal !== undefined,
    media,
  };
  const [last] = await store.direct.seasons.versions();
  const standing = last ? await store.direct.seasons.filesOf(last.number) : null;
  const checked = await seasonFiles.read({ name: file.name, bytes }, where, standing);
  /** Those that are not made smaller yet, a few a call; how many that leaves. */
  const pictures = () => seasonFiles.pictures(store.direct.seasons, checked.pictures, PICTURES);
  return { checked, pictures, now };
}

/** As `season check`, `diff` and, agreed to, `publish`. */
export async function sendSeason(
  deps: Deps,
  { file, media, ...asked }: Agreed & Sent & { readonly sessionHash: string },
): Promise<SeasonAnswer> {
  const { store } = deps;
  const { checked, pictures, now } = await readSent(deps, { file, media });
  const notes = [...checked.notes];
  if (checked.faults.length > 0)
    return {
      ...NOTHING,
      faults: checked.faults.slice(0, MOST_FAULTS),
      more: Math.max(0, checked.faults.length - MOST_FAULTS),
      notes,
    };
  const answer = await act(deps, checked.docs, asked, async after => {
    const { rows, left } = await pictures();
    if (left > 0) {
      await store.transaction(tx => tx.seasons.addPictures(rows));
      return left;
    }
    const version = {
      docs: checked.docs,
      pictures: rows,
      files: checked.kept,
      by: asked.who,
      note: asked.why ?? '',
      now,
      after,
    };
    return settled(deps, asked.who, await publish(store, version));
  });
  // What was looked at is what stands now.
  if (answer.published) await store.direct.staff.dropDraft(asked.sessionHash);
  return { ...answer, notes };
}

/** The site as it will be, for the session that asks: what could be published, and nothing else. */
export async function previewSeason(
  deps: Deps,
  { sessionHash, ...sent }: Sent & { readonly sessionHash: string },
): Promise<{ pictures: number; until?: string }> {
  const { store } = deps;
  const { checked, pictures, now } = await readSent(deps, sent);
  const { docs } = checked;
  if (checked.faults.length > 0 || (await compare(store, docs, now)).breaches.length > 0)
    throw notPublishable();
  const { rows, left } = await pictures();
  await store.transaction(async tx => {
    await tx.seasons.addPictures(rows);
    if (left === 0) await tx.staff.putDraft({ sessionHash, docs, madeAt: now });
  });
  return left > 0 ? { pictures: left } : { pictures: 0, until: iso(now + PREVIEW_FOR) };
}

/** Until when the session looks at a season that is not published. */
export async function previewedUntil(deps: Deps, sessionHash: string): Promise<string | undefined> {
  const draft = await deps.store.direct.staff.draft(sessionHash);
  return draft && draft.madeAt + PREVIEW_FOR > deps.clock.now() ? iso(draft.madeAt + PREVIEW_FOR) : undefined;
}

/** The version before the last one once more: as `season undo`. */
export async function undoSeason(deps: Deps, asked: Agreed): Promise<SeasonAnswer> {
  const { store, clock } = deps;
  const { seasons } = store.direct;
  const [last, before] = await seasons.versions();
  if (!last) throw nothingPublished();
  const docs = (before && (await seasons.docsOf(before.number))) ?? [];
  const { who: by, why: note = '' } = asked;
  return act(deps, docs, asked, async after =>
    settled(deps, by, await undo(store, { by, note, now: clock.now(), after })),
  );
}
