import { useCopy } from '#i18n/copy.ts';
import { exactly } from '#lib/price.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { Price } from '#ui/price.tsx';
import { BottomSheet } from '#ui/sheet.tsx';
import styles from './discounts.module.css';
import { type GroupProps, GroupText, useGroup } from './group-row.tsx';

/** A group on a phone: its row opens a sheet. */
export function GroupSheet(props: GroupProps) {
  const t = useCopy('discount');
  const { open, press, close } = useGroup(props);
  const { name, total, children } = props;
  return (
    <>
      <button
        type="button"
        className={`grid items-centre gap-3 w-full py-2 text-left ${styles.row}`}
        aria-haspopup="dialog"
        onClick={press}
      >
        <GroupText {...props} />
        <Icon className="ter" name="next" />
      </button>
      {props.hint && <p className="sm sec">{props.hint}</p>}
      <BottomSheet
        open={open}
        title={name}
        onClose={close}
        footer={
          <Button size="lg" block onClick={close}>
            {total > 0 ? t('row.doneWith', { amount: exactly(total) }) : t('row.done')}
          </Button>
        }
      >
        {children}
      </BottomSheet>
    </>
  );
}

/** A group that stands open, as the mock-up of the phone has the points. */
export function OpenGroup(props: GroupProps) {
  const { name, total, children } = props;
  if (!children) return <GroupSheet {...props} />;
  return (
    <section className={`line-b ${styles.open}`} aria-label={name}>
      <div className={`grid items-centre gap-3 w-full py-2 text-left ${styles.row}`} aria-hidden="true">
        <span className={`row flex-wrap ${styles.name}`}>{name}</span>
        <span className={`text-right ${styles.state} ${styles.hit}`}>
          {total > 0 && <Price yuan={total} exact neg />}
        </span>
      </div>
      {children}
    </section>
  );
}
