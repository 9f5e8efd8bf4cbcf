import { cx } from './class-names.ts';
import { Icon } from './icon.tsx';
import { Link, type LinkProps } from './link.tsx';

/** The way on, with its arrow. */
export function MoreLink({ className, children, ...rest }: LinkProps) {
  return (
    <Link {...rest} className={cx('more', className)}>
      {children}
      <Icon name="arrow" />
    </Link>
  );
}
