import { NotHere } from '#features/page/not-here.tsx';
import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { href } from '#site/href.ts';
import { LinkButton } from '#ui/button.tsx';

/** No such concert: said so, with a way on. */
export function DetailUnknown() {
  const t = useCopy('concert');
  const tree = useTree();
  return (
    <NotHere title={t('unknown.title')} text={t('unknown.text')}>
      <LinkButton to={href(tree, 'musicale')}>{t('unknown.list')}</LinkButton>
      <LinkButton look="ghost" to={href(tree, 'musicale', { past: 'only' })}>
        {t('unknown.archive')}
      </LinkButton>
    </NotHere>
  );
}
