import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { brand } from '#brand';
import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { href, matchPage } from '#site/href.ts';
import { useUser } from '#stores/user.ts';
import { Icon } from '#ui/icon.tsx';
import { Mark } from '#ui/mark.tsx';
import { mainNav, type NavItem } from './nav.ts';
import styles from './shell.module.css';

export function HeaderPc({ language }: { language: ReactNode }) {
  const t = useCopy('common');
  const tree = useTree();
  const { pathname } = useLocation();
  const current = matchPage(pathname)?.name;
  const user = useUser(s => s.userInfo);
  const [now] = useState(Date.now);
  return (
    <header className="head">
      <Link
        className="brand"
        to={`/${tree.locale}/${tree.layout}`}
        aria-label={`${brand.name[tree.locale]} ${t('home')}`}
      >
        <Mark />
        <b>{brand.name[tree.locale]}</b>
      </Link>
      <nav className="nav" aria-label={t('nav.main')}>
        {mainNav(tree, t, now).map(item => (
          <NavEntry key={item.label} item={item} current={item.page === current} />
        ))}
      </nav>
      <div className={`util ${styles.util}`}>
        <Link to={href(tree, 'sitesearch')} aria-label={t('nav.search')}>
          <Icon name="search" />
        </Link>
        <Link to={user ? href(tree, 'user') : href(tree, 'login')}>
          <Icon name="user" />
          {user ? user.nickname || t('account.centre') : t('account.signIn')}
        </Link>
        {language}
      </div>
    </header>
  );
}

/** A link, and where it has groups a button that opens the mega-menu; Esc and leaving close it. */
function NavEntry({ item, current }: { item: NavItem; current: boolean }) {
  const t = useCopy('common');
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a navigation closes the menu
  useEffect(() => setOpen(false), [key]);
  const link = (
    <Link to={item.to} aria-current={current ? 'page' : undefined}>
      {item.label}
    </Link>
  );
  if (!item.groups) return link;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the pointer only shows what the button shows
    <div
      ref={box}
      className={styles.entry}
      onPointerEnter={e => e.pointerType === 'mouse' && setOpen(true)}
      onPointerLeave={e => e.pointerType === 'mouse' && setOpen(false)}
      onBlur={e => !box.current?.contains(e.relatedTarget) && setOpen(false)}
      onKeyDown={e => e.key === 'Escape' && setOpen(false)}
    >
      {link}
      <button
        type="button"
        className={styles.disclose}
        aria-expanded={open}
        aria-label={`${item.label} ${t('nav.menu')}`}
        onClick={() => setOpen(!open)}
      >
        <Icon name="down" />
      </button>
      <div className={styles.mega} hidden={!open}>
        {item.groups.map(group => (
          <div key={group.title}>
            <p className="ter xs">{group.title}</p>
            <ul>
              {group.items.map(entry => (
                <li key={entry.to}>
                  <Link to={entry.to}>{entry.label}</Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </div>
  );
}
