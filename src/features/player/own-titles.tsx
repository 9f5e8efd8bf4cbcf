import { useCopy } from '#i18n/copy.ts';
import { Button } from '#ui/button.tsx';
import { useOwnList } from './own-list.ts';
import { TitleList } from './title-list.tsx';
import { playTitle } from './verbs.ts';

/** The listener's own list, to play as it stands and to put in order; nothing where nobody has begun one. */
export function OwnTitles() {
  const r = useCopy('playroom');
  const { titles, put } = useOwnList();
  const [first, ...rest] = titles;
  if (first === undefined) return null;
  return (
    <section className="py-6" aria-labelledby="own-list">
      <div className="row flex-wrap justify-between gap-4 mb-2">
        <h2 id="own-list" className="t-h3">
          {r('own.title')}
        </h2>
        <Button look="ghost" size="sm" onClick={() => void playTitle(first, { queue: rest })}>
          {r('own.play')}
        </Button>
      </div>
      <TitleList titles={titles} onPut={put} label={r('own.title')} />
      <p className="sm ter mt-2">{r('own.where')}</p>
    </section>
  );
}
