import { brand } from '#brand';
import type { Airing } from '#domain/contract/digital.ts';
import { saveCalendar } from '#features/ics/save-calendar.ts';
import { pageAddress } from '#hooks/site-address.ts';
import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { Button, type Look } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { toast } from '#ui/toast.tsx';

interface Props extends Look {
  airing: Airing;
}

/** An airing in one's own calendar, as a file. */
export function CalendarButton({ airing, ...look }: Props) {
  const tree = useTree();
  const t = useCopy('rooms');
  const save = async () => {
    const minutes = (Date.parse(airing.endsAt) - Date.parse(airing.startsAt)) / 60_000;
    const entry = {
      id: airing.id,
      title: airing.title,
      startsAt: airing.startsAt,
      minutes: Math.max(1, Math.round(minutes)),
      location: t('live.place', { name: brand.name[tree.locale] }),
      description: airing.people,
      url: pageAddress(),
    };
    try {
      await saveCalendar([entry], airing.title);
      toast(t('live.icsDone'), 'ok');
    } catch {
      toast(t('live.icsFailed'), 'bad');
    }
  };
  return (
    <Button {...look} onClick={() => void save()}>
      <Icon name="cal" />
      {t('live.ics')}
    </Button>
  );
}
