import { useEffect, useRef } from 'react';
import { usePageData } from '#features/page/use-page-data.ts';
import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { href } from '#site/href.ts';
import { Link } from '#ui/link.tsx';
import switches from '#ui/switches.module.css';
import { Content } from './content.tsx';
import { type loader, sectionNames } from './model.ts';
import { SignOutButton } from './sign-out-button.tsx';
import styles from './user.module.css';

export { loader } from './model.ts';

export default function UserMobile() {
  const t = useCopy('user');
  const tree = useTree();
  const current = usePageData<typeof loader>().section;
  const tabs = useRef<HTMLElement>(null);
  // The section one is in may stand beyond the edge.
  useEffect(() => {
    const own = tabs.current?.querySelector<HTMLElement>(`[data-section="${current}"]`);
    if (tabs.current && own) tabs.current.scrollLeft = own.offsetLeft - tabs.current.offsetLeft - 24;
  }, [current]);
  return (
    <div className={styles.phone}>
      <nav
        ref={tabs}
        className={`no-print scroll-x no-bar line-b ${switches.tabs}`}
        aria-label={t('nav.label')}
      >
        {sectionNames.map(section => (
          <Link
            className="way"
            key={section}
            data-section={section}
            to={href(tree, 'user', { ind: section === 'overview' ? undefined : section })}
            aria-current={section === current ? 'page' : undefined}
          >
            {t(`nav.${section}`)}
          </Link>
        ))}
      </nav>
      <div className={styles.content}>
        <Content />
      </div>
      {current === 'overview' && (
        <div className="mt-10 pt-4 line-t">
          <SignOutButton />
        </div>
      )}
    </div>
  );
}
