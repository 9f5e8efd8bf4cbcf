import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { SupportHome } from '#domain/contract/support.ts';
import { support } from '#domain/contract/support.ts';
import { asks } from '#features/page/asks.ts';
import { Essay } from '#features/page/essay.tsx';
import { Opening } from '#features/page/opening.tsx';
import { usePageData } from '#features/page/use-page-data.ts';
import { useCopy } from '#i18n/copy.ts';
import { Accordion } from '#ui/accordion.tsx';
import { focusChoice, GiftForm } from './gift-form.tsx';
import { Gifts } from './gifts.tsx';
import { Sources } from './sources.tsx';
import styles from './view.module.css';
import { Ways } from './ways.tsx';

export const loader = asks({ page: support.home });

export default function Support() {
  const t = useCopy('support');
  const { page } = usePageData<typeof loader>();
  return (
    <Essay name="support" title={t('title')} from={page}>
      {home => <Shown home={home} />}
    </Essay>
  );
}

function Shown({ home }: { home: SupportHome }) {
  const [chosen, setChosen] = useState('');
  const give = (id: string) => {
    // The choice is on the page before the focus goes to it.
    flushSync(() => setChosen(id));
    document.getElementById('give')?.scrollIntoView({ block: 'start' });
    focusChoice();
  };
  return (
    <>
      <Opening name="support" headline={home.headline} lead={home.lead} art={home.art} />
      <Gifts gifts={home.gifts} onGive={give} />
      <Ways ways={home.ways} />
      <Sources sources={home.sources} />
      <GiftForm gifts={home.gifts} chosen={chosen} onChoose={setChosen} />
      <div className={`wrap pt-18 pb-24 m-pt-10 m-pb-12 ${styles.assurances}`}>
        {home.assurances.map(item => (
          <Accordion key={item.title} title={item.title}>
            <p className="prose">{item.text}</p>
          </Accordion>
        ))}
      </div>
    </>
  );
}
