import type { TitleDetail } from '#domain/contract/digital.ts';
import { FavoriteButton } from '#features/favorite/favorite-button.tsx';
import { sharePage } from '#features/page/share-page.ts';
import { useCopy } from '#i18n/copy.ts';
import { IconButton } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import styles from './title-actions.module.css';

/** Favourite and share; what is gone from the lists is kept by nobody anew. */
export function TitleActions({ title }: { title: TitleDetail }) {
  const t = useCopy('titlelate');
  const share = () =>
    void sharePage(title.title, { copied: t('share.copied'), copyFailed: t('share.failed') });
  return (
    <div className={`flex gap-2 ${styles.actions}`}>
      {title.state !== 'withdrawn' && title.state !== 'region' && (
        <FavoriteButton type="recording" targetId={title.id} className="ibtn" />
      )}
      <IconButton className="tap" label={t('share.label')} onClick={share}>
        <Icon name="share" />
      </IconButton>
    </div>
  );
}
