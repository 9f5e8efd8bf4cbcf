import type { ReactNode } from 'react';
import { useTree } from '#i18n/tree-context.tsx';
import { type PageName, page } from '#site/pages.ts';
import { Banner } from '#ui/banner.tsx';
import { Load } from '#ui/load.tsx';
import { PageSkeleton, Skeleton } from '#ui/skeleton.tsx';
import styles from './opening.module.css';

interface Props<T> {
  name: PageName;
  title: string;
  from: Promise<T> | T;
  children: (page: T) => ReactNode;
}

/** A page that begins with an opening: its heading stands from the first moment, the rest when it has come. */
export function Essay<T>({ name, title, from, children }: Props<T>) {
  const Head = HEAD[useTree().layout];
  return (
    <>
      <Head name={name} title={title} />
      <Load
        from={from}
        skeleton={
          <>
            <Skeleton kind="block" className={styles.skeleton} />
            <PageSkeleton title className="page-wait py-18" count={12} />
          </>
        }
      >
        {children}
      </Load>
    </>
  );
}

type HeadProps = Pick<Props<unknown>, 'name' | 'title'>;

/** The phone has the banner of the page's type code; on the desktop the opening is the head. */
const HEAD = {
  pc: ({ title }: HeadProps) => <h1 className="vh">{title}</h1>,
  mobile: ({ name, title }: HeadProps) => <Banner type={page(name).banner ?? 8} title={title} />,
};
