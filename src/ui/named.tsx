import { Fragment } from 'react';
import { bound, softly } from '#lib/line-ends.ts';

/** The name of a work, or what is called after one: a line ends between its words, not in “第五” or “C minor”. */
export function Named({ children }: { children: string }) {
  return (
    <span className="keep-all">
      {softly(children).map((part, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place
        <Fragment key={i}>
          {i > 0 && <wbr />}
          {bound(part).map((words, n) =>
            n % 2 === 1 ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place
              <span key={n} className="nowrap">
                {words}
              </span>
            ) : (
              words
            ),
          )}
        </Fragment>
      ))}
    </span>
  );
}
