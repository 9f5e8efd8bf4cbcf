import type { Airing } from '#domain/contract/digital.ts';
import { useCopy } from '#i18n/copy.ts';
import { Button, type Look } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { toast } from '#ui/toast.tsx';
import { useReminder } from './use-reminders.ts';

const BELL = 'M6 16V11a6 6 0 0 1 12 0v5l1.500 2h-15zM10 20.500h4';

interface Props extends Look {
  airing: Airing;
}

/** A reminder in the user centre, before the doors open. */
export function RemindButton({ airing, ...look }: Props) {
  const t = useCopy('rooms');
  const { on, busy, toggle } = useReminder(airing, now =>
    toast(t(now ? 'live.reminded' : 'live.forgotten'), 'ok'),
  );
  return (
    <Button {...look} busy={busy} aria-pressed={on} onClick={() => void toggle()}>
      <Icon draw={BELL} fill={on} />
      {t(on ? 'live.remindOff' : 'live.remind')}
    </Button>
  );
}
