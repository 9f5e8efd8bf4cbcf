import type { ReactNode } from 'react';
import { useCopy } from '#i18n/copy.ts';
import type { PageName } from '#site/pages.ts';
import { HallCrumbs, HallNav } from './hall-nav.tsx';
import styles from './hall-page.module.css';

interface Props {
  name: PageName;
  /** Absent where the way here is shown on a picture, or there is none above this page. */
  crumbs?: boolean;
  children: ReactNode;
}

/** Every page of the halls: the rooms above, the page, and what all of it is made of, said once. */
export function HallPage({ name, crumbs = true, children }: Props) {
  const t = useCopy('hall');
  return (
    <>
      <HallNav name={name} />
      {crumbs && <HallCrumbs name={name} />}
      {children}
      <p className={`wrap xs ter ${styles.honest}`}>{t('honest')}</p>
    </>
  );
}

interface HeadProps {
  title: ReactNode;
  lead?: ReactNode;
  /** At the right of the title: figures, or a way on. */
  children?: ReactNode;
}

/** How a room begins: its name set large, a sentence, and a figure. */
export function HallHead({ title, lead, children }: HeadProps) {
  return (
    <div className={`wrap ${styles.head}`}>
      <div>
        <h1 tabIndex={-1}>{title}</h1>
        {lead && <p className="lead sec">{lead}</p>}
      </div>
      {children}
    </div>
  );
}
