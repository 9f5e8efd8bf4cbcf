import type { TitleDetail } from '#domain/contract/digital.ts';
import { FavoriteButton } from '#features/favorite/favorite-button.tsx';
import { sharePage } from '#features/page/share-page.ts';
import { useOwnList } from '#features/player/own-list.ts';
import { useCopy } from '#i18n/copy.ts';
import { IconButton } from '#ui/button.tsx';
import { toast } from '#ui/toast.tsx';
import styles from './title-actions.module.css';

/** Favourite and share; what is gone from the lists is kept by nobody anew. */
export function TitleActions({ title }: { title: TitleDetail }) {
  const t = useCopy('titlelate');
  const listed = useOwnList(s => s.titles.includes(title.id));
  const { toggle } = useOwnList.getState();
  const share = () =>
    void sharePage(title.title, { copied: t('share.copied'), copyFailed: t('share.failed') });
  return (
    <div className={`flex gap-2 ${styles.actions}`}>
      {title.state !== 'withdrawn' && title.state !== 'region' && (
        <FavoriteButton type="recording" targetId={title.id} className="ibtn" />
      )}
      {title.state === 'out' && (
        <IconButton
          className="tap"
          label={t(listed ? 'list.remove' : 'list.add')}
          onClick={() => {
            toggle(title.id);
            toast(t(listed ? 'list.removed' : 'list.added'), 'ok');
          }}
          draw={listed ? 'M4 7h9M4 12h9M4 17h5M13 16l3 3 5-6' : 'M4 7h12M4 12h9M4 17h6M17 13v8M13 17h8'}
        />
      )}
      <IconButton className="tap" label={t('share.label')} onClick={share} icon="share" />
    </div>
  );
}
