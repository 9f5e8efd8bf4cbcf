import type { ReactNode } from 'react';
import { useTree } from '#i18n/tree-context.tsx';
import { Link } from '#ui/link.tsx';
import { adTarget } from './ad-target.ts';

interface Props {
  link: string;
  className?: string | undefined;
  children: ReactNode;
}

/** What an ad shows, as a link where it leads anywhere. */
export function AdLink({ link, className, children }: Props) {
  const target = adTarget(useTree(), link);
  if (!target) return <div className={className}>{children}</div>;
  if ('to' in target) {
    return (
      <Link className={className} to={target.to}>
        {children}
      </Link>
    );
  }
  return (
    <a className={className} href={target.url} rel="noopener noreferrer">
      {children}
    </a>
  );
}
