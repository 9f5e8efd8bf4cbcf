import type { AnsweringArtist, AnsweringDetail, ArtistQuestion } from '#domain/contract/digital.ts';
import { LONGEST_QUESTION } from '#domain/contract/digital.ts';
import { cleanQuestion } from '#domain/rules/question.ts';
import { say } from '#domain/text.ts';
import { limit } from '../accounts/throttle.ts';
import { castOf } from '../catalogue/titles.ts';
import type { AnsweringDoc } from '../catalogue/types-digital.ts';
import { iso, type View } from '../catalogue/view.ts';
import type { Ctx, MemberCtx } from '../http/endpoint.ts';
import type { Tx } from '../store/port.ts';
import type { QuestionRow } from '../store/ports/digital.ts';
import { type Halls, titleCardOf } from './halls.ts';
import { askedAlready, noArtist, otherQuestion, questionHasLink, questionTooShort } from './refusals.ts';
import { shelfTitles } from './shelf.ts';

const answering = ({ catalogue }: View): AnsweringDoc[] =>
  [...catalogue.kind<AnsweringDoc>('answering').values()].sort((a, b) => a.order - b.order);

function artistView({ catalogue, locale }: View, doc: AnsweringDoc): AnsweringArtist {
  const artist = catalogue.artists.get(doc.id);
  if (!artist) throw noArtist();
  return {
    id: doc.id,
    name: say(artist.name, locale),
    role: say(doc.role, locale),
    bio: say(artist.bio, locale),
    portrait: artist.portrait,
    topic: say(doc.topic, locale),
    answered: doc.answers.length,
    art: doc.art,
  };
}

/** A question of a member. Nobody else is told whose it is. */
function questionView(row: QuestionRow, by: string): ArtistQuestion {
  return {
    id: row.id,
    text: row.text,
    askedAt: iso(row.askedAt),
    state: row.state,
    answer: row.answer,
    ...(row.answeredAt !== null && { answeredAt: iso(row.answeredAt) }),
    by,
  };
}
const LISTENER = { zh: '一位听众', en: 'A listener' } as const;
const YOURSELF = { zh: '您', en: 'You' } as const;

export const answeringArtists = (view: View): AnsweringArtist[] =>
  answering(view).map(doc => artistView(view, doc));

/** An artist, what was answered, and what the caller has asked. Only answers are shown to others: each was read first. */
export async function answeringDetail(ctx: Ctx, halls: Halls, artistId: string): Promise<AnsweringDetail> {
  const { view } = halls;
  const { catalogue, locale } = view;
  const doc = catalogue.kind<AnsweringDoc>('answering').get(artistId);
  if (!doc) throw noArtist();
  const { digital } = ctx.deps.store.direct;
  const answered = (await digital.answeredBy(artistId)).map(row => questionView(row, say(LISTENER, locale)));
  const own = ctx.session ? await digital.questionsOf(ctx.session.memberId) : [];
  const written = doc.answers.map(
    (a): ArtistQuestion => ({
      id: a.id,
      text: say(a.question, locale),
      askedAt: iso(a.askedAt),
      state: 'answered',
      answer: say(a.answer, locale),
      answeredAt: iso(a.answeredAt),
      by: say(a.by, locale),
    }),
  );
  return {
    ...artistView(view, doc),
    answered: written.length + answered.length,
    questions: [...answered, ...written].sort((a, b) => (a.askedAt < b.askedAt ? 1 : -1)),
    mine: own.filter(q => q.artistId === artistId).map(row => questionView(row, say(YOURSELF, locale))),
    titles: shelfTitles(halls)
      .filter(title => castOf(title).some(a => a.artistId === artistId))
      .map(title => titleCardOf(halls, title)),
    longest: LONGEST_QUESTION,
  };
}

/** Keeps a question until somebody of the house has read it. The same request id gives the same question. */
export async function askArtist(
  ctx: MemberCtx,
  view: View,
  { artistId, text, requestId }: { artistId: string; text: string; requestId: string },
): Promise<ArtistQuestion> {
  const { deps, now, session } = ctx;
  if (!view.catalogue.kind<AnsweringDoc>('answering').has(artistId)) throw noArtist();
  const clean = cleanQuestion(text);
  if (clean.problem === 'short') throw questionTooShort();
  if (clean.problem === 'link') throw questionHasLink();
  const bodyHash = await deps.host.sha256(JSON.stringify([artistId, clean.text]));
  const { memberId } = session;
  const isNew = async ({ digital }: Pick<Tx, 'digital'>): Promise<boolean> => {
    const own = await digital.questionsOf(memberId);
    if (own.some(q => q.requestId === requestId)) return false;
    if (own.some(q => q.bodyHash === bodyHash)) throw askedAlready();
    return true;
  };
  if (await isNew(deps.store.direct)) await limit(ctx, 'questionByMember', memberId);
  const row = await deps.store.transaction(async tx => {
    // One at a time for a member: of two that come at the same instant one is the question.
    await tx.accounts.lockMember(memberId);
    await isNew(tx);
    return tx.digital.addQuestion({
      id: `q-${deps.random.token(12)}`,
      memberId,
      artistId,
      requestId,
      bodyHash,
      text: clean.text,
      state: 'waiting',
      answer: '',
      askedAt: now,
      answeredAt: null,
    });
  });
  if (row.bodyHash !== bodyHash) throw otherQuestion();
  return questionView(row, say(YOURSELF, ctx.locale));
}

/** All questions of a member, with whom they went to. */
export async function ownQuestions(ctx: MemberCtx, view: View) {
  const rows = await ctx.deps.store.direct.digital.questionsOf(ctx.session.memberId);
  return rows.flatMap(row => {
    const doc = view.catalogue.kind<AnsweringDoc>('answering').get(row.artistId);
    if (!doc) return [];
    const { id, name, role, bio, portrait } = artistView(view, doc);
    return [
      { artist: { id, name, role, bio, portrait }, question: questionView(row, say(YOURSELF, ctx.locale)) },
    ];
  });
}
