import { brand } from '#brand';
import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { Link } from './link.tsx';
import { Mark } from './mark.tsx';

/** The mark and the name of the house: the way home. */
export function BrandLink() {
  const t = useCopy('common');
  const { locale, layout } = useTree();
  const name = brand.name[locale];
  return (
    <Link className="brand" to={`/${locale}/${layout}`} aria-label={`${name} ${t('home')}`}>
      <Mark />
      <b>{name}</b>
    </Link>
  );
}
