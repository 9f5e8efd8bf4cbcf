import { useEffect } from 'react';
import { useCopy } from '#i18n/copy.ts';
import { Button } from './button.tsx';
import { EmptyState } from './string.tsx';
import { toast } from './toast.tsx';

interface Props {
  /** The failure; what may be said of it (`msg`) is a toast, or the panel's own sentence where it is `missing`. */
  error?: unknown;
  onRetry?: (() => void) | undefined;
  busy?: boolean | undefined;
}

/**
 * A part of the page that did not load, with retry; the sentence of the toast is not repeated (rulings.md). What the
 * season does not have did load: it is said where it would stand, and trying again would not bring it.
 */
export function ErrorState({ error, onRetry, busy }: Props) {
  const t = useCopy('ui');
  const said = saidOf(error);
  const none = said !== '' && (error as { missing?: boolean }).missing === true;
  useToast(none ? '' : said);
  if (none) return <EmptyState level={2} text={said} />;
  return (
    <div role="alert">
      <EmptyState
        level={2}
        title={t('error.title')}
        text={t('error.text')}
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

/** A part that its page does without: nothing stands in its place, and what is to be said of it is a toast. */
export function Missing({ error }: { error: unknown }) {
  useToast(saidOf(error));
  return null;
}

function useToast(said: string): void {
  useEffect(() => {
    if (said) toast(said);
  }, [said]);
}

/** The sentence of a failed call; none of one that was given up, as on the way to another page. */
function saidOf(error: unknown): string {
  if (!error || typeof error !== 'object' || !('msg' in error)) return '';
  const aborted = 'kind' in error && error.kind === 'aborted';
  return typeof error.msg === 'string' && !aborted ? error.msg : '';
}
