import type { ShowDate, ShowDetail } from '#domain/contract/show.ts';
import { isOpen } from '#domain/rules/sale-state.ts';
import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { longDateTime, longDay } from '#lib/dates.ts';
import { comma } from '#lib/listed.ts';
import { toFen } from '#lib/money.ts';
import { inUnits } from '#lib/price.ts';
import { Button } from '#ui/button.tsx';
import { Note } from '#ui/note.tsx';
import { ChoicePart, OrderChoice } from '#ui/order-choice.tsx';
import { Price } from '#ui/price.tsx';
import { Stepper } from '#ui/stepper.tsx';
import { EmptyState } from '#ui/string.tsx';
import { ShowState } from './show-state.tsx';
import styles from './shows.module.css';
import { type Replaced, type ShowChoice, useShowChoice } from './use-show-choice.ts';

interface Props {
  show: ShowDetail;
  /** The live order that this choice replaces. */
  replaced?: Replaced | undefined;
  /** Inside a sheet or a dialog. */
  compact?: boolean;
}

/** Dates and ticket types of a show with what they cost: the page chooseTicket, and a sheet in the other trees. */
export function ShowChooser({ show, replaced, compact = false }: Props) {
  const t = useCopy('shows');
  const choice = useShowChoice(show, replaced);
  const { permission, places, over, short, busy } = choice;
  const stuck = places === 0 || over || short || permission.kind !== 'allowed';
  const notes = [
    t('limit', { count: show.limit }),
    ...(show.minLevel > 0 ? [t('level', { level: show.levelName })] : []),
    t('hold'),
  ];
  return (
    <OrderChoice
      art={show.art}
      kicker={show.kindName}
      title={show.title}
      lead={show.standfirst}
      facts={[
        { name: t('place'), value: show.place.name },
        { name: t('ages'), value: show.ages },
        { name: t('minutes'), value: t('minutesValue', { count: show.minutes }) },
      ]}
      text={show.text}
      lines={choice.chosen.map(({ type, quantity }) => ({
        key: type.code,
        label: `${type.name} × ${quantity}`,
        yuan: inUnits(toFen(type.price) * quantity),
      }))}
      none={t('none')}
      totalLabel={t('total')}
      total={inUnits(choice.total)}
      notes={notes}
      action={
        <Button
          look="accent"
          size="lg"
          block
          busy={busy}
          disabled={stuck}
          onClick={() => void choice.submit()}
        >
          {t(busy ? 'busy' : 'next')}
        </Button>
      }
      compact={compact}
    >
      {show.dates.length === 0 ? (
        <EmptyState level={2} title={t('noDates')} text={t('noDatesText')} />
      ) : (
        <>
          <ChoicePart title={t('dates')}>
            <Dates show={show} choice={choice} />
          </ChoicePart>
          <ChoicePart title={t('types')}>
            <Types show={show} choice={choice} />
          </ChoicePart>
        </>
      )}
    </OrderChoice>
  );
}

function Dates({ show, choice }: { show: ShowDetail; choice: ShowChoice }) {
  const t = useCopy('shows');
  return (
    <fieldset className={styles.dates}>
      <legend className="vh">{t('dates')}</legend>
      {show.dates.map(date => (
        <label key={date.id} className={isOpen(date.state) ? undefined : styles.closed}>
          <input
            className="absolute"
            type="radio"
            name={`date-${show.id}`}
            checked={date.id === choice.date?.id}
            disabled={!isOpen(date.state)}
            onChange={() => choice.choose(date.id)}
          />
          <i className="on-surface" />
          <DateWords date={date} />
          <span className={`text-right ${styles.state}`}>
            <ShowState of={date} />
            {isOpen(date.state) && (
              <small className="sec as-block">
                {t('free', { count: date.id === choice.date?.id ? choice.free : date.free })}
              </small>
            )}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

function DateWords({ date }: { date: ShowDate }) {
  const t = useCopy('shows');
  const { locale } = useTree();
  const last = date.sessions.at(-1);
  return (
    <span>
      <b className="as-block">{longDateTime(date.startsAt, locale)}</b>
      {date.sessions.length > 1 && last && (
        <small className="sec as-block">
          {t('sessions', { count: date.sessions.length })}
          {comma(locale)}
          {t('last', { date: longDay(last, locale) })}
        </small>
      )}
    </span>
  );
}

function Types({ show, choice }: { show: ShowDetail; choice: ShowChoice }) {
  const t = useCopy('shows');
  const { permission, date, over, short, free } = choice;
  if (!date) return <p className={`sec ${styles.message}`}>{t('typesNone')}</p>;
  return (
    <>
      {permission.kind === 'refused' && (
        <Note kind="warn" role="alert" className={styles.message}>
          <b>{t('refused')}</b>
          <p>{permission.reason}</p>
        </Note>
      )}
      <ul className={styles.types}>
        {show.types.map(type => (
          <li className="m-cols-auto grid gap-y-4 gap-x-6 items-centre py-4 line-b" key={type.code}>
            <span>
              <b className="as-block">{type.name}</b>
              <small className="sec as-block">{type.note}</small>
              {type.admits > 1 && (
                <small className="sec as-block">{t('admits', { count: type.admits })}</small>
              )}
            </span>
            <Price className="t-2 text-right" yuan={type.price} />
            <Stepper
              label={t('count', { name: type.name })}
              value={choice.counts[type.code] ?? 0}
              valueText={t('countText', { count: choice.counts[type.code] ?? 0 })}
              max={Math.min(type.max, Math.floor(show.limit / type.admits))}
              steps={[-1, 1]}
              disabled={permission.kind === 'refused'}
              onChange={quantity => choice.set(type.code, quantity)}
            />
          </li>
        ))}
      </ul>
      <p className={styles.message} role="status">
        {permission.kind === 'asking'
          ? t('checking')
          : over
            ? t('over', { limit: show.limit })
            : short
              ? t('short', { left: free })
              : ''}
      </p>
    </>
  );
}
