import { type ReactNode, useId, useState } from 'react';
import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { exactYuan } from '#lib/price.ts';
import { Button } from '#ui/button.tsx';
import { cx } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { Price } from '#ui/price.tsx';
import { BottomSheet } from '#ui/sheet.tsx';
import { toast } from '#ui/toast.tsx';
import styles from './discounts.module.css';

interface Props {
  name: string;
  /** Beside the name: the member's level and its discount. */
  tag?: string | undefined;
  /** Yuan that the group takes. */
  total: number;
  /** Something can be chosen; else `none` says why not. */
  can: boolean;
  none: string;
  /** Toast for a group without anything that can be chosen (specification §8). */
  toastNone: string;
  /** What the row opens; nothing when there is nothing to see. */
  children?: ReactNode;
}

/** A group as a row: its name, and the amount, 请选择 or 无可用. It opens below itself, on a phone in a sheet. */
export function GroupRow({ name, tag, total, can, none, toastNone, children }: Props) {
  const t = useCopy('discount');
  const phone = useTree().layout === 'mobile';
  const [open, setOpen] = useState(false);
  const id = useId();
  const press = () => {
    if (!can && total === 0 && !open) toast(toastNone);
    if (children) setOpen(!open);
  };
  return (
    <>
      <button
        type="button"
        className={styles.row}
        {...(phone
          ? { 'aria-haspopup': 'dialog' as const }
          : { 'aria-expanded': children ? open : undefined, 'aria-controls': open ? id : undefined })}
        onClick={press}
      >
        <RowText name={name} tag={tag} total={total} state={can ? t('row.choose') : none} can={can} />
        <Icon name={open && !phone ? 'minus' : 'next'} />
      </button>
      {phone ? (
        <BottomSheet
          open={open}
          title={name}
          onClose={() => setOpen(false)}
          footer={
            <Button size="lg" block onClick={() => setOpen(false)}>
              {total > 0 ? t('row.doneWith', { amount: exactYuan(total) }) : t('row.done')}
            </Button>
          }
        >
          {children}
        </BottomSheet>
      ) : (
        open && (
          <section id={id} className={styles.open} aria-label={name}>
            {children}
          </section>
        )
      )}
    </>
  );
}

/** The same row without an arrow: the discounts are settled (specification §4, payStatus new_confirm). */
export function SettledRow({ name, tag, total }: Pick<Props, 'name' | 'tag' | 'total'>) {
  return (
    <div className={styles.row}>
      <RowText name={name} tag={tag} total={total} state={exactYuan(0)} can={false} />
    </div>
  );
}

interface TextProps {
  name: string;
  tag?: string | undefined;
  total: number;
  state: string;
  can: boolean;
}
function RowText({ name, tag, total, state, can }: TextProps) {
  return (
    <>
      <span className={styles.name}>
        {name}
        {tag && <span className="tag">{tag}</span>}
      </span>{' '}
      <span className={cx(styles.state, total > 0 ? styles.hit : can && styles.can)}>
        {total > 0 ? <Price yuan={total} exact neg /> : state}
      </span>
    </>
  );
}
