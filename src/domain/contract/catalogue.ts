import { account, favorites, member } from './account.ts';
import { addresses } from './address.ts';
import { club } from './club.ts';
import { contact } from './contact.ts';
import { content } from './content.ts';
import { discount, wallet } from './discount.ts';
import { education } from './education.ts';
import { mall } from './mall.ts';
import { membership } from './membership.ts';
import { news } from './news.ts';
import { orchestra } from './orchestra.ts';
import { orderCalls, sandbox, ticketOrder } from './order.ts';
import { presale } from './presale.ts';
import { program } from './program.ts';
import { search } from './search.ts';
import { seat } from './seat.ts';
import { show } from './show.ts';
import { support } from './support.ts';
import { waiting } from './waiting.ts';
import { webView } from './web-view.ts';

/** Every call there is, by noun. Tests walk it; pages import the noun that they need. */
export const catalogue = {
  account,
  member,
  favorites,
  addresses,
  content,
  news,
  search,
  education,
  support,
  club,
  webView,
  contact,
  orchestra,
  program,
  seat,
  waiting,
  ticketOrder,
  show,
  showOrder: orderCalls.show,
  mall,
  mallOrder: orderCalls.mall,
  damsOrder: orderCalls.dams,
  seatDiscount: discount.seat,
  showDiscount: discount.show,
  mallDiscount: discount.mall,
  damsDiscount: discount.dams,
  cardDiscount: discount.card,
  wallet,
  membership,
  presale,
  sandbox,
} as const;
