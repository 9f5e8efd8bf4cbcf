import { useCopy } from '#i18n/copy.ts';
import { Button } from './button.tsx';
import { EmptyState } from './string.tsx';

interface Props {
  /** What the server said; a plain sentence when it said nothing. */
  text?: string | undefined;
  onRetry?: (() => void) | undefined;
  busy?: boolean | undefined;
}

/** A part of the page that did not load, with retry. */
export function ErrorState({ text, onRetry, busy }: Props) {
  const t = useCopy('ui');
  return (
    <div role="alert">
      <EmptyState
        level={2}
        title={t('error.title')}
        text={text || t('error.text')}
        action={
          onRetry && (
            <Button look="ghost" busy={busy} onClick={onRetry}>
              {t('error.retry')}
            </Button>
          )
        }
      />
    </div>
  );
}
