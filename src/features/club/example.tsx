import type { Club } from '#domain/contract/club.ts';
import { useCopy } from '#i18n/copy.ts';
import { priced } from '#lib/price.ts';
import { cx } from '#ui/class-names.ts';
import { pointsOf } from './level-of.ts';

/** The same tickets at each level, in points and in money. */
export function Example({ club, at }: { club: Club; at: number | undefined }) {
  const t = useCopy('club');
  const { title, yuan, tickets } = club.example;
  const sum = yuan * tickets;
  return (
    <section className="pt-5 ink-t" aria-labelledby="club-example">
      <h2 className="t-h3" id="club-example">
        {title}
      </h2>
      <p className="sm ter">{t('example.total', { sum: priced(sum) })}</p>
      <dl className="mt-2">
        {club.levels.map(level => {
          const { points, worth } = pointsOf(level, sum);
          return (
            <div
              key={level.level}
              className={cx(
                'flex flex-wrap justify-between gap-x-4 py-2 line-b',
                level.level === at && 'text-accent bold',
              )}
            >
              <dt>{level.name}</dt>
              <dd className="num lead">
                {t('example.points', { points: points.toLocaleString('en-US'), worth: priced(worth) })}
              </dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}
