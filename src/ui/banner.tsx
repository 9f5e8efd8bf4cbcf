import type { ReactNode } from 'react';
import { type ArtTone, artPath, pictureSet, sizeOf } from '#art/path.ts';
import { useTree } from '#i18n/tree-context.tsx';
import styles from './banner.module.css';
import { BANNERS, type BannerHeight, type BannerType } from './banner-presets.ts';
import { useCalendarOpen } from './calendar-event.ts';
import { cx } from './class-names.ts';
import { paletteStyle } from './palette-style.ts';

interface Props {
  title: ReactNode;
  lead?: ReactNode;
  /** Picture, colours and height by the page's type code; default 8. */
  type?: BannerType | undefined;
  /** Instead of the type's. */
  height?: BannerHeight | undefined;
  /** Own artwork instead of the type's. */
  art?: ArtTone | undefined;
  /** Of its title: a page has one of the first level. */
  level?: 'h1' | 'h2';
  children?: ReactNode;
}

// The phone crops the master beside the title; the desktop has a picture that is calm under it.
const SIZE = { pc: 'banner', mobile: 'square' } as const;

/** The head of a page: its title on a ground, artwork at the right. It gives way to an open calendar. */
export function Banner({ title, lead, type = 8, height, art, level: Title = 'h1', children }: Props) {
  const calendar = useCalendarOpen();
  const base = BANNERS[type];
  const size = SIZE[useTree().layout];
  const { w, h } = sizeOf(size);
  return (
    <div
      className={cx(
        'relative grid items-end clip p-ground p-on',
        styles.banner,
        !art && styles[`t${type}`],
        calendar && styles.aside,
        'on-art',
      )}
      data-height={height ?? base.height}
      style={art && paletteStyle(art)}
    >
      <img
        className={`absolute inset-0 h-full fit-cover ${styles.art}`}
        src={artPath(art ?? base.art, size)}
        srcSet={pictureSet(art ?? base.art)}
        alt=""
        width={w}
        height={h}
      />
      <div className={cx('relative', styles.words, 'wrap')}>
        <Title tabIndex={-1}>{title}</Title>
        {lead && <p className="lead">{lead}</p>}
        {children}
      </div>
    </div>
  );
}
