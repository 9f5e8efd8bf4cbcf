import type { ReactNode } from 'react';
import { isDemo } from '#api/demo.ts';
import type { PageName } from '#site/pages.ts';
import { below } from '#ui/below.tsx';
import { part } from '#ui/part.ts';
import { HallCrumbs, HallNav } from './hall-nav.tsx';
import styles from './hall-page.module.css';

interface Props {
  name: PageName;
  /** Absent where the way here is shown on a picture, or there is none above this page. */
  crumbs?: boolean;
  children: ReactNode;
}

const Honest = below(
  part(() => import('./honest.tsx'), 'Honest', 'titlelate'),
  null,
);

/** Every page of the halls: the rooms above, the page, and in the demonstration what its sound is made of. */
export function HallPage({ name, crumbs = true, children }: Props) {
  return (
    <>
      <HallNav name={name} />
      {crumbs && <HallCrumbs name={name} />}
      {children}
      <div className={`pt-8 pb-12 ${styles.foot}`}>{isDemo() && <Honest />}</div>
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
    <div
      className={`wrap flex items-end justify-between pt-10 pb-10 m-as-block m-pt-7 m-pb-6 gap-12 ${styles.head}`}
    >
      <div>
        <h1 tabIndex={-1}>{title}</h1>
        {lead && <p className="lead sec">{lead}</p>}
      </div>
      {children}
    </div>
  );
}
