import { useId, useState } from 'react';
import type { Club } from '#domain/contract/club.ts';
import { useCopy } from '#i18n/copy.ts';
import { priced } from '#lib/price.ts';
import styles from './club.module.css';
import { levelOf, pointsOf } from './level-of.ts';

const FULL_YEAR = { concerts: 60, yuan: 3000 };

/** How often one goes and what one pays: the level and the points of such a year. */
export function Year({ levels }: { levels: Club['levels'] }) {
  const t = useCopy('club');
  const id = useId();
  const [concerts, setConcerts] = useState(8);
  const [price, setPrice] = useState(760);
  const sum = concerts * price;
  const level = levelOf(levels, sum);
  if (!level) return null;
  const { points, worth } = pointsOf(level, sum);
  return (
    <section className="pt-5 ink-t" aria-labelledby={`${id}-title`}>
      <h2 className="t-h3" id={`${id}-title`}>
        {t('year.title')}
      </h2>
      <div className={`grid gap-2 mt-4 ${styles.sliders}`}>
        <label className="between gap-4" htmlFor={`${id}-n`}>
          <span>{t('year.concerts')}</span>
          <b className="num t-2">{t('year.times', { count: concerts })}</b>
        </label>
        <input
          className="w-full mb-2"
          id={`${id}-n`}
          type="range"
          min={1}
          max={FULL_YEAR.concerts}
          value={concerts}
          aria-valuetext={t('year.times', { count: concerts })}
          onChange={event => setConcerts(Number(event.currentTarget.value))}
        />
        <label className="between gap-4" htmlFor={`${id}-p`}>
          <span>{t('year.price')}</span>
          <b className="num t-2">{priced(price)}</b>
        </label>
        <input
          className="w-full mb-2"
          id={`${id}-p`}
          type="range"
          min={100}
          max={FULL_YEAR.yuan}
          step={20}
          value={price}
          aria-valuetext={priced(price)}
          onChange={event => setPrice(Number(event.currentTarget.value))}
        />
      </div>
      <output htmlFor={`${id}-n ${id}-p`} className={`as-block mt-3 ${styles.result}`}>
        {t('year.result', {
          sum: priced(sum),
          name: level.name,
          points: points.toLocaleString('en-US'),
          worth: priced(worth),
        })}
      </output>
    </section>
  );
}
