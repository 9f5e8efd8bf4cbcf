import { education, type Series } from '#domain/contract/education.ts';
import { say } from '#domain/text.ts';
import { sessionsOf } from '../catalogue/sessions.ts';
import type { SeriesDoc } from '../catalogue/types-education.ts';
import { type View, viewOf } from '../catalogue/view.ts';
import { type Endpoint, open } from '../http/endpoint.ts';
import { noSeries } from './refusals.ts';

const RELATED = 3;

const inOrder = ({ catalogue }: View): SeriesDoc[] =>
  [...catalogue.kind<SeriesDoc>('series').values()].sort((a, b) => a.order - b.order);

function seriesView(view: View, doc: SeriesDoc): Series {
  const { locale } = view;
  return {
    id: doc.id,
    title: say(doc.title, locale),
    kicker: say(doc.kicker, locale),
    audiences: [...doc.audiences],
    ages: { from: doc.ages.from, ...(doc.ages.to !== null && { to: doc.ages.to }) },
    standfirst: say(doc.standfirst, locale),
    art: doc.art,
    entry: doc.entry,
    place: say(doc.place, locale),
    sessions: sessionsOf(view, doc),
  };
}

/** Other series: those for the same people first. */
function related(view: View, doc: SeriesDoc): SeriesDoc[] {
  const shared = (other: SeriesDoc): number =>
    other.audiences.filter(audience => doc.audiences.includes(audience)).length;
  return inOrder(view)
    .filter(other => other.id !== doc.id)
    .sort((a, b) => shared(b) - shared(a) || a.order - b.order)
    .slice(0, RELATED);
}

export const endpoints: readonly Endpoint[] = [
  open(education.list, async ctx => {
    const view = await viewOf(ctx);
    return inOrder(view).map(doc => seriesView(view, doc));
  }),
  open(education.byId, async (ctx, { id }) => {
    const view = await viewOf(ctx);
    const { catalogue, locale } = view;
    const doc = catalogue.kind<SeriesDoc>('series').get(id);
    if (!doc) throw noSeries();
    const passages = (list: SeriesDoc['facts']) =>
      list.map(p => ({ title: say(p.title, locale), text: say(p.text, locale) }));
    return {
      ...seriesView(view, doc),
      facts: passages(doc.facts),
      steps: passages(doc.steps),
      leaders: doc.leaders.flatMap(artistId => {
        const artist = catalogue.artists.get(artistId);
        if (!artist) return [];
        const { id, name, bio, portrait } = artist;
        return [{ id, name: say(name, locale), role: '', bio: say(bio, locale), portrait }];
      }),
      html: say(doc.html, locale),
      related: related(view, doc).map(other => seriesView(view, other)),
    };
  }),
];
