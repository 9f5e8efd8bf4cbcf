import type { TitleCard as Title } from '#domain/contract/digital.ts';
import { cx } from '#ui/class-names.ts';
import styles from './strip.module.css';
import { TitleCard } from './title-card.tsx';

/** Six are two full rows of three. */
const isThrees = (count: number): boolean => count % 3 === 0 && count % 4 !== 0;

/** Some titles side by side; on a phone a strip that the arrow keys scroll. */
export function Strip({ list, level = 3 }: { list: readonly Title[]; level?: 3 | 4 }) {
  return (
    <ul
      className={cx(
        'grid gap-y-8 gap-x-gutter m-flex m-gap-gutter m-wrap m-scroll-x m-no-bar',
        styles.strip,
        isThrees(list.length) && styles.threes,
      )}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: focus lets the arrow keys scroll the strip
      tabIndex={0}
    >
      {list.map(card => (
        <li key={card.id}>
          <TitleCard card={card} level={level} />
        </li>
      ))}
    </ul>
  );
}
