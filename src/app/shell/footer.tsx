import { useState } from 'react';
import { isDemo } from '#api/demo.ts';
import { brand } from '#brand';
import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { hallTime } from '#lib/dates.ts';
import { useUser } from '#stores/user.ts';
import { asleep } from '#ui/asleep.tsx';
import { Link } from '#ui/link.tsx';
import { Mark } from '#ui/mark.tsx';
import { footColumns, footEnd } from './foot-links.ts';
import { useLargeType } from './large-type.tsx';
import styles from './shell.module.css';

export const Footer = asleep(function Footer() {
  const t = useCopy('common');
  const tree = useTree();
  const user = useUser(s => s.userInfo);
  const [large, toggleLarge] = useLargeType();
  const [year] = useState(() => hallTime(Date.now()).year);
  const columns = footColumns(tree, t, user !== null);
  return (
    <footer className="foot">
      <div className={`wrap ${styles.foot}`}>
        <Strings />
        <div className={`grid gap-8 m-cols-2 n-cols-2 ${styles.footGrid}`}>
          <div className="m-span-all">
            <p className="brand">
              <Mark />
              <b>{brand.name[tree.locale]}</b>
            </p>
            <address className="sm sec lh-9 mt-7">
              {brand.address[tree.locale]}
              <br />
              {t('foot.hours', { phone: brand.phone, hours: brand.phoneHours })}
              <br />
              {brand.metro[tree.locale]}
            </address>
          </div>
          {columns.map(column => (
            <nav key={column.title} aria-label={column.title}>
              <h2 className="t-body mb-4">{column.title}</h2>
              <ul className="sm sec">
                {column.items.map(({ label, to }) => (
                  <li key={to}>
                    <Link to={to}>{label}</Link>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
        {isDemo() && <p className="xs mt-12 sec">{t('demo.text')}</p>}
        <div
          className={`xs row mt-8 py-6 line-t ter m-grid m-gap-3 n-flex-wrap n-gap-y-1 justify-between ${styles.footEnd}`}
        >
          <span>{t('foot.rights', { year, name: brand.name[tree.locale] })}</span>
          <nav aria-label={t('foot.end')}>
            <ul className="flex flex-wrap">
              {footEnd(tree, t).map(({ label, to }) => (
                <li key={to}>
                  <Link className="flex items-centre tap-min" to={to}>
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          <button
            className="inline-flex items-centre tap-min underlined"
            type="button"
            aria-pressed={large}
            onClick={toggleLarge}
          >
            {large ? t('aria.off') : t('aria.on')}
          </button>
        </div>
      </div>
    </footer>
  );
});

/** Each harmonic is one lobe n times along, and its mirror; in tenths, since every page carries the path. */
const LOBES = Array.from({ length: 12 }, (_, i) => {
  const n = i + 1;
  const tenths = (x: number) => Math.round(x * 10) / 10;
  const width = tenths(1800 / n);
  const height = tenths(Math.max(5, 60 / n) * 1.333);
  return [-height, height]
    .map(y => `M0 60${`c${tenths(width * 0.364)} ${y} ${tenths(width * 0.636)} ${y} ${width} 0`.repeat(n)}`)
    .join('');
}).join('');

/** The string with its first twelve harmonics. */
function Strings() {
  return (
    <svg
      className={`w-full mb-12 ${styles.strings}`}
      viewBox="0 0 1800 120"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path className="fill-none thin-stroke" d={LOBES} />
    </svg>
  );
}
