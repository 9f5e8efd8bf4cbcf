import { useLocation } from 'react-router';
import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { inTree } from '#site/href.ts';
import { Link } from '#ui/link.tsx';

/** The same page in the other language, query kept. */
export function LanguageLink() {
  const t = useCopy('common');
  const tree = useTree();
  const location = useLocation();
  const other = tree.locale === 'zh-CN' ? 'en-US' : 'zh-CN';
  return (
    <Link
      className="lang"
      lang={other}
      hrefLang={other}
      to={inTree({ ...tree, locale: other }, location)}
      aria-label={t('language.switch')}
    >
      {t('language.other')}
    </Link>
  );
}
