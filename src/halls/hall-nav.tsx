import { type FormEvent, useEffect, useId, useRef } from 'react';
import { useNavigate } from 'react-router';
import { Crumbs } from '#features/page/crumbs.tsx';
import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { hasPage, type PageName, page } from '#site/pages.ts';
import { treeName } from '#site/tree.ts';
import { Icon } from '#ui/icon.tsx';
import { Link } from '#ui/link.tsx';
import styles from './hall-nav.module.css';
import { useHallHref } from './use-hall-href.ts';

/** The rooms in the order of a walk through the hall; a tree shows those that it has. */
const ROOMS = [
  'digitalhall',
  'digitalhall2',
  'digitalhall2-live',
  'digitalhall-season',
  'digitalhall-year',
  'digitalhall-chief',
  'digitalhall-listen',
  'digitalhall2-record',
  'digitalhall2-albumonline',
  'digitalhall2-course',
  'digitalhall2-voice',
  'digitalhall2-askartist',
  'digitalhall2-introduce',
] as const satisfies readonly PageName[];

/** The second line of the hall: its rooms, and the search of its works. `name` is the page that shows it. */
export function HallNav({ name }: { name: PageName }) {
  const t = useCopy('hall');
  const tree = useTree();
  const to = useHallHref();
  const here = [name, ...(page(name).crumbs ?? []).slice().reverse()].find(n =>
    (ROOMS as readonly string[]).includes(n),
  );
  const rooms = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const [list, current] = [rooms.current, rooms.current?.querySelector<HTMLElement>('[aria-current]')];
    // On a phone the line is longer than the screen.
    if (list && current) list.scrollLeft = current.offsetLeft - (list.clientWidth - current.offsetWidth) / 2;
  }, []);
  return (
    <div className={`flex items-stretch wrap line-b m-as-block m-px-0 ${styles.nav}`}>
      <nav className="min-w-0 grow" aria-label={t('nav.label')}>
        <ul className="m-scroll-x m-no-bar m-wrap flex gap-air-1 h-full" ref={rooms}>
          {ROOMS.filter(room => hasPage(treeName(tree), room)).map(room => (
            <li key={room}>
              <Link
                className="way row line-h h-full t-body nowrap"
                to={to(room)}
                aria-current={room === name ? 'page' : room === here ? true : undefined}
              >
                {t(`nav.${room}`)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <HallSearch />
    </div>
  );
}

/** Where the way to this page stands in the desktop trees; the phone's bar has its own. */
export function HallCrumbs({ name }: { name: PageName }) {
  return (
    <div className="m-gone wrap pt-4">
      <Crumbs name={name} />
    </div>
  );
}

/** Asks the hall alone: works, composers, artists. The Chinese desktop has a page of results, the front finds elsewhere. */
function HallSearch() {
  const t = useCopy('hall');
  const tree = useTree();
  const to = useHallHref();
  const navigate = useNavigate();
  const id = useId();
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const keyword = String(new FormData(event.currentTarget).get('keyword') ?? '').trim();
    const page = hasPage(treeName(tree), 'digitalhall2-searchresult')
      ? 'digitalhall2-searchresult'
      : 'digitalhall';
    void navigate(to(page, { keyword: keyword || undefined }));
  };
  return (
    <form
      role="search"
      className={`row m-w-auto m-border-0 m-line-t line-l ter ${styles.search}`}
      onSubmit={search}
    >
      <label htmlFor={id} className="vh">
        {t('nav.search')}
      </label>
      <button className="grid place-centre h-full line-h" type="submit" aria-label={t('nav.find')}>
        <Icon name="search" />
      </button>
      <input
        className="m-t-field grow min-w-0 h-full line-h border-0 t-sm ink"
        id={id}
        name="keyword"
        type="search"
        maxLength={60}
        enterKeyHint="search"
        placeholder={t('nav.search')}
      />
    </form>
  );
}
