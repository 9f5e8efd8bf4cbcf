import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { ModalPopup } from './modal-popup.tsx';

interface Props {
  /** Of the form, which its button in the dialog's foot sends. */
  id: string;
  title: string;
  words: { readonly cancel: string; readonly save: string };
  busy: boolean;
  className?: string | undefined;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** A form in a dialog, with its two ways out at the foot. */
export function FormDialog({ id, title, words, busy, className, onSubmit, onClose, children }: Props) {
  return (
    <ModalPopup
      open
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button look="ghost" onClick={onClose}>
            {words.cancel}
          </Button>
          <Button type="submit" form={id} busy={busy}>
            {words.save}
          </Button>
        </>
      }
    >
      <form
        id={id}
        noValidate
        className={className}
        onSubmit={event => {
          event.preventDefault();
          onSubmit();
        }}
      >
        {children}
      </form>
    </ModalPopup>
  );
}
