import { useEffect, useState } from 'react';
import { askAside } from '#api/aside.ts';
import { call } from '#api/client.ts';
import { type ProgramCard, program } from '#domain/contract/program.ts';
import { useCopy } from '#i18n/copy.ts';
import { Poster } from './poster.tsx';

const SHOWN = 4;

/** The next evenings, below a page that has nothing else to show. */
export function Coming() {
  const t = useCopy('programme');
  const [cards, setCards] = useState<readonly ProgramCard[]>([]);
  useEffect(() => askAside(options => call(program.home, {}, options), setCards), []);
  if (cards.length === 0) return null;
  return (
    <section className="wrap pb-20" aria-label={t('coming')}>
      <h2 className="t-h3 pb-3 mb-6 ink-b">{t('coming')}</h2>
      <div className="grid gap-y-10 gap-x-gutter cols-4 m-cols-2 m-gap-x-4">
        {cards.slice(0, SHOWN).map(card => (
          <Poster key={card.id} card={card} />
        ))}
      </div>
    </section>
  );
}
