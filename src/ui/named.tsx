import { Fragment } from 'react';
import { bound, softly } from '#lib/line-ends.ts';

/**
 * The name of a work, or what is called after one: a line ends between its words, not in “第五” or “C minor”.
 * An element of its own kind: what a heading says of its spans is not said of a name.
 */
export function Named({ children }: { children: string }) {
  return (
    <bdi className="keep-all">
      {softly(children).map((part, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place
        <Fragment key={i}>
          {i > 0 && <wbr />}
          {bound(part).map((words, n) =>
            n % 2 === 1 ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place
              <bdi key={n} className="nowrap">
                {words}
              </bdi>
            ) : (
              words
            ),
          )}
        </Fragment>
      ))}
    </bdi>
  );
}

/** Somebody’s name: a line ends behind a dot of it, “路德维希·凡·”, and in no part of it. */
export const Person = ({ children }: { children: string }) => (
  <bdi className="keep-all">
    {children.split(/(?<=·)/).map((part, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place
      <Fragment key={i}>
        {i > 0 && <wbr />}
        {part}
      </Fragment>
    ))}
  </bdi>
);

/** Who plays, in a line of the server’s: it ends between two of them, and only one that is longer than a line is broken. */
export const Cast = ({ children }: { children: string }) => {
  const all = children.split(/(?<=　|· )/);
  if (all.length < 2) return children;
  return all.map((who, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: who plays stands in its place
    <Fragment key={i}>
      <bdi className="inline-block">{who.replace(/ · $/, '\u00a0·')}</bdi>
      {who.endsWith(' ') && ' '}
    </Fragment>
  ));
};
