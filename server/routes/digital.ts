import { digital } from '#domain/contract/digital.ts';
import { airingId as airingIdOf, parseAiringId } from '#domain/rules/airing.ts';
import { iso, viewOf } from '../catalogue/view.ts';
import { airingView } from '../digital/air.ts';
import { titleDetail } from '../digital/detail.ts';
import { frontOf, heardTitles, libraryOf, liveNow } from '../digital/front.ts';
import { giveTicket, ownGifts, takeGift } from '../digital/gifts.ts';
import { hallsOf, stateOf, titleById, titleCardOf } from '../digital/halls.ts';
import { keepProgress, openStream } from '../digital/open.ts';
import { answeringArtists, answeringDetail, askArtist, ownQuestions } from '../digital/questions.ts';
import { airingBegun, noAiring, tooManyReminders } from '../digital/refusals.ts';
import { titlesAbout } from '../digital/related.ts';
import { shelfTitles, titlePage } from '../digital/shelf.ts';
import { worksHeard } from '../digital/works-heard.ts';
import { type Endpoint, forMember, open } from '../http/endpoint.ts';
import { hallHits } from '../search/halls.ts';

const PAGE_SIZE = 12;

/** The digital halls: lists, titles, streams, and what belongs to a member. */
export const endpoints: readonly Endpoint[] = [
  open(digital.front, async ctx => frontOf(ctx, await hallsOf(ctx))),
  open(digital.list, async (ctx, asked) => titlePage(await hallsOf(ctx), asked)),
  open(digital.byId, async (ctx, { titleId }) => {
    const halls = await hallsOf(ctx);
    return titleDetail(ctx, halls, titleById(halls, titleId));
  }),
  open(digital.search, async (ctx, { query, shelf, pageNo = 1 }) => {
    const halls = await hallsOf(ctx);
    const shown = new Set(shelfTitles(halls, shelf).map(t => t.id));
    const hits = hallHits(halls, query).filter(hit => shown.has(hit.card.id));
    return {
      total: hits.length,
      pageNo,
      pageSize: PAGE_SIZE,
      list: hits.slice((pageNo - 1) * PAGE_SIZE, pageNo * PAGE_SIZE),
    };
  }),
  open(digital.live, async (ctx, { titleId }) => {
    const halls = await hallsOf(ctx);
    const past = shelfTitles(halls, 'live').filter(
      title => stateOf(halls, title) === 'out' && (titleId === undefined || title.id === titleId),
    );
    return { now: iso(ctx.now), ...liveNow(halls, titleId), past: past.map(t => titleCardOf(halls, t)) };
  }),
  open(digital.related, async (ctx, about) => {
    const halls = await hallsOf(ctx);
    return titlesAbout(halls, about).map(title => titleCardOf(halls, title));
  }),
  open(digital.ofProgram, async (ctx, { programId }) => worksHeard(ctx, await hallsOf(ctx), programId)),
  open(digital.open, openStream),
  open(digital.progress, keepProgress),

  open(digital.artists, async ctx => answeringArtists(await viewOf(ctx))),
  open(digital.artistById, async (ctx, { artistId }) => answeringDetail(ctx, await hallsOf(ctx), artistId)),
  forMember(digital.ask, async (ctx, asked) => askArtist(ctx, await viewOf(ctx), asked)),
  forMember(digital.myQuestions, async ctx => ownQuestions(ctx, await viewOf(ctx))),

  forMember(digital.heard, async ctx => {
    const halls = await hallsOf(ctx);
    return heardTitles(halls).flatMap(title => {
      const card = titleCardOf(halls, title);
      return card.place ? [{ card, place: card.place }] : [];
    });
  }),
  forMember(digital.forget, (ctx, { titleId }) =>
    ctx.deps.store.direct.digital.forgetHeard(ctx.session.memberId, titleId),
  ),
  forMember(digital.library, async ctx => libraryOf(await hallsOf(ctx))),

  forMember(digital.remind, async (ctx, { airingId, on }) => {
    const { digital: store } = ctx.deps.store.direct;
    const { memberId } = ctx.session;
    if (on === 'N') {
      await store.removeReminder(memberId, airingId);
      return { reminded: false };
    }
    const { air } = await hallsOf(ctx);
    const onAir = air.byId(airingId);
    if (!onAir) throw noAiring();
    if (onAir.startsAt <= ctx.now) throw airingBegun();
    if ((await store.reminders(memberId)).length >= MOST_REMINDERS) throw tooManyReminders();
    await store.setReminder({
      memberId,
      // By its name as it is now, whatever name led to it.
      airingId: airingIdOf(onAir.titleId, onAir.startsAt),
      titleId: onAir.titleId,
      startsAt: onAir.startsAt,
      setAt: ctx.now,
    });
    return { reminded: true };
  }),
  forMember(digital.reminders, async ctx => {
    const halls = await hallsOf(ctx);
    return [...halls.reminded].flatMap(id => {
      const onAir = parseAiringId(id) && halls.air.byId(id);
      return onAir && onAir.endsAt > ctx.now ? (airingView(halls.view, onAir, halls.reminded) ?? []) : [];
    });
  }),

  forMember(digital.give, giveTicket),
  forMember(digital.take, (ctx, { code }) => takeGift(ctx, code)),
  forMember(digital.gifts, ownGifts),
];
const MOST_REMINDERS = 50;
