import { useTree } from '#i18n/tree-context.tsx';
import { Dialog, type ModalProps } from './dialog.tsx';
import { BottomSheet } from './sheet.tsx';

/** The modal popup of the specification (title, content, footer): a dialog on the desktop, a sheet on the phone. */
export function ModalPopup(props: ModalProps) {
  return useTree().layout === 'mobile' ? <BottomSheet {...props} /> : <Dialog {...props} />;
}
