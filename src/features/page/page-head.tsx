import type { ReactNode } from 'react';
import { useTree } from '#i18n/tree-context.tsx';
import { type PageName, page } from '#site/pages.ts';
import { Banner } from '#ui/banner.tsx';
import { Crumbs } from './crumbs.tsx';
import styles from './page-head.module.css';

const HEAD = { pc: HeadPc, mobile: HeadMobile } as const;

interface Props {
  name: PageName;
  title: ReactNode;
  /** A sentence on the banner; the phone has no room for it. */
  lead?: ReactNode;
}

/** The head of a plain page: the banner of its type code, and on the desktop its breadcrumb below. */
export function PageHead(props: Props) {
  const Head = HEAD[useTree().layout];
  return <Head {...props} />;
}

function HeadPc({ name, title, lead }: Props) {
  return (
    <>
      <Banner type={page(name).banner ?? 8} title={title} lead={lead} />
      <div className={`wrap ${styles.crumbs}`}>
        <Crumbs name={name} />
      </div>
    </>
  );
}

function HeadMobile({ name, title }: Props) {
  return <Banner type={page(name).banner ?? 8} title={title} />;
}
