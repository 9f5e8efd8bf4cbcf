import { use } from 'react';
import {
  type ArtSize,
  type ArtTone,
  artPath,
  type PortraitTone,
  pictureSet,
  portraitPath,
  sizeOf,
} from '#art/path.ts';
import { cx } from './class-names.ts';
import { FirstPicture } from './first-picture.ts';
import { paletteStyle } from './palette-style.ts';

export type Ratio = 'r34' | 'r43' | 'r169' | 'r11' | 'r45';

declare global {
  interface Window {
    /** Shows a box's lazy picture when it is near (early.ts). */
    watchNear?: (box: Element) => void;
  }
}
function watchNear(box: Element | null): void {
  if (box && !box.hasAttribute('data-near')) window.watchNear?.(box);
}

interface Props {
  attrs: ArtTone;
  /** Shape of the box; without it the box takes the size of its place. */
  ratio?: Ratio | undefined;
  size?: ArtSize;
  /** Artwork beside its title is decoration: the default. */
  alt?: string;
  /** On by default; off for what the first screen shows. */
  lazy?: boolean;
  className?: string | undefined;
  children?: React.ReactNode;
}

/** Artwork of a programme on its own ground colour, which is there before the picture is. Sets --p-* for what it holds. */
export function Art({ attrs, ratio, size = 'square', alt = '', lazy = true, className, children }: Props) {
  const { w, h } = sizeOf(size);
  return (
    <div ref={watchNear} className={cx('art', ratio, className)} style={paletteStyle(attrs)}>
      <Picture
        src={artPath(attrs, size)}
        set={pictureSet(attrs)}
        alt={alt}
        width={w}
        height={h}
        lazy={lazy}
      />
      {children}
    </div>
  );
}

interface PortraitProps {
  attrs: PortraitTone;
  /** One or two characters on the cinnabar seal. */
  seal?: string;
  alt: string;
  ratio?: Ratio;
  lazy?: boolean;
  className?: string | undefined;
}

/** A portrait without a photograph: a study of the instrument and a surname seal. */
export function Portrait({ attrs, seal, alt, ratio = 'r45', lazy = true, className }: PortraitProps) {
  return (
    <div ref={watchNear} className={cx('art', ratio, className)} style={paletteStyle(attrs)}>
      <Picture
        src={portraitPath(attrs)}
        set={pictureSet(attrs)}
        alt={alt}
        width={900}
        height={1200}
        lazy={lazy}
      />
      {seal && !attrs.picture && (
        <span className={cx('seal', [...seal].length > 1 && 'two')} aria-hidden="true">
          <span>{seal}</span>
        </span>
      )}
    </div>
  );
}

interface PictureProps {
  src: string;
  set: string | undefined;
  alt: string;
  width: number;
  height: number;
  lazy: boolean;
}

function Picture({ src, set, alt, width, height, lazy }: PictureProps) {
  // As wide as its box, where a browser can know that before it loads.
  const size = { width, height, srcSet: set, sizes: set && (lazy ? 'auto, 100vw' : '100vw') };
  const first = use(FirstPicture);
  if (lazy) return <img src={src} alt={alt} {...size} loading="lazy" decoding="async" />;
  // The HTML of the server may hold the picture itself.
  return (
    <img
      src={first(src)}
      alt={alt}
      {...size}
      fetchPriority="high"
      decoding="async"
      suppressHydrationWarning
    />
  );
}
