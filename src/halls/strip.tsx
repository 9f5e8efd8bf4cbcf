import type { TitleCard as Title } from '#domain/contract/digital.ts';
import styles from './strip.module.css';
import { TitleCard } from './title-card.tsx';

/** Some titles side by side; on a phone a strip that the arrow keys scroll. */
export function Strip({ list, level = 3 }: { list: readonly Title[]; level?: 3 | 4 }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: focus lets the arrow keys scroll the strip
    <ul className={styles.strip} tabIndex={0}>
      {list.map(card => (
        <li key={card.id}>
          <TitleCard card={card} level={level} />
        </li>
      ))}
    </ul>
  );
}
