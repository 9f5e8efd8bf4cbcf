import type { ReactNode } from 'react';
import { useTree } from '#i18n/tree-context.tsx';
import { type PageName, pageTitle } from '#site/pages.ts';
import { ErrorState } from '#ui/error-state.tsx';
import { Load } from '#ui/load.tsx';

interface Props<T> {
  name: PageName;
  from: Promise<T>;
  skeleton: ReactNode;
  /** False where the page's first heading stands outside the data, as on the phone in a banner. */
  heading?: boolean;
  children: (data: T) => ReactNode;
}

/** A page whose first heading comes with its data: until then, and without it, the page's name is the heading. */
export function PageLoad<T>({ name, from, skeleton, heading = true, children }: Props<T>) {
  const { locale } = useTree();
  const title = heading && <h1 className="vh">{pageTitle(name, locale)}</h1>;
  return (
    <Load
      from={from}
      skeleton={
        <>
          {title}
          {skeleton}
        </>
      }
      failed={(error, retry) => (
        <div className="wrap py-air-4">
          {title}
          <ErrorState error={error} onRetry={retry} />
        </div>
      )}
    >
      {children}
    </Load>
  );
}
