import type { CardDoc } from '../../catalogue/card-types.ts';
import type { PackDoc } from '../../catalogue/pack-types.ts';
import { t } from '../../catalogue/text.ts';
import type { ProductDoc } from '../../catalogue/types-shop.ts';
import type { Provider, Searchable } from '../searchable.ts';
import { hasSitePage } from './pages.ts';

const SHOP = t('唱片、乐谱与礼品', 'Recordings, scores and gifts');
const CARDS = t('会员卡', 'Membership cards');
const PACKS = t('套票', 'Packages');

/** What is sold beside tickets: recordings, online evenings, scores and gifts, membership cards, packages. */
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
  ...[...catalogue.kind<PackDoc>('pack').values()].map(
    (p): Searchable => ({
      group: 'pages',
      id: `pack-${p.id}`,
      link: 'presale',
      title: p.name,
      text: p.lead,
      note: PACKS,
      // Its concerts stand before it, where both are meant.
      prior: -1.5,
      art: p.art,
      until: p.closesAt,
    }),
  ),
];
