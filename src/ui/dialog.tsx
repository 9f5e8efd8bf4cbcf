import { type ReactNode, useId, useRef } from 'react';
import { useCopy } from '#i18n/copy.ts';
import { Button, IconButton } from './button.tsx';
import { cx } from './class-names.ts';
import styles from './dialog.module.css';
import { useModal } from './use-modal.ts';

export interface ModalProps {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  children?: ReactNode;
  /** The safe choice first, the action last. */
  footer?: ReactNode;
}

/** A modal in the middle of the window: title, content, footer. */
export function Dialog({ open, wide = false, ...rest }: ModalProps & { wide?: boolean | undefined }) {
  return open ? <OpenDialog {...rest} wide={wide} /> : null;
}

type OpenProps = Omit<ModalProps, 'open'> & { wide: boolean };

function OpenDialog({ onClose, title, children, footer, wide }: OpenProps) {
  const t = useCopy('ui');
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();
  useModal(ref, onClose);
  return (
    <dialog
      ref={ref}
      className={cx('inset-0 p-0 border-0 measure-none ink spill', styles.dialog, wide && styles.wide)}
      aria-labelledby={id}
    >
      <div className={`column on-surface r-1 ${styles.panel}`}>
        <header className="flex justify-between items-centre gap-4 line-b">
          <h2 id={id}>{title}</h2>
          <IconButton plain label={t('close')} onClick={onClose} icon="close" />
        </header>
        {children && <div className={`scroll-y p-6 ${styles.body}`}>{children}</div>}
        {footer && <footer className="flex flex-wrap justify-end gap-3 line-t">{footer}</footer>}
      </div>
    </dialog>
  );
}

interface ConfirmProps extends Omit<ModalProps, 'footer'> {
  /** The two answers: the safe one closes it. */
  keep: string;
  yes: string;
  busy: boolean;
  onYes: () => void;
}
/** Asks before something is done. */
export const Confirm = ({ keep, yes, busy, onYes, ...dialog }: ConfirmProps) => (
  <Dialog
    {...dialog}
    footer={
      <>
        <Button look="ghost" onClick={dialog.onClose}>
          {keep}
        </Button>
        <Button busy={busy} onClick={onYes}>
          {yes}
        </Button>
      </>
    }
  />
);
