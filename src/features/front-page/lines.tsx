import { Fragment } from 'react';

/** A Chinese heading breaks at its full-width space: composer　work. Others break where the line ends. */
export function BrokenTitle({ children }: { children: string }) {
  const lines = children.split(/　|\n/);
  // A browser balances no lines round a break that is forced: each part is a block of its own.
  return lines.length === 1
    ? children
    : lines.map(line => (
        <span className="as-block" key={line}>
          {line}
        </span>
      ));
}

/** Text of an ad: a line break is a new line. */
export function TextLines({ children }: { children: string }) {
  return children.split('\n').map((line, i) => (
    <Fragment key={line}>
      {i > 0 && <br />}
      {line}
    </Fragment>
  ));
}
