import { useState } from 'react';
import { Link } from 'react-router';
import { brand } from '#brand';
import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { hallTime } from '#lib/dates.ts';
import { href } from '#site/href.ts';
import { useApp } from '#stores/app.ts';
import { useUser } from '#stores/user.ts';
import { Mark } from '#ui/mark.tsx';
import { isDemo } from '../demo.ts';
import styles from './shell.module.css';

export function Footer() {
  const t = useCopy('common');
  const tree = useTree();
  const user = useUser(s => s.userInfo);
  const { ariaFixed, setAriaFixed } = useApp();
  const [year] = useState(() => hallTime(Date.now()).year);
  const columns = [
    {
      title: t('foot.about'),
      links: [
        [t('nav.allConcerts'), href(tree, 'musicale')],
        [t('nav.calendar'), href(tree, 'musicale', { view: 'calendar' })],
        [t('nav.family'), href(tree, 'musicale', { type: 'family' })],
        [t('nav.archive'), href(tree, 'musicale', { past: 'Y' })],
      ],
    },
    {
      title: t('foot.help'),
      links: [
        [t('nav.faq'), href(tree, 'musicale-ticketservice')],
        [t('nav.legal'), href(tree, 'legalNotice')],
      ],
    },
    {
      title: t('foot.account'),
      links: user
        ? [
            [t('account.centre'), href(tree, 'user')],
            [t('nav.orders'), href(tree, 'user', { ind: 'tickets' })],
          ]
        : [
            [t('account.signIn'), href(tree, 'login')],
            [t('account.register'), href(tree, 'register')],
          ],
    },
  ];
  return (
    <footer className="foot">
      <div className={`wrap ${styles.foot}`}>
        <Strings />
        <div className={styles.footGrid}>
          <div>
            <p className="brand">
              <Mark />
              <b>{brand.name[tree.locale]}</b>
            </p>
            <address className="sm sec">
              {brand.address[tree.locale]}
              <br />
              {t('foot.hours', { phone: brand.phone, hours: brand.phoneHours })}
              <br />
              {brand.metro[tree.locale]}
            </address>
          </div>
          {columns.map(column => (
            <nav key={column.title} aria-label={column.title}>
              <h2>{column.title}</h2>
              <ul className="sm sec">
                {column.links.map(([label, to]) => (
                  <li key={to}>
                    <Link to={to ?? ''}>{label}</Link>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
        {isDemo() && <p className={`xs ${styles.demo}`}>{t('demo.text')}</p>}
        <div className={`xs ${styles.footEnd}`}>
          <span>{t('foot.rights', { year, name: brand.name[tree.locale] })}</span>
          <button type="button" aria-pressed={ariaFixed} onClick={() => setAriaFixed(!ariaFixed)}>
            {ariaFixed ? t('aria.off') : t('aria.on')}
          </button>
        </div>
      </div>
    </footer>
  );
}

const LOBES = Array.from({ length: 12 }, (_, i) => {
  const n = i + 1;
  const w = 1800 / n;
  const a = Math.max(5, 60 / n) * 1.333;
  return Array.from(
    { length: n },
    (_, k) =>
      `M${k * w} 60c${w * 0.364} ${-a} ${w * 0.636} ${-a} ${w} 0M${k * w} 60c${w * 0.364} ${a} ${w * 0.636} ${a} ${w} 0`,
  ).join('');
}).join('');

/** The string with its first twelve harmonics. */
function Strings() {
  return (
    <svg className={styles.strings} viewBox="0 0 1800 120" preserveAspectRatio="none" aria-hidden="true">
      <path d={LOBES} />
    </svg>
  );
}
