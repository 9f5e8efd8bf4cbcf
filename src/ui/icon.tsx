import { cx } from './class-names.ts';
import { type IconName, icons } from './icon-core.ts';

type Props = { className?: string | undefined; fill?: boolean } & (
  | { name: IconName; draw?: never }
  /** The path of an icon from icon-more.ts. */
  | { draw: string; name?: never }
);

/** A decorative icon: the words are beside it or on its button. */
export function Icon({ name, draw, className, fill = false }: Props) {
  return (
    <svg className={cx('ico', fill && 'f', className)} viewBox="0 0 24 24" aria-hidden="true">
      <path d={draw ?? icons[name]} />
    </svg>
  );
}
