import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { cx } from './class-names.ts';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-core.ts';
import { Link, type LinkProps } from './link.tsx';

export interface Look {
  /** `accent` is money or commitment, once per view; the default is ink. */
  look?: 'accent' | 'ghost' | 'quiet' | undefined;
  size?: 'lg' | 'sm' | undefined;
  block?: boolean | undefined;
  /** The button lies on artwork and takes its palette. */
  onArt?: boolean | undefined;
}
const classes = ({ look, size, block, onArt }: Look, className?: string) =>
  cx('btn', look, size, block && 'block', onArt && 'on-art', className);

type ButtonProps = Look &
  ButtonHTMLAttributes<HTMLButtonElement> & {
    /** Working: the button keeps its focus and its width, and does nothing. */
    busy?: boolean | undefined;
  };

export function Button({
  look,
  size,
  block,
  onArt,
  busy,
  className,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={classes({ look, size, block, onArt }, className)}
      aria-disabled={busy || rest['aria-disabled'] || undefined}
      aria-busy={busy || undefined}
      onClick={event => {
        if (busy || event.currentTarget.getAttribute('aria-disabled') === 'true') event.preventDefault();
        else onClick?.(event);
      }}
    />
  );
}

/** A link that looks like a button. `to` comes from `href()`. */
export function LinkButton({ look, size, block, onArt, className, ...rest }: Look & LinkProps) {
  return <Link {...rest} className={classes({ look, size, block, onArt }, className)} />;
}

type IconButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'aria-label'> & {
  label: string;
  plain?: boolean;
  /** In place of an icon by its name, or of the path of one: one that is filled, or moves. */
  children?: ReactNode;
} & ({ icon?: IconName; draw?: never } | { draw: string; icon?: never });

/** A button that shows an icon alone; its label is spoken and shown as a title. */
export function IconButton({
  label,
  plain = false,
  icon,
  draw,
  children,
  className,
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      title={label}
      aria-label={label}
      className={cx('ibtn', plain && 'plain', className)}
    >
      {children ?? (draw ? <Icon draw={draw} /> : icon && <Icon name={icon} />)}
    </button>
  );
}
