import { account, member } from '#domain/contract/account.ts';
import { addresses } from '#domain/contract/address.ts';
import { certifications } from '#domain/contract/certification.ts';
import { club } from '#domain/contract/club.ts';
import { contact } from '#domain/contract/contact.ts';
import { content } from '#domain/contract/content.ts';
import { office, staff } from '#domain/contract/desk.ts';
import { digital } from '#domain/contract/digital.ts';
import { discount, wallet } from '#domain/contract/discount.ts';
import { door } from '#domain/contract/door.ts';
import { editing } from '#domain/contract/editing.ts';
import { education } from '#domain/contract/education.ts';
import { favorites } from '#domain/contract/favorites.ts';
import { gift } from '#domain/contract/gift.ts';
import { mall } from '#domain/contract/mall.ts';
import { membership } from '#domain/contract/membership.ts';
import { news } from '#domain/contract/news.ts';
import { orchestra } from '#domain/contract/orchestra.ts';
import { orderCalls, sandbox, ticketOrder } from '#domain/contract/order.ts';
import { payLink } from '#domain/contract/pay-link.ts';
import { person } from '#domain/contract/person.ts';
import { presale } from '#domain/contract/presale.ts';
import { program } from '#domain/contract/program.ts';
import { room } from '#domain/contract/room.ts';
import { search } from '#domain/contract/search.ts';
import { seat } from '#domain/contract/seat.ts';
import { security } from '#domain/contract/security.ts';
import { show } from '#domain/contract/show.ts';
import { support } from '#domain/contract/support.ts';
import { uploads } from '#domain/contract/upload.ts';
import { waiting } from '#domain/contract/waiting.ts';
import { webView } from '#domain/contract/web-view.ts';

/** Every call there is, by noun. A page imports the noun that it needs. */
export const catalogue = {
  account,
  member,
  payLink,
  person,
  certifications,
  uploads,
  security,
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
  gift,
  room,
  show,
  showOrder: orderCalls.show,
  mall,
  staff,
  office,
  door,
  editing,
  digital,
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
