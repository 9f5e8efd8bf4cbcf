import type { CardDoc } from '../../catalogue/card-types.ts';
import { t } from '../../catalogue/text.ts';
import type { ProductDoc } from '../../catalogue/types-shop.ts';
import type { Provider, Searchable } from '../searchable.ts';
import { hasSitePage } from './pages.ts';

const SHOP = t('唱片、乐谱与礼品', 'Recordings, scores and gifts');
const CARDS = t('会员卡', 'Membership cards');

/** What is sold beside tickets: recordings, online evenings, scores and gifts, and membership cards. */
export const shop: Provider = catalogue => [
  ...[...catalogue.kind<ProductDoc>('product').values()].map(
    (p): Searchable => ({
      group: 'pages',
      id: `product-${p.id}`,
      link: 'about-sso#shop',
      title: p.title,
      text: p.standfirst,
      note: SHOP,
      prior: 0.25,
      art: p.art,
    }),
  ),
  ...(hasSitePage('membercardList') ? [...catalogue.kind<CardDoc>('card').values()] : []).map(
    (c): Searchable => ({
      group: 'pages',
      id: `card-${c.id}`,
      link: 'membercardList',
      title: c.name,
      text: c.lead,
      note: CARDS,
      prior: 0.3,
      art: c.art,
    }),
  ),
];
