import { plainText } from '../../catalogue/news.ts';
import { t } from '../../catalogue/text.ts';
import { listedWords, type Provider } from '../searchable.ts';
import { hasSitePage } from './pages.ts';

const CLUB = t('会员俱乐部', 'Member club');

/** Questions of the ticket service and of the club; each has its own anchor on its page. */
export const questions: Provider = catalogue =>
  catalogue.ads.flatMap(ad => {
    const club = (ad.adflag as string) === 'club-question';
    if (ad.adflag !== 'faq' && !(club && hasSitePage('club-question'))) return [];
    const html = catalogue.contents.get(ad.id)?.html;
    return [
      {
        group: 'questions' as const,
        id: ad.id,
        link: `${club ? 'club-question' : 'musicale-ticketservice'}#${ad.id}`,
        title: ad.title,
        aliases: listedWords(ad.asked),
        text: t(html ? plainText(html.zh) : '', html ? plainText(html.en) : ''),
        note: club ? CLUB : ad.kicker,
        prior: 0.4,
      },
    ];
  });
