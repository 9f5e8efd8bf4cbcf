import type { ComponentProps } from 'react';
import { useTree } from '#i18n/tree-context.tsx';
import { Dialog } from './dialog.tsx';
import { BottomSheet } from './sheet.tsx';

const POPUP = { pc: Dialog, mobile: BottomSheet } as const;

/** The modal popup of the specification (title, content, footer): a dialog on the desktop, a sheet on the phone. */
export function ModalPopup(props: ComponentProps<typeof Dialog>) {
  const Popup = POPUP[useTree().layout];
  return <Popup {...props} />;
}
