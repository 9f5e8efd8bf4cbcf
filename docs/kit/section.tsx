import type { ReactNode } from 'react';
import { useTree } from '#i18n/tree-context.tsx';

/** Picks the Chinese or the English of what a sample says. */
export function useSay(): <T>(zh: T, en: T) => T {
  const chinese = useTree().locale === 'zh-CN';
  return (zh, en) => (chinese ? zh : en);
}

export function Section({
  title,
  children,
}: {
  title: readonly [zh: string, en: string];
  children: ReactNode;
}) {
  const say = useSay();
  return (
    <section className="pt-12">
      <div className="sec-head mb-6">
        <h2 className="t-h3">{say(...title)}</h2>
      </div>
      {children}
    </section>
  );
}

export const Samples = ({ children }: { children: ReactNode }) => (
  <div className="row flex-wrap gap-4">{children}</div>
);

/** As many columns as have room. */
export const Columns = ({ least, children }: { least: number; children: ReactNode }) => (
  <div
    className="grid items-start gap-8"
    style={{ gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${least}rem), 1fr))` }}
  >
    {children}
  </div>
);
