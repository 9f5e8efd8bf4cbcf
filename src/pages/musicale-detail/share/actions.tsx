import type { ProgramDetail, Schedule } from '#domain/contract/program.ts';
import { Heart } from '#features/favorite/heart.tsx';
import { saveCalendar, subscribe } from '#features/ics/save-calendar.ts';
import { pageAddress } from '#hooks/site-address.ts';
import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { comma, listed } from '#lib/listed.ts';
import { Icon } from '#ui/icon.tsx';
import { toast } from '#ui/toast.tsx';
import type { Share } from './share.ts';

export interface ActionsProps {
  card: ProgramDetail;
  schedule: Schedule | undefined;
  share: Share;
}

/** Favourite, share and, for a performance to come, the calendar file. */
export function Actions({ card, schedule, share }: ActionsProps) {
  const t = useCopy('concert');
  const { locale } = useTree();
  const title = card.title;
  const coming =
    schedule && schedule.state !== 'ended' && schedule.state !== 'cancelled' ? schedule : undefined;
  const save = async (of: Schedule) => {
    const entry = {
      id: of.id,
      title,
      startsAt: of.startsAt,
      minutes: of.minutes,
      location: listed([of.hall.name, of.hall.address], locale, comma),
      description: [card.works, card.artists].filter(Boolean).join('\n'),
      url: pageAddress(),
    };
    try {
      if (await subscribe(`evening/${encodeURIComponent(of.id)}`, locale)) return;
      await saveCalendar([entry], title);
      toast(t('icsDone'), 'ok');
    } catch {
      toast(t('icsFailed'), 'bad');
    }
  };
  return (
    <>
      <Heart type="program" targetId={card.id} />
      <button
        type="button"
        aria-label={t('share')}
        title={t('share')}
        aria-haspopup={'dialog' in share ? 'dialog' : undefined}
        onClick={share.onShare}
      >
        <Icon name="share" />
      </button>
      {coming && (
        <button type="button" aria-label={t('ics')} title={t('ics')} onClick={() => void save(coming)}>
          <Icon name="cal" />
        </button>
      )}
    </>
  );
}
