import { Fragment } from 'react';

/** A Chinese heading breaks at its full-width space: composer　work. Others break where the line ends. */
export function BrokenTitle({ children }: { children: string }) {
  return children.split(/　|\n/).map((line, i) => (
    <Fragment key={line}>
      {i > 0 && <br />}
      {line}
    </Fragment>
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
