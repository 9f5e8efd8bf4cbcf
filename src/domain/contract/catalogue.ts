import { account, favorites, member } from './account.ts';
import { addresses } from './address.ts';
import { content } from './content.ts';
import { sandbox, ticketOrder } from './order.ts';
import { program } from './program.ts';
import { seat } from './seat.ts';

/** Every call there is, by noun. Tests walk it; pages import the noun that they need. */
export const catalogue = {
  account,
  member,
  favorites,
  addresses,
  content,
  program,
  seat,
  ticketOrder,
  sandbox,
} as const;
