import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { Icon } from '#ui/icon.tsx';
import styles from './season-feed.module.css';

/** The whole season in one's own calendar: a file that calendars fetch again by themselves. */
export function SeasonFeed() {
  const t = useCopy('common');
  const { locale } = useTree();
  return (
    <p className={`wrap pb-14 t-sm sec m-pb-6 ${styles.feed}`}>
      <a
        className="inline-flex items-centre line-h underlined"
        href={`/feeds/season.${locale}.ics`}
        type="text/calendar"
      >
        <Icon name="cal" />
        {t('seasonFeed')}
      </a>
    </p>
  );
}
