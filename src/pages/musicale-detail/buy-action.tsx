import type { ProgramDetail, Schedule } from '#domain/contract/program.ts';
import { isOpen, shortMoment } from '#features/programme-card/sale.ts';
import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { longDay } from '#lib/dates.ts';
import { href } from '#site/href.ts';
import { useUser } from '#stores/user.ts';
import { LinkButton } from '#ui/button.tsx';
import { Note } from '#ui/note.tsx';
import { OwnTime } from '#ui/own-time.tsx';
import { purchaseOf } from './performance.ts';

interface Props {
  card: ProgramDetail;
  schedule: Schedule;
  /** The sticky bar of the phone has the button alone; the reason stands in the page. */
  part?: 'all' | 'button' | 'reason';
}

/** The way to the seats, or the reason in words why there is none, with its date. */
export function BuyAction({ card, schedule, part = 'all' }: Props) {
  const t = useCopy('musicale');
  const tree = useTree();
  const signedIn = useUser(s => s.userInfo !== null);
  const packCode = useUser(s => s.packCode);
  const purchase = purchaseOf(schedule, signedIn, packCode);
  const reason = useReason(schedule);
  const others = card.schedules.some(s => s.id !== schedule.id && isOpen(s.state));
  return (
    <>
      {part !== 'button' && reason && (
        <Note kind={schedule.state === 'cancelled' ? 'warn' : 'info'}>
          {reason}
          {others && purchase === 'closed' && ` ${t('detail.otherDate')}`}
          {schedule.state === 'upcoming' && schedule.saleFrom && <OwnTime at={schedule.saleFrom} />}
        </Note>
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
          {t(purchase === 'sign-in' ? 'detail.chooseSignIn' : 'detail.choose')}
        </LinkButton>
      )}
    </>
  );
}

function useReason({ state, saleFrom, startsAt }: Schedule): string | null {
  const t = useCopy('musicale');
  const { locale } = useTree();
  switch (state) {
    case 'on':
    case 'few':
      return null;
    case 'upcoming':
      return saleFrom
        ? t('detail.cannot.upcoming', { date: shortMoment(saleFrom, locale) })
        : t('detail.cannot.upcomingSoon');
    case 'ended':
      return t('detail.cannot.ended', { date: longDay(startsAt, locale, true) });
    default:
      return t(`detail.cannot.${state}`);
  }
}
