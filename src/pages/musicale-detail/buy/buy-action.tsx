import type { ProgramDetail, Schedule } from '#domain/contract/program.ts';
import { isOpenToAll } from '#domain/rules/sale-state.ts';
import { shortMoment } from '#features/programme-card/sale.ts';
import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { longDay } from '#lib/dates.ts';
import { href } from '#site/href.ts';
import type { Locale } from '#site/tree.ts';
import { LinkButton } from '#ui/button.tsx';
import { deferred } from '#ui/deferred.tsx';
import { Note } from '#ui/note.tsx';
import { OwnTime } from '#ui/own-time.tsx';
import { part } from '#ui/part.ts';
import { earliest, purchaseOf, useBuyer } from '../performance.ts';
import styles from './buy-panel.module.css';

const MembersNote = deferred(
  part(() => import('./members-note.tsx'), 'MembersNote', 'ways'),
  null,
);
const SoldOut = deferred(
  part(() => import('./sold-out.tsx'), 'SoldOut', 'ways'),
  null,
);

interface Props {
  card: ProgramDetail;
  schedule: Schedule;
  /** The sticky bar of the phone has the button alone; the reason stands in the page. */
  part?: 'all' | 'button' | 'reason';
}

/** The way to the seats, or the reason in words why there is none, with its date. */
export function BuyAction({ card, schedule, part = 'all' }: Props) {
  const t = useCopy('concert');
  const tree = useTree();
  const buyer = useBuyer();
  const { packCode } = buyer;
  const purchase = purchaseOf(schedule, buyer);
  const reason = useReason(schedule, buyer.level);
  const others = card.schedules.some(s => s.id !== schedule.id && isOpenToAll(s.state));
  return (
    <>
      {part !== 'button' && schedule.movedFrom && (
        <Note>{t('moved', { when: shortMoment(schedule.movedFrom, tree.locale) })}</Note>
      )}
      {part !== 'button' && schedule.state === 'members' && (
        <MembersNote schedule={schedule} purchase={purchase} />
      )}
      {part !== 'button' && reason && (
        <Note kind={schedule.state === 'cancelled' ? 'warn' : 'info'}>
          {reason}
          {others && purchase === 'closed' && between(tree.locale) + t('otherDate')}
          {schedule.state === 'upcoming' && schedule.saleFrom && <OwnTime at={schedule.saleFrom} />}
        </Note>
      )}
      {part === 'all' && schedule.state === 'out' && (
        <SoldOut card={card} schedule={schedule} className={styles.instead} />
      )}
      {part !== 'reason' && purchase !== 'closed' && (
        <LinkButton
          look="accent"
          size={part === 'button' ? undefined : 'lg'}
          block={part !== 'button'}
          to={href(tree, 'seat', {
            scheduleId: schedule.id,
            programId: card.id,
            packCode: packCode || undefined,
          })}
        >
          {t(purchase === 'sign-in' ? 'chooseSignIn' : 'choose')}
        </LinkButton>
      )}
    </>
  );
}

/** Sentences in Chinese stand without a space. */
const between = (locale: Locale): string => (locale === 'zh-CN' ? '' : ' ');

function useReason(schedule: Schedule, level: number): string | null {
  const { state, saleFrom, startsAt } = schedule;
  const t = useCopy('concert');
  const { locale } = useTree();
  switch (state) {
    case 'on':
    case 'few':
    case 'members':
      return null;
    case 'upcoming':
      return saleFrom
        ? [
            t('cannot.upcoming', { date: shortMoment(saleFrom, locale) }),
            earliest(schedule, level) < Date.parse(saleFrom) &&
              t('cannot.early', {
                date: shortMoment(new Date(earliest(schedule, level)).toISOString(), locale),
              }),
          ]
            .filter(Boolean)
            .join(between(locale))
        : t('cannot.upcomingSoon');
    case 'ended':
      return t('cannot.ended', { date: longDay(startsAt, locale, true) });
    default:
      return t(`cannot.${state}`);
  }
}
