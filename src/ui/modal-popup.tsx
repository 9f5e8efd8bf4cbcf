import type { ComponentProps } from 'react';
import { useTree } from '#i18n/tree-context.tsx';
import { Dialog } from './dialog.tsx';
import { BottomSheet } from './sheet.tsx';

/** The modal popup of the specification (title, content, footer): a dialog on the desktop, a sheet on the phone. */
export function ModalPopup({ wide, ...props }: ComponentProps<typeof Dialog>) {
  return useTree().layout === 'mobile' ? <BottomSheet {...props} /> : <Dialog {...props} wide={wide} />;
}
