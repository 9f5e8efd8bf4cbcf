import { useCopy } from '#i18n/copy.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { toast } from '#ui/toast.tsx';
import { type Target, useFavorite } from './use-favorite.ts';

interface Props extends Target {
  className?: string | undefined;
  /** With its word, as a button among others; `art` where it lies on artwork. Without: the heart alone. */
  labelled?: 'plain' | 'art' | undefined;
  /** What it is of, where a page has several. */
  name?: string | undefined;
}

/** A heart that is filled when the member likes it; its name and its pressed state say so as well. */
export function Heart({ className, labelled, name, ...target }: Props) {
  const t = useCopy('common');
  const { on, busy, toggle } = useFavorite(target, now =>
    toast(t(`heart.${now ? 'added' : 'removed'}`), 'ok'),
  );
  const props = {
    className,
    'aria-pressed': on,
    'aria-disabled': busy || undefined,
    onClick: () => void toggle(),
  };
  const heart = <Icon name="heart" fill={on} />;
  if (labelled)
    return (
      <Button look="ghost" size="sm" onArt={labelled === 'art'} {...props}>
        {heart}
        {t('heart.label')}
      </Button>
    );
  return (
    <button
      type="button"
      aria-label={name ? t('heart.labelOf', { name }) : t('heart.label')}
      title={t(`heart.${on ? 'remove' : 'add'}`)}
      {...props}
    >
      {heart}
    </button>
  );
}
