import type { ReactNode } from 'react';

export interface Tick {
  /** From the left, 0 to 100. */
  readonly at: number;
  readonly name: string;
}
interface Props {
  /** What is seen, in a sentence. */
  readonly title: string;
  /** What the upright axis is marked with, from nought up. */
  readonly up: readonly number[];
  readonly across: readonly Tick[];
  /** What the axes count: upwards, and across. */
  readonly units: readonly [string, string];
  /** A drawing in a field of 100 by 100. */
  readonly children: ReactNode;
}

/** A field with axes. The drawing is stretched with the window; words and numbers keep their size. */
export function Axes({ title, up, across, units, children }: Props) {
  const top = up.at(-1) ?? 1;
  return (
    <figure className="axes grid sec">
      <span className="span-all pb-2" aria-hidden="true">
        {units[0]}
      </span>
      <div className="up relative" aria-hidden="true">
        {up.map(n => (
          <span key={n} className="absolute" style={{ bottom: `${(100 * n) / top}%` }}>
            {n}
          </span>
        ))}
      </div>
      <svg
        className="w-full spill"
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        role="img"
        aria-label={title}
      >
        {up.map(n => (
          <path key={n} className="rule thin-stroke" d={`M0 ${100 - (100 * n) / top}H100`} />
        ))}
        {children}
      </svg>
      <div className="across relative col-2" aria-hidden="true">
        {across.map(({ at, name }) => (
          <span
            key={name}
            className="absolute nowrap"
            style={{ left: `${at}%` }}
            data-end={at < 4 ? 'first' : at > 96 ? 'last' : undefined}
          >
            {name}
          </span>
        ))}
      </div>
      <span className="span-all pb-2 text-right" aria-hidden="true">
        {units[1]}
      </span>
    </figure>
  );
}
