import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { href } from '#site/href.ts';
import { Icon } from '#ui/icon.tsx';
import { Link } from '#ui/link.tsx';

export function SearchLink() {
  const t = useCopy('common');
  return (
    <Link to={href(useTree(), 'sitesearch')} aria-label={t('nav.search')}>
      <Icon name="search" />
    </Link>
  );
}
