import type { Foundation } from '#domain/contract/support.ts';
import { useCopy } from '#i18n/copy.ts';
import styles from './trustees.module.css';

/** Who answers for the money. */
export function Trustees({ trustees }: { trustees: Foundation['trustees'] }) {
  const t = useCopy('support');
  return (
    <section
      className={`wrap pt-18 pb-8 m-pt-10 m-pb-4 ${styles.trustees}`}
      aria-labelledby="foundation-trustees"
    >
      <h2 className="pb-5 ink-b" id="foundation-trustees">
        {t('foundation.trustees')}
      </h2>
      <ul className="m-cols-1 m-gap-5 grid cols-4 pt-7">
        {trustees.map(person => (
          <li key={person.id}>
            <p className="xs ter">{person.role}</p>
            <h3>{person.name}</h3>
            <p className="sm sec">{person.text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
