import { useState } from 'react';
import type { Circle } from '#domain/contract/support.ts';
import { useCopy } from '#i18n/copy.ts';
import { priced } from '#lib/price.ts';
import { cx } from '#ui/class-names.ts';
import styles from './circles.module.css';
import { Rings } from './rings.tsx';

/** The members by circle: drawn as rings of a chord, and named below them. */
export function Circles({ circles }: { circles: readonly Circle[] }) {
  const t = useCopy('support');
  const [lit, setLit] = useState('');
  return (
    <section
      className={`wrap grid gap-24 items-start py-18 m-cols-1 m-gap-7 ${styles.circles}`}
      aria-labelledby="council-circles"
    >
      <h2 id="council-circles" className="vh">
        {t('council.circles')}
      </h2>
      <Rings circles={circles} lit={lit} onLight={setLit} />
      <div>
        {circles.map(circle => (
          <article
            key={circle.id}
            className={cx(`ink-t ${styles.circle}`, lit === circle.id && styles.lit)}
            onPointerEnter={() => setLit(circle.id)}
            onPointerLeave={() => setLit('')}
          >
            <header className="m-grid m-gap-1 between gap-6">
              <h3 className="t-h2">{circle.name}</h3>
              <p className="sm sec">
                {t('council.from', { sum: priced(circle.from) })}
                {' · '}
                {t('council.members', { count: circle.members.length })}
              </p>
            </header>
            <p className="mt-2 lh-text">{circle.text}</p>
            <ul className={`mt-3 sec lh-9 ${styles.benefits}`}>
              {circle.benefits.map(benefit => (
                <li key={benefit}>{benefit}</li>
              ))}
            </ul>
            <ul className={`grid gap-y-4 gap-x-6 mt-6 m-cols-2 ${styles.members}`} aria-label={circle.name}>
              {circle.members.map(member => (
                <li className="grid" key={member.id}>
                  <b>{member.name}</b>
                  <span className="xs ter">
                    {member.field}
                    {' · '}
                    {t('council.since', { year: member.since })}
                  </span>
                </li>
              ))}
            </ul>
          </article>
        ))}
      </div>
    </section>
  );
}
