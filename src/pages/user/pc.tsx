import { Fragment } from 'react';
import { Crumbs } from '#features/page/crumbs.tsx';
import { usePageData } from '#features/page/use-page-data.ts';
import { Portrait } from '#features/portrait/portrait.tsx';
import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { href } from '#site/href.ts';
import type { UserSection } from '#site/user-section.ts';
import { useUser } from '#stores/user.ts';
import { Link } from '#ui/link.tsx';
import { Content } from './content.tsx';
import { type loader, SECTIONS, sectionNames } from './model.ts';
import { SignOutButton } from './sign-out-button.tsx';
import styles from './user.module.css';

export { loader } from './model.ts';

export default function UserPc() {
  const t = useCopy('user');
  const tree = useTree();
  const current = usePageData<typeof loader>().section;
  const user = useUser(s => s.userInfo);
  const member = useUser(s => s.memberInfo);
  const name = member?.nickname || user?.nickname || '';
  const link = (section: UserSection) => (
    <Link
      key={section}
      to={href(tree, 'user', { ind: section === 'overview' ? undefined : section })}
      aria-current={section === current ? 'page' : undefined}
    >
      {t(`nav.${section}`)}
    </Link>
  );
  return (
    <div className="wrap">
      <div className="no-print pt-5">
        <Crumbs name="user" />
      </div>
      <div className={`gap-18 items-start n-cols-1 n-gap-8 grid ${styles.layout}`}>
        <aside className={`no-print sticky n-static ${styles.side}`}>
          <div className={`row gap-4 pb-6 ink-b ${styles.who}`}>
            <Portrait size={56}>
              <span className="seal" aria-hidden="true">
                <span>{[...name][0]}</span>
              </span>
            </Portrait>
            <div>
              <b className="break-anywhere">{name}</b>
              <small className="as-block t-xs ter">
                {member ? t('greeting.member', { level: member.levelName }) : user?.mobile || user?.email}
              </small>
            </div>
          </div>
          <nav aria-label={t('nav.label')}>
            {(['ordersAndTickets', 'own', 'account'] as const).map(heading => (
              <Fragment key={heading}>
                <h2 className="ter">{t(`nav.${heading}`)}</h2>
                {sectionNames.filter(name => SECTIONS[name].under === heading).map(link)}
              </Fragment>
            ))}
            <SignOutButton />
          </nav>
        </aside>
        <div className={styles.content}>
          <Content />
        </div>
      </div>
    </div>
  );
}
