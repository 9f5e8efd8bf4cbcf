import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { href } from '#site/href.ts';
import { type PageName, pageTitle } from '#site/pages.ts';
import { Banner } from '#ui/banner.tsx';
import { cx } from '#ui/class-names.ts';
import { Link } from '#ui/link.tsx';
import styles from './about-head.module.css';
import { Crumbs } from './crumbs.tsx';
import { PageLoad } from './page-load.tsx';

/** The five items about the orchestra, in the specification's order. */
const ITEMS = [
  'about-memorabilia',
  'about-introduce',
  'about-member',
  'about-sso',
  'about-annualreport',
] as const;

interface Props {
  name: PageName;
  /** The item of the row that the page belongs to, where it is none itself. */
  within?: (typeof ITEMS)[number];
}

const LOOK = {
  pc: { items: cx('wrap', styles.items), Above: Way, Statement: StatementHeading },
  // The banner has the first heading, and the statement below it is text.
  mobile: { items: styles.items, Above: Title, Statement: StatementText },
} as const;

/** What stands above every page about the orchestra: the way here, and the way to the others. */
export function AboutHead({ name, within }: Props) {
  const t = useCopy('about');
  const tree = useTree();
  const { items, Above } = LOOK[tree.layout];
  const row = useRef<HTMLUListElement>(null);
  // A phone shows three of the five: the current one is among them.
  useEffect(() => {
    const ul = row.current;
    const on = ul?.querySelector<HTMLElement>('[aria-current]');
    if (ul && on) ul.scrollLeft = on.offsetLeft - (ul.clientWidth - on.offsetWidth) / 2;
  }, []);
  return (
    <>
      <Above name={name} />
      <nav className={items} aria-label={t('nav')}>
        <ul ref={row} className="flex gap-10 mt-5 line-b m-scroll-x m-no-bar m-gap-6 m-mt-0 m-wrap">
          {ITEMS.map(item => (
            <li key={item}>
              <Link
                className="way row nowrap"
                to={href(tree, item)}
                aria-current={item === name ? 'page' : item === within ? 'true' : undefined}
              >
                {pageTitle(item, tree.locale)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}

function Way({ name }: Pick<Props, 'name'>) {
  return (
    <div className={cx('wrap', 'pt-5')}>
      <Crumbs name={name} />
    </div>
  );
}

function Title({ name }: Pick<Props, 'name'>) {
  return <Banner type={0} title={pageTitle(name, useTree().locale)} />;
}

interface StatementProps {
  children: ReactNode;
  className?: string | undefined;
}

/** The statement that opens a page. */
export function Statement(props: StatementProps) {
  const Own = LOOK[useTree().layout].Statement;
  return <Own {...props} />;
}

function StatementHeading({ children, className }: StatementProps) {
  return (
    <h1 tabIndex={-1} className={cx('t-display m-t-5', styles.statement, className)}>
      {children}
    </h1>
  );
}

function StatementText({ children, className }: StatementProps) {
  return <p className={cx('serif', 't-display m-t-5', styles.statement, className)}>{children}</p>;
}

/** On the phone the banner of the head has the first heading. */
const HEADING = { pc: true, mobile: false } as const;

/** What comes with its data below the head: until then the page's name is the heading, where it has none yet. */
export function AboutLoad<T>(props: Omit<ComponentProps<typeof PageLoad<T>>, 'heading'>) {
  return <PageLoad {...props} heading={HEADING[useTree().layout]} />;
}
