import { useState } from 'react';
import type { ProgramDetail, Schedule } from '#domain/contract/program.ts';
import { FavoriteButton } from '#features/favorite/favorite-button.tsx';
import { saveCalendar } from '#features/ics/save-calendar.ts';
import { sharePage } from '#features/page/share-page.ts';
import { useCopy } from '#i18n/copy.ts';
import { withCopy } from '#i18n/i18n.ts';
import { useTree } from '#i18n/tree-context.tsx';
import type { Locale } from '#site/tree.ts';
import { Icon } from '#ui/icon.tsx';
import { toast } from '#ui/toast.tsx';
import { useOnDemand } from '#ui/use-on-demand.ts';
import styles from './hero.module.css';

const dialog = async (locale: Locale) =>
  (await withCopy(locale, ['ways'], import('./share-dialog.tsx'))).ShareDialog;

/** Favourite, share and, for a performance to come, the calendar file. */
export function Actions({ card, schedule }: { card: ProgramDetail; schedule: Schedule | undefined }) {
  const t = useCopy('concert');
  const { locale, layout } = useTree();
  const title = card.title;
  const [sharing, setSharing] = useState(false);
  const [ShareDialog, bring] = useOnDemand(() => dialog(locale));
  const share = () => sharePage(title, { copied: t('copied'), copyFailed: t('copyFailed') });
  const openShare = () => {
    if (layout === 'mobile') return void share();
    setSharing(true);
    bring();
  };
  const coming =
    schedule && schedule.state !== 'ended' && schedule.state !== 'cancelled' ? schedule : undefined;
  const save = async (of: Schedule) => {
    const entry = {
      id: of.id,
      title,
      startsAt: of.startsAt,
      minutes: of.minutes,
      location: [of.hall.name, of.hall.address].filter(Boolean).join(locale === 'zh-CN' ? '，' : ', '),
      description: [card.works, card.artists].filter(Boolean).join('\n'),
      url: window.location.href,
    };
    try {
      await saveCalendar([entry], title);
      toast(t('icsDone'), 'ok');
    } catch {
      toast(t('icsFailed'), 'bad');
    }
  };
  return (
    <>
      <div className={styles.actions}>
        <FavoriteButton type="program" targetId={card.id} />
        <button
          type="button"
          aria-label={t('share')}
          title={t('share')}
          aria-haspopup={layout === 'pc' ? 'dialog' : undefined}
          onClick={openShare}
        >
          <Icon name="share" />
        </button>
        {coming && (
          <button type="button" aria-label={t('ics')} title={t('ics')} onClick={() => void save(coming)}>
            <Icon name="cal" />
          </button>
        )}
      </div>
      {sharing && ShareDialog && (
        <ShareDialog title={title} onCopy={() => void share()} onClose={() => setSharing(false)} />
      )}
    </>
  );
}
