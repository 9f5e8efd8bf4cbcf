import { usePageData } from '#features/page/use-page-data.ts';
import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { href } from '#site/href.ts';
import { Link } from '#ui/link.tsx';
import switches from '#ui/switches.module.css';
import { Content } from './content.tsx';
import { type loader, SECTIONS } from './model.ts';
import { SignOutButton } from './sign-out-button.tsx';
import styles from './user.module.css';

export default function UserMobile() {
  const t = useCopy('user');
  const tree = useTree();
  const data = usePageData<typeof loader>();
  return (
    <div className={styles.phone}>
      <nav className={`no-print ${switches.tabs}`} aria-label={t('nav.label')}>
        {SECTIONS.map(section => (
          <Link
            key={section}
            to={href(tree, 'user', { ind: section === 'overview' ? undefined : section })}
            aria-current={section === data.section ? 'page' : undefined}
          >
            {t(`nav.${section}`)}
          </Link>
        ))}
      </nav>
      <div className={styles.content}>
        <Content data={data} />
      </div>
      {data.section === 'overview' && (
        <div className={styles.leave}>
          <SignOutButton />
        </div>
      )}
    </div>
  );
}
