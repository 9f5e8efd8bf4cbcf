import { type FormEvent, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { longDateTime } from '#lib/dates.ts';
import { href } from '#site/href.ts';
import { hasPage } from '#site/pages.ts';
import { treeName } from '#site/tree.ts';
import { useUser } from '#stores/user.ts';
import { Button, LinkButton } from '#ui/button.tsx';
import { TextInput } from '#ui/inputs.tsx';
import { OwnTime } from '#ui/own-time.tsx';
import { EmptyState } from '#ui/string.tsx';
import type { ClosedSale } from './model.ts';
import styles from './seat.module.css';

/** Why seats cannot be chosen, in words and with the date, and a way on. */
export function Closed({ sale }: { sale: ClosedSale }) {
  const t = useCopy('seat');
  const tree = useTree();
  const { revalidate, state } = useRevalidator();
  const { reason, schedule, detail, message, others } = sale;
  const time = schedule?.saleFrom ? longDateTime(schedule.saleFrom, tree.locale, true) : '';
  const words = reason === 'refused' ? message : t(`closed.${reason}.text`, { time });
  const open = others.filter(s => s.state === 'on' || s.state === 'few').slice(0, 3);
  return (
    <div className={`grid justify-items-centre content-centre gap-6 text-centre ${styles.closed}`}>
      {detail && <p className={`t-h3 ${styles.closedConcert}`}>{detail.title}</p>}
      <EmptyState
        level={2}
        title={t(`closed.${reason}.title`)}
        text={reason === 'members' || reason === 'presale' ? message || words : words}
        action={
          <>
            {detail ? (
              <LinkButton to={href(tree, 'musicale-detail', { id: detail.id })}>
                {t('closed.concert')}
              </LinkButton>
            ) : null}
            <LinkButton look="ghost" to={href(tree, 'musicale')}>
              {t('closed.concerts')}
            </LinkButton>
            {reason === 'presale' && hasPage(treeName(tree), 'presale') && (
              <LinkButton look="quiet" to={href(tree, 'presale')}>
                {t('closed.packages')}
              </LinkButton>
            )}
            {reason === 'out' && (
              <Button look="quiet" busy={state === 'loading'} onClick={() => void revalidate()}>
                {t('closed.retry')}
              </Button>
            )}
          </>
        }
      />
      {reason === 'upcoming' && schedule?.saleFrom && <OwnTime at={schedule.saleFrom} />}
      {sale.needsCode && <CodeForm sale={sale} onUsed={() => void revalidate()} />}
      {open.length > 0 && (
        <nav className="grid justify-items-centre gap-2" aria-label={t('closed.others')}>
          <p className="sm ter">{t('closed.others')}</p>
          {open.map(s => (
            <LinkButton
              key={s.id}
              look="ghost"
              size="sm"
              to={href(tree, 'seat', { scheduleId: s.id, programId: s.programId })}
            >
              {longDateTime(s.startsAt, tree.locale)}
            </LinkButton>
          ))}
        </nav>
      )}
    </div>
  );
}

/** A presale asks for its package code. */
function CodeForm({ sale, onUsed }: { sale: ClosedSale; onUsed: () => void }) {
  const t = useCopy('seat');
  const used = useUser(s => s.packCode);
  const [code, setCode] = useState(used);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    useUser.getState().setPackCode(code.trim());
    onUsed();
  };
  return (
    <form className={`grid gap-4 text-left ${styles.code}`} onSubmit={submit}>
      <TextInput
        label={t('closed.code')}
        name="packCode"
        autoComplete="off"
        maxLength={40}
        required
        value={code}
        error={used ? sale.message : undefined}
        hint={sale.demoCode ? t('closed.demoCode', { code: sale.demoCode }) : undefined}
        onChange={event => setCode(event.target.value)}
      />
      <Button type="submit">{t('closed.useCode')}</Button>
    </form>
  );
}
