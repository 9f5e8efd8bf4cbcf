import type { ReactNode } from 'react';
import { useTree } from '#i18n/tree-context.tsx';
import { type PageName, page } from '#site/pages.ts';
import { Banner } from '#ui/banner.tsx';
import { PageCrumbs } from './page-crumbs.tsx';
import styles from './page-head.module.css';

interface Props {
  name: PageName;
  title: ReactNode;
  /** A sentence on the banner; the phone has no room for it. */
  lead?: ReactNode;
}

const LEAD = { pc: true, mobile: false };

/** The head of a plain page: the banner of its type code, and on the desktop its breadcrumb below. */
export function PageHead({ name, title, lead }: Props) {
  const { layout } = useTree();
  return (
    <>
      <Banner type={page(name).banner ?? 8} title={title} lead={LEAD[layout] && lead} />
      <PageCrumbs name={name} className={`wrap row line-b ${styles.crumbs}`} />
    </>
  );
}
