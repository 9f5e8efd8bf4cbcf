import type { Opened } from '#domain/contract/digital.ts';
import { airingId, type OnAir } from '#domain/rules/airing.ts';
import {
  HEARTBEAT_SECONDS,
  type Hearing,
  MOST_PLAYERS,
  PRESENT_SECONDS,
  TRIAL_SECONDS,
} from '#domain/rules/hearing.ts';
import type { TitleDoc } from '../catalogue/types-digital.ts';
import { iso } from '../catalogue/view.ts';
import type { Ctx, MemberCtx } from '../http/endpoint.ts';
import { openOwned } from '../products/recordings/library.ts';
import { airingView } from './air.ts';
import { type Halls, hallsOf, hearingOf, releaseOf, stateOf, titleById } from './halls.ts';
import { newPass, passOf, type Scope } from './pass.ts';
import { accessEnded, airsLater, noAiring, notPlayable, playsElsewhere } from './refusals.ts';
import { filmOf, movementsOf, type Timeline, timelineOf } from './timeline.ts';

/** Nearer to its end than this a title has been heard; nearer to its start it has not begun. Seconds. */
const NEAR_END = 30;
const NEAR_START = 10;
const PLAYER_BYTES = 9;

/** What is asked for: the recording, or one airing of it. Refuses what cannot be heard now. */
async function playable(
  ctx: Ctx,
  { titleId, airingId }: { titleId: string; airingId?: string | undefined },
): Promise<{ halls: Halls; title: TitleDoc; timeline: Timeline; onAir: OnAir | null }> {
  const halls = await hallsOf(ctx);
  const title = titleById(halls, titleId);
  const state = stateOf(halls, title);
  let onAir: OnAir | null = null;
  let later: OnAir | null = null;
  if (airingId !== undefined) {
    const airing = halls.air.byId(airingId);
    if (airing?.titleId !== titleId) throw noAiring();
    // Afterwards, and until it begins, there is the recording alone.
    if (ctx.now < airing.startsAt) later = airing;
    else if (ctx.now < airing.endsAt) onAir = airing;
  }
  if (state !== 'out' && !(state === 'unreleased' && onAir))
    throw later ? airsLater(later.musicAt) : notPlayable(title, state, releaseOf(halls, title));
  const timeline = await timelineOf(ctx.deps, title.streams);
  if (!timeline) throw notPlayable(title, 'unrendered', releaseOf(halls, title));
  return { halls, title, timeline, onAir };
}

const scopeFor = (hearing: Hearing, onAir: OnAir | null): Scope => {
  if (hearing.grant === 'none') return 'trial';
  return onAir ? `air-${Math.floor(onAir.startsAt / 1000).toString(36)}` : 'full';
};

const passHere = (ctx: Ctx, title: TitleDoc) =>
  passOf(ctx.deps, title.id, ctx.deps.host.readPass(ctx.request, title.id));

/** A player that is counted and never stopped: what is free or on the air plays on as many devices as one likes. */
const COUNTED = '~';

/** A member hears what is theirs on a few devices at a time. The one that begins may always; the others are told. */
async function playerOf(
  ctx: Ctx,
  { grant }: Hearing,
  onAir: OnAir | null,
  before: string | undefined = '',
): Promise<string> {
  const counted = before.startsWith(COUNTED);
  if (!ctx.session || grant === 'none' || grant === 'free') {
    if (!onAir || grant === 'none') return '';
    return counted ? before : COUNTED + ctx.deps.random.token(PLAYER_BYTES);
  }
  const player = (!counted && before) || ctx.deps.random.token(PLAYER_BYTES);
  await ctx.deps.store.direct.accounts.startPlaying(ctx.session, player, ctx.now, MOST_PLAYERS);
  return player;
}

async function handOut(
  ctx: Ctx,
  title: TitleDoc,
  scope: Scope,
  until: number | null,
  player: string,
): Promise<string> {
  const pass = await newPass(ctx.deps, title.id, scope, ctx.now, until, player);
  const seconds = Math.max(1, Math.ceil((pass.until - ctx.now) / 1000));
  const cookie = ctx.deps.host.writePass(title.id, pass.value, seconds);
  if (cookie !== null) ctx.header('Set-Cookie', cookie);
  return iso(pass.until);
}

/** How many listen to an airing now, this player among them. */
const listenersOf = (ctx: Ctx, { titleId, startsAt }: OnAir, player: string): Promise<number> =>
  ctx.deps.store.direct.digital.listensLive(
    airingId(titleId, startsAt),
    player,
    ctx.now,
    ctx.now - PRESENT_SECONDS * 1000,
  );

/** Where the member goes on: in this title, or in the same movement of another one. */
function resumeOf({ heard }: Halls, title: TitleDoc, timeline: Timeline): Opened['resume'] {
  const own = heard.get(title.id);
  const goodAt = (at: number) => at >= NEAR_START && at < timeline.seconds - NEAR_END;
  if (own) return goodAt(own.at) ? { at: own.at, movement: own.movement } : undefined;
  const movements = movementsOf(timeline);
  for (const row of heard.values()) {
    const movement = row.movement === '' ? undefined : movements.find(m => m.id === row.movement);
    if (!movement || row.inMovement < NEAR_START || movement.start + row.inMovement > movement.end) continue;
    const at = Math.floor(movement.start + row.inMovement);
    if (goodAt(at)) return { at, movement: movement.id, from: row.titleId };
  }
  return undefined;
}

/** Permission to hear a title, or its first minutes; the pass goes into a cookie of its media alone. */
export async function openStream(
  ctx: Ctx,
  asked: { titleId: string; airingId?: string | undefined },
): Promise<Opened> {
  const { halls, title, timeline, onAir } = await playable(ctx, asked);
  const hearing = await hearingOf(halls, title);
  const full = hearing.grant !== 'none';
  // What lends it is used now: like everything that was opened it is not taken back any more.
  if (ctx.session && hearing.grant === 'membership' && hearing.right?.tradeNo)
    await openOwned(ctx as MemberCtx, hearing.right.tradeNo);
  const scope = scopeFor(hearing, onAir);
  const player = await playerOf(ctx, hearing, onAir, (await passHere(ctx, title))?.player);
  const until = await handOut(ctx, title, scope, hearing.until, player);
  const base = `/media/${title.id}`;
  const entry = filmOf(timeline) ? 'film.m3u8' : 'sound.m3u8';
  const live = full && onAir ? airingView(halls.view, onAir, halls.reminded) : null;
  const place = live ? `${base}/air/${scope.slice(4)}` : base;
  const resume = live || !full ? undefined : resumeOf(halls, title, timeline);
  const reason = !ctx.session ? 'login' : hearing.toOpen === null ? 'buy' : 'open';
  return {
    titleId: title.id,
    home: title.home,
    access: full ? 'full' : 'trial',
    grant: hearing.grant,
    ...(!full && { reason, trial: { seconds: Math.min(TRIAL_SECONDS, timeline.seconds) } }),
    ...(!(full || hearing.toOpen === null) && { tradeNo: hearing.toOpen }),
    manifest: `${base}/manifest.json`,
    stream: `${place}/${entry}`,
    sound: `${place}/sound.m3u8`,
    trailer: `${base}/trailer.m3u8`,
    ...(resume && { resume }),
    ...(full && hearing.until !== null && { ends: iso(hearing.until) }),
    until,
    every: HEARTBEAT_SECONDS,
    ...(live &&
      onAir && {
        live: {
          airing: live,
          fromStart: `${place}/begin/${entry}`,
          listeners: await listenersOf(ctx, onAir, player),
        },
      }),
    now: iso(ctx.now),
  };
}

/** Word from a player: keeps the place of a member, and renews the pass while the permission lasts. */
export async function keepProgress(
  ctx: Ctx,
  asked: {
    titleId: string;
    airingId?: string | undefined;
    at: number;
    movement?: string | undefined;
    ended?: 'Y' | 'N' | undefined;
  },
): Promise<{ until: string; kept: boolean; listeners?: number }> {
  const { halls, title, timeline, onAir } = await playable(ctx, asked);
  const hearing = await hearingOf(halls, title);
  const before = await passHere(ctx, title);
  if (hearing.grant === 'none' && before !== null && before.scope !== 'trial') throw accessEnded();
  const { accounts, digital } = ctx.deps.store.direct;
  const player = before?.player || (await playerOf(ctx, hearing, onAir));
  if (
    ctx.session &&
    before?.player &&
    !before.player.startsWith(COUNTED) &&
    !(await accounts.keepPlaying(ctx.session.sessionHash, player, ctx.now))
  )
    throw playsElsewhere();
  const until = await handOut(ctx, title, scopeFor(hearing, onAir), hearing.until, player);
  if (onAir && player) return { until, kept: false, listeners: await listenersOf(ctx, onAir, player) };
  if (!ctx.session || onAir) return { until, kept: false };
  const { memberId } = ctx.session;
  const at = Math.min(asked.at, Math.floor(timeline.seconds));
  if (asked.ended === 'Y' || at >= timeline.seconds - NEAR_END) {
    await digital.forgetHeard(memberId, title.id);
    return { until, kept: false };
  }
  const movement = movementsOf(timeline).findLast(m => m.start <= at);
  await digital.putHeard({
    memberId,
    titleId: title.id,
    movement: movement?.id ?? '',
    at,
    inMovement: Math.max(0, Math.floor(at - (movement?.start ?? 0))),
    heardAt: ctx.now,
  });
  return { until, kept: true };
}
