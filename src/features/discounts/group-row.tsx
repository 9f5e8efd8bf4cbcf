import { type ComponentType, type ReactNode, useId, useState } from 'react';
import { useCopy } from '#i18n/copy.ts';
import { exactYuan } from '#lib/price.ts';
import { cx } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { Price } from '#ui/price.tsx';
import { toast } from '#ui/toast.tsx';
import styles from './discounts.module.css';

export interface GroupProps {
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
  /** Something can be typed in it where nothing can be chosen: said below the row, and what it opens says the rest. */
  hint?: string | undefined;
  /** What the row opens; nothing when there is nothing to see. */
  children?: ReactNode;
}

/** How each layout draws the groups. */
export interface GroupRows {
  readonly List: ComponentType<GroupProps>;
  readonly Points: ComponentType<GroupProps>;
}

/** Whether the row is open, and what its press does. */
export function useGroup({ total, can, toastNone, hint, children }: GroupProps) {
  const [open, setOpen] = useState(false);
  const press = () => {
    if (!can && total === 0 && !open && !hint) toast(toastNone);
    if (children) setOpen(!open);
  };
  return { open, press, close: () => setOpen(false) };
}

/** A group as a row: its name, and the amount, 请选择 or 无可用. It opens below itself. */
export function GroupRow(props: GroupProps) {
  const { open, press } = useGroup(props);
  const id = useId();
  const { name, children } = props;
  return (
    <>
      <button
        type="button"
        className={`grid items-centre gap-3 w-full py-2 text-left ${styles.row}`}
        aria-expanded={children ? open : undefined}
        aria-controls={open ? id : undefined}
        aria-describedby={props.hint && !open ? `${id}-hint` : undefined}
        onClick={press}
      >
        <GroupText {...props} />
        <Icon className="ter" name={open ? 'minus' : 'next'} />
      </button>
      {props.hint && !open && (
        <p id={`${id}-hint`} className="sm sec">
          {props.hint}
        </p>
      )}
      {open && (
        <section id={id} className={`line-b ${styles.open}`} aria-label={name}>
          {children}
        </section>
      )}
    </>
  );
}

/** Name and state of a group that can be opened. */
export function GroupText({ name, tag, total, none, can }: GroupProps) {
  const t = useCopy('discount');
  return <RowText name={name} tag={tag} total={total} state={can ? t('row.choose') : none} can={can} />;
}

/** The same row without an arrow: the discounts are settled (specification §4, payStatus new_confirm). */
export function SettledRow({ name, tag, total }: Pick<GroupProps, 'name' | 'tag' | 'total'>) {
  return (
    <div className={`grid items-centre gap-3 w-full py-2 text-left ${styles.row}`}>
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
      <span className={`row flex-wrap ${styles.name}`}>
        {name}
        {tag && <span className="tag">{tag}</span>}
      </span>{' '}
      <span className={cx('text-right', styles.state, total > 0 ? styles.hit : can && styles.can)}>
        {total > 0 ? <Price yuan={total} exact neg /> : state}
      </span>
    </>
  );
}
