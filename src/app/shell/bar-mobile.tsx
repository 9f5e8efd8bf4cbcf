import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { Crumbs } from '#features/page/crumbs.tsx';
import crumbs from '#features/page/crumbs-line.module.css';
import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { href, matchPage } from '#site/href.ts';
import { page, pageTitle } from '#site/pages.ts';
import { BrandLink } from '#ui/brand-link.tsx';
import { Icon } from '#ui/icon.tsx';
import { Link } from '#ui/link.tsx';
import { LargeType } from './large-type.tsx';
import { measureBar } from './measure-bar.ts';
import { MenuButton } from './menu-button.tsx';
import { OwnPicture } from './own-picture.tsx';
import { SearchLink } from './search-link.tsx';
import styles from './shell.module.css';

/** Brand on the first pages, back and title on the others; below the first level the way there as well. */
export function BarMobile({ language }: { language: ReactNode }) {
  const t = useCopy('common');
  const tree = useTree();
  const navigate = useNavigate();
  const location = useLocation();
  const name = matchPage(location.pathname)?.name ?? null;
  if (name === 'home' || name === 'index2') {
    return (
      <header className={`row sticky on-paper ${styles.top}`} ref={measureBar}>
        <BrandLink />
        <SearchLink />
        <LargeType />
        {language}
        <MenuButton />
      </header>
    );
  }
  const goBack = () => (location.key === 'default' ? navigate(href(tree, 'home')) : navigate(-1));
  return (
    <>
      <header className={`bar ${styles.menuBar}`} ref={measureBar}>
        <button type="button" aria-label={t('back')} onClick={() => void goBack()}>
          <Icon name="back" />
        </button>
        <span className="text-centre bold lead lh-2">{pageTitle(name, tree.locale)}</span>
        <LargeType />
        {language}
        <MenuButton />
      </header>
      {name && page(name).crumbs && (
        <div className={crumbs.line}>
          <Crumbs name={name} />
        </div>
      )}
    </>
  );
}

/** The bottom tab bar of the mobile trees. */
export function TabBar() {
  const t = useCopy('common');
  const tree = useTree();
  const { pathname, search } = useLocation();
  const name = matchPage(pathname)?.name;
  const wallet = name === 'user' && new URLSearchParams(search).get('ind') === 'tickets';
  const tabs = [
    { label: t('home'), icon: 'home', to: href(tree, 'home'), on: name === 'home' },
    {
      label: t('nav.concerts'),
      icon: 'list',
      to: href(tree, 'musicale'),
      on: name === 'musicale' && !search.includes('view=calendar'),
    },
    {
      label: t('nav.calendar'),
      icon: 'cal',
      to: href(tree, 'musicale', { view: 'calendar' }),
      on: search.includes('view=calendar'),
    },
    { label: t('nav.orders'), icon: 'ticket', to: href(tree, 'user', { ind: 'tickets' }), on: wallet },
    { label: t('nav.me'), icon: 'user', to: href(tree, 'user'), on: name === 'user' && !wallet },
  ] as const;
  return (
    <nav className="tabbar" aria-label={t('nav.main')}>
      {tabs.map(tab => (
        <Link key={tab.label} to={tab.to} aria-current={tab.on ? 'page' : undefined}>
          {tab.icon === 'user' ? <OwnPicture /> : <Icon name={tab.icon} />}
          {tab.label}
        </Link>
      ))}
    </nav>
  );
}
