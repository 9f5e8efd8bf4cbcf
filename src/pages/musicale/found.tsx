import { useCopy } from '#i18n/copy.ts';

/** How much the filters leave, in concerts; one programme may be several. */
export function Found({ programmes, concerts }: { programmes: number; concerts: number }) {
  const t = useCopy('musicale');
  const said = t('list.results', { count: concerts });
  return programmes === concerts ? said : t('list.programmes', { count: programmes, concerts: said });
}
