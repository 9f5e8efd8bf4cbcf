import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { href, matchPage } from '#site/href.ts';
import { useUser } from '#stores/user.ts';
import { BrandLink } from '#ui/brand-link.tsx';
import { cx } from '#ui/class-names.ts';
import { closesOnBackSoon } from '#ui/close-on-back.ts';
import { Icon } from '#ui/icon.tsx';
import { Link } from '#ui/link.tsx';
import { LargeType } from './large-type.tsx';
import { type NavSection, siteSections } from './nav.ts';
import { OwnPicture } from './own-picture.tsx';
import { SearchLink } from './search-link.tsx';
import styles from './shell.module.css';

export function HeaderPc({ language, held }: { language: ReactNode; held?: ReactNode }) {
  const t = useCopy('common');
  const tree = useTree();
  const { pathname } = useLocation();
  const current = matchPage(pathname)?.name;
  const user = useUser(s => s.userInfo);
  const [now] = useState(Date.now);
  const sections = siteSections(tree, t, now);
  return (
    <header className={cx('head', sections.length > ROOMY && styles.wide)}>
      <BrandLink />
      <nav className="nav" aria-label={t('nav.main')}>
        {sections.map(section => (
          <NavEntry key={section.to} section={section} page={current} />
        ))}
      </nav>
      <div className="util self-centre">
        {held}
        <SearchLink />
        <Link to={user ? href(tree, 'user') : href(tree, 'login')}>
          <OwnPicture />
          <span className={`one-line ${styles.who}`}>
            {user ? user.nickname || t('account.centre') : t('account.signIn')}
          </span>
        </Link>
        <LargeType />
        {language}
      </div>
    </header>
  );
}

/** So many sections stand apart generously. */
const ROOMY = 6;
/** Fewer pages than these are found on the section's own page. */
const WORTH_A_MENU = 3;

/** A link, and where it has pages enough a button that opens the mega-menu; Esc, Back and leaving close it. */
function NavEntry({ section, page }: { section: NavSection; page: string | undefined }) {
  const t = useCopy('common');
  const [open, setOpen] = useState<false | 'over' | 'pressed'>(false);
  const box = useRef<HTMLDivElement>(null);
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a navigation closes the menu
  useEffect(() => setOpen(false), [key]);
  // What the pointer alone opened is no step to go back from.
  useEffect(() => (open === 'pressed' ? closesOnBackSoon(() => setOpen(false)) : undefined), [open]);
  const link = (
    <Link
      to={section.to}
      aria-current={
        page === section.pages[0] ? 'page' : page && section.pages.includes(page) ? true : undefined
      }
    >
      {section.label}
    </Link>
  );
  if (section.groups.reduce((sum, group) => sum + group.items.length, 0) < WORTH_A_MENU) return link;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the pointer only shows what the button shows
    <div
      ref={box}
      className={`flex items-stretch relative ${styles.entry}`}
      onPointerEnter={e => e.pointerType === 'mouse' && setOpen('over')}
      onPointerLeave={e => e.pointerType === 'mouse' && setOpen(false)}
      onBlur={e => !box.current?.contains(e.relatedTarget) && setOpen(false)}
      onKeyDown={e => e.key === 'Escape' && setOpen(false)}
    >
      {link}
      <button
        type="button"
        className={`grid place-centre ${styles.disclose}`}
        aria-expanded={open !== false}
        aria-label={`${section.label} ${t('nav.menu')}`}
        onClick={() => setOpen(open ? false : 'pressed')}
      >
        <Icon name="down" />
      </button>
      <div className={`absolute gap-12 p-8 on-surface line-t grid flow-column ${styles.mega}`} hidden={!open}>
        {section.groups.map(group => (
          <div key={group.title}>
            {section.groups.length > 1 && <p className="ter xs">{group.title}</p>}
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
