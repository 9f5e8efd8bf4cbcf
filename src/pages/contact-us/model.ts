import { contact } from '#domain/contract/contact.ts';
import { asks } from '#features/page/asks.ts';

export const loader = asks({ departments: contact.departments });
