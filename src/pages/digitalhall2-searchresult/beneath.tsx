import type { TitleCard as Title } from '#domain/contract/digital.ts';
import { TitleCard } from '#halls/title-card.tsx';
import { useCopy } from '#i18n/copy.ts';

/** What is newest, for who has not written anything yet or has found nothing. */
export function Beneath({ list }: { list: readonly Title[] }) {
  const t = useCopy('hall2');
  return (
    <section className="mt-10" aria-label={t('search.newest')}>
      <h2 className="mb-6">{t('search.newest')}</h2>
      <ul className="grid cols-4 gap-8">
        {list.map(card => (
          <li key={card.id}>
            <TitleCard card={card} />
          </li>
        ))}
      </ul>
    </section>
  );
}
