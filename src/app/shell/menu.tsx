import { useState } from 'react';
import { useLocation } from 'react-router';
import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { href, matchPage } from '#site/href.ts';
import { useApp } from '#stores/app.ts';
import { useUser } from '#stores/user.ts';
import { Accordion } from '#ui/accordion.tsx';
import { Button, LinkButton } from '#ui/button.tsx';
import { Link } from '#ui/link.tsx';
import { BottomSheet } from '#ui/sheet.tsx';
import { footEnd } from './foot-links.ts';
import styles from './menu.module.css';
import { type NavSection, siteSections } from './nav.ts';

/** All sections of the site on a phone: each opens to its pages; the one that one is in stands open. */
export default function Menu({ onClose }: { onClose: () => void }) {
  const t = useCopy('common');
  const tree = useTree();
  const { pathname } = useLocation();
  const current = matchPage(pathname)?.name;
  const user = useUser(s => s.userInfo);
  const { ariaFixed, setAriaFixed } = useApp();
  const [now] = useState(Date.now);
  return (
    <BottomSheet open title={t('nav.all')} onClose={onClose}>
      <nav aria-label={t('nav.all')} className="pb-4">
        {siteSections(tree, t, now).map(section => (
          <Entry key={section.to} section={section} page={current} />
        ))}
        <ul className="flex flex-wrap gap-x-6 py-4 t-sm sec">
          {footEnd(tree, t).map(({ label, to }) => (
            <li key={to}>
              <Link className="row line-h" to={to}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
        <Button look="ghost" block aria-pressed={ariaFixed} onClick={() => setAriaFixed(!ariaFixed)}>
          {t('aria.larger')}
        </Button>
        <LinkButton className="mt-3" block to={user ? href(tree, 'user') : href(tree, 'login')}>
          {user ? t('account.centre') : t('account.signIn')}
        </LinkButton>
      </nav>
    </BottomSheet>
  );
}

function Entry({ section, page }: { section: NavSection; page: string | undefined }) {
  if (section.groups.length === 0) {
    return (
      <Link
        className={`row line-b lead ${styles.single}`}
        to={section.to}
        aria-current={page === section.pages[0] ? 'page' : undefined}
      >
        {section.label}
      </Link>
    );
  }
  return (
    <Accordion
      title={section.label}
      name="site-menu"
      open={page !== undefined && section.pages.includes(page)}
    >
      {section.groups.map(group => (
        <div key={group.title} className={styles.group}>
          {section.groups.length > 1 && <p className="xs ter">{group.title}</p>}
          <ul className="grid cols-2 gap-x-4">
            {group.items.map(({ label, to }) => (
              <li key={to}>
                <Link className="row line-h" to={to}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </Accordion>
  );
}
