import { NotHere } from '#features/page/not-here.tsx';
import { useHallHref } from '#halls/use-hall-href.ts';
import { useCopy } from '#i18n/copy.ts';
import { LinkButton } from '#ui/button.tsx';

/** No title of this name: said so, with two ways on. */
export function Unknown() {
  const t = useCopy('title');
  const to = useHallHref();
  return (
    <NotHere title={t('unknown.title')} text={t('unknown.text')}>
      <LinkButton to={to('digitalhall')}>{t('unknown.hall')}</LinkButton>
      <LinkButton look="ghost" to={to('digitalhall-season')}>
        {t('unknown.seasons')}
      </LinkButton>
    </NotHere>
  );
}
