import { plainText } from '../../catalogue/news.ts';
import { t } from '../../catalogue/text.ts';
import type { NewsDoc } from '../../catalogue/types-news.ts';
import { NEWS_KINDS } from '../../catalogue/types-news.ts';
import type { Provider } from '../searchable.ts';

export const news: Provider = catalogue =>
  [...catalogue.kind<NewsDoc>('news').values()].map(doc => {
    const body = catalogue.contents.get(doc.id)?.html;
    const people = doc.artists.flatMap(id => catalogue.artists.get(id) ?? []);
    const programs = doc.programs.flatMap(id => catalogue.programs.get(id) ?? []);
    return {
      group: 'news' as const,
      id: doc.id,
      link: `news-detail/${doc.type}/${doc.id}`,
      title: doc.title,
      words: [
        ...people.flatMap(a => [a.name.zh, a.name.en]),
        ...programs.flatMap(p => [p.title.zh, p.title.en]),
      ],
      text: t(
        `${doc.text.zh}${body ? plainText(body.zh) : ''}`,
        `${doc.text.en} ${body ? plainText(body.en) : ''}`.trim(),
      ),
      note: NEWS_KINDS[doc.type],
      prior: 0.5,
      art: doc.art,
      publishedAt: doc.publishedAt,
    };
  });
