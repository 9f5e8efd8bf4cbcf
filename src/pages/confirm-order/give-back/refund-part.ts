import { part } from '#ui/part.ts';

export const refundDialog = part(() => import('./refund-dialog.tsx'), 'RefundDialog', 'login', 'security');
