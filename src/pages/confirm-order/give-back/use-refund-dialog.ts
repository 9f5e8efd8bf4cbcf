import { part } from '#ui/part.ts';
import { useOnDemand } from '#ui/use-on-demand.ts';

const dialog = part(() => import('./refund-dialog.tsx'), 'RefundDialog', 'login', 'security');
export const useRefundDialog = () => useOnDemand(dialog);
