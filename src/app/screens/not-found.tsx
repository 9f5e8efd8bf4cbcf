import { NotHere } from '#features/page/not-here.tsx';
import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { href } from '#site/href.ts';
import { LinkButton } from '#ui/button.tsx';

/** Unknown paths: a way on, in the frame of the site. */
export function NotFound() {
  const t = useCopy('common');
  const tree = useTree();
  return (
    <NotHere title={t('notFound.title')} text={t('notFound.text')}>
      <LinkButton to={href(tree, 'musicale')}>{t('notFound.concerts')}</LinkButton>
      <LinkButton look="ghost" to={href(tree, 'home')}>
        {t('notFound.home')}
      </LinkButton>
    </NotHere>
  );
}
