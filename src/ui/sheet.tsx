import { type PointerEvent, useId, useRef } from 'react';
import { useCopy } from '#i18n/copy.ts';
import { IconButton } from './button.tsx';
import styles from './dialog.module.css';
import type { ModalProps } from './dialog.tsx';
import { useModal } from './use-modal.ts';

/** Pixels of a downward pull that close the sheet. */
const PULL = 90;

/** A modal from the bottom edge, for the phone: title, content, one primary action. */
export function BottomSheet({ open, ...rest }: ModalProps) {
  return open ? <OpenSheet {...rest} /> : null;
}

function OpenSheet({ onClose, title, children, footer }: Omit<ModalProps, 'open'>) {
  const t = useCopy('ui');
  const ref = useRef<HTMLDialogElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const from = useRef<number | null>(null);
  const id = useId();
  useModal(ref, onClose);

  const pulled = (event: PointerEvent) =>
    from.current === null ? 0 : Math.max(0, event.clientY - from.current);
  const shift = (y: number) => {
    if (panel.current) panel.current.style.transform = y ? `translateY(${y}px)` : '';
  };
  return (
    <dialog
      ref={ref}
      className={`p-0 border-0 w-full measure-none ink spill ${styles.sheet}`}
      aria-labelledby={id}
    >
      <div ref={panel} className={`column on-surface r-1 ${styles.panel}`}>
        <span
          className={`as-block ${styles.grab}`}
          aria-hidden="true"
          onPointerDown={event => {
            from.current = event.clientY;
            event.currentTarget.setPointerCapture(event.pointerId);
          }}
          onPointerMove={event => shift(pulled(event))}
          onPointerUp={event => {
            const far = pulled(event) > PULL;
            from.current = null;
            shift(0);
            if (far) onClose();
          }}
          onPointerCancel={() => {
            from.current = null;
            shift(0);
          }}
        />
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
