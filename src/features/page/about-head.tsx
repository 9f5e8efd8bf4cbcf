import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { href } from '#site/href.ts';
import { type PageName, page } from '#site/pages.ts';
import type { Tree } from '#site/tree.ts';
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

const HEAD = {
  pc: { Top: Way, row: `${styles.items} wrap` },
  mobile: { Top: Title, row: styles.items },
} as const;

interface Props {
  name: PageName;
  /** The item of the row that the page belongs to, where it is none itself. */
  within?: (typeof ITEMS)[number];
}

/** What stands above every page about the orchestra: the way here, and the way to the others. */
export function AboutHead({ name, within }: Props) {
  const t = useCopy('about');
  const tree = useTree();
  const { Top, row: className } = HEAD[tree.layout];
  const row = useRef<HTMLUListElement>(null);
  // A phone shows three of the five: the current one is among them.
  useEffect(() => {
    const ul = row.current;
    const on = ul?.querySelector<HTMLElement>('[aria-current]');
    if (ul && on) ul.scrollLeft = on.offsetLeft - (ul.clientWidth - on.offsetWidth) / 2;
  }, []);
  return (
    <>
      <Top name={name} />
      <nav className={className} aria-label={t('nav')}>
        <ul ref={row}>
          {ITEMS.map(item => (
            <li key={item}>
              <Link
                to={href(tree, item)}
                aria-current={item === name ? 'page' : item === within ? 'true' : undefined}
              >
                {titleOf(item, tree)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}

const titleOf = (item: PageName, { locale }: Tree) => page(item).title[locale === 'zh-CN' ? 0 : 1];

function Way({ name }: Pick<Props, 'name'>) {
  return (
    <div className={`wrap ${styles.crumbs}`}>
      <Crumbs name={name} />
    </div>
  );
}

function Title({ name }: Pick<Props, 'name'>) {
  return <Banner type={0} title={titleOf(name, useTree())} />;
}

const STATEMENT = {
  pc: { Tag: 'h1', focus: -1, look: styles.statement },
  mobile: { Tag: 'p', focus: undefined, look: `serif ${styles.statement}` },
} as const;

/** The statement that opens a page: its first heading on the desktop; on the phone the banner has that one. */
export function Statement({ children, className }: { children: ReactNode; className?: string | undefined }) {
  const { Tag, focus, look } = STATEMENT[useTree().layout];
  return (
    <Tag tabIndex={focus} className={cx(look, className)}>
      {children}
    </Tag>
  );
}

/** On the phone the banner of the head has the first heading. */
const HEADING = { pc: true, mobile: false } as const;

/** What comes with its data below the head: until then the page's name is the heading, where it has none yet. */
export function AboutLoad<T>(props: Omit<ComponentProps<typeof PageLoad<T>>, 'heading'>) {
  return <PageLoad {...props} heading={HEADING[useTree().layout]} />;
}
