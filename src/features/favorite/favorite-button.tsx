import { useCopy } from '#i18n/copy.ts';
import { Icon } from '#ui/icon.tsx';
import { toast } from '#ui/toast.tsx';
import { type Target, useFavorite } from './use-favorite.ts';

/** A heart that is filled when the member likes it; its name and its pressed state say so as well. */
export function FavoriteButton({ className, ...target }: Target & { className?: string | undefined }) {
  const t = useCopy('programme');
  const { on, busy, toggle } = useFavorite(target, now =>
    toast(t(now ? 'favorite.added' : 'favorite.removed'), 'ok'),
  );
  return (
    <button
      type="button"
      className={className}
      aria-label={t('favorite.label')}
      title={t(on ? 'favorite.remove' : 'favorite.add')}
      aria-pressed={on}
      aria-disabled={busy || undefined}
      onClick={() => void toggle()}
    >
      <Icon name="heart" fill={on} />
    </button>
  );
}
