import type { TitleDetail } from '#domain/contract/digital.ts';
import { clockOf } from '#halls/length.ts';
import { StringOf } from '#halls/string-of.tsx';
import { numbersOf } from '#lib/movement-number.ts';
import { Named } from '#ui/named.tsx';
import styles from './view.module.css';

/** The movements that sound, drawn to one scale. */
export function Lengths({ title }: { title: TitleDetail }) {
  const movements = title.works
    .flatMap(({ movements: all }) => {
      const numbers = numbersOf(all);
      return all.map((m, i) => ({ ...m, number: numbers[i] }));
    })
    .filter(m => m.rendered && m.end > m.start);
  const longest = Math.max(...movements.map(m => m.end - m.start), 1);
  if (movements.length === 0) return null;
  return (
    <ul className={styles.lengths}>
      {movements.map((m, i) => (
        <li className="m-gap-x-4 m-py-2 grid items-centre line-t gap-6" key={`${m.id}${m.start}`}>
          <span>
            {m.number && <i className="num inline-block ter">{m.number}</i>} <Named>{m.title}</Named>
          </span>
          <StringOf share={(m.end - m.start) / longest} lobes={i + 1} />
          <span className="num">{clockOf(m.end - m.start)}</span>
        </li>
      ))}
    </ul>
  );
}
