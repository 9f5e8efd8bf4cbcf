import type { ComponentProps, MouseEvent } from 'react';
import { useHref, useLocation, useNavigate } from 'react-router';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** A page of this site: a path, a query or a fragment. */
  to: string;
  /** Takes the place of this entry in the history; a link to the very address of the page always does. */
  replace?: boolean;
  /** The page stays where it is scrolled to. */
  preventScrollReset?: boolean;
}

/** A link inside the site. The router's own brings along its forms and its prefetching, 3 kB of every first load. */
export function Link({ to, replace, preventScrollReset, onClick, ...rest }: LinkProps) {
  const href = useHref(to);
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !isPlain(event) || (rest.target && rest.target !== '_self')) return;
    event.preventDefault();
    void navigate(to, {
      replace: replace ?? href === `${pathname}${search}${hash}`,
      ...(preventScrollReset !== undefined && { preventScrollReset }),
    });
  };
  return <a {...rest} href={href} onClick={follow} />;
}

/** Other clicks are the browser's: into a new tab, a new window, a download. */
const isPlain = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !altKey && !ctrlKey && !shiftKey;
