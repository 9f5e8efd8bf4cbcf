import { useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import type { ProgramPage } from '#domain/contract/program.ts';
import { useCopy } from '#i18n/copy.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/choice.tsx';
import { Icon } from '#ui/icon.tsx';
import { Select } from '#ui/inputs.tsx';
import styles from './filters.module.css';
import { PriceFilter } from './price-filter.tsx';
import type { ListState } from './state.ts';

interface Props {
  state: ListState;
  facets: ProgramPage['facets'];
  set: (patch: Partial<ListState>, replace?: boolean) => void;
}

/** Everything that narrows the list, for the side of the desktop and the sheet of the phone. */
export function Filters({ state, facets, set }: Props) {
  const t = useCopy('musicale');
  return (
    <>
      <div className={styles.block}>
        <KeywordForm
          keyword={state.keyword ?? ''}
          onSearch={keyword => set({ keyword: keyword || undefined })}
        />
      </div>
      {facets.price.max > 0 && state.past !== 'only' && (
        <div className={styles.block}>
          <PriceFilter
            bounds={facets.price}
            min={state.priceMin}
            max={state.priceMax}
            onChange={(priceMin, priceMax) => set({ priceMin, priceMax })}
          />
        </div>
      )}
      {state.past !== 'only' && (
        <fieldset className={styles.block}>
          <legend>{t('list.only')}</legend>
          <div className="grid gap-3">
            <Checkbox
              label={t('list.available')}
              checked={state.availability === 'on'}
              onChange={e => set({ availability: e.currentTarget.checked ? 'on' : undefined })}
            />
          </div>
        </fieldset>
      )}
      <div className={`${styles.block} grid gap-4`}>
        <Select
          label={t('list.composer')}
          placeholder={t('list.anyComposer')}
          value={state.composer ?? ''}
          options={withChosen(facets.composers, state.composer)}
          onChange={e => set({ composer: e.currentTarget.value || undefined })}
        />
        <Select
          label={t('list.hall')}
          placeholder={t('list.anyHall')}
          value={state.hall ?? ''}
          options={withChosen(facets.halls, state.hall)}
          onChange={e => set({ hall: e.currentTarget.value || undefined })}
        />
      </div>
    </>
  );
}

/** A value from a link that no concert has any more is still shown as what is chosen. */
function withChosen(
  facets: readonly { value: string; name: string; count: number }[],
  chosen: string | undefined,
) {
  const options = facets.map(f => ({ value: f.value, label: `${f.name} (${f.count})` }));
  return chosen && !facets.some(f => f.value === chosen)
    ? [...options, { value: chosen, label: chosen }]
    : options;
}

/** The search of the list. The header's magnifier leads to #search. */
function KeywordForm({ keyword, onSearch }: { keyword: string; onSearch: (keyword: string) => void }) {
  const t = useCopy('musicale');
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(keyword);
  const [shown, setShown] = useState(keyword);
  const { hash, key } = useLocation();
  if (shown !== keyword) {
    setShown(keyword);
    setText(keyword);
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation to #search counts
  useEffect(() => {
    if (hash === '#search') input.current?.focus();
  }, [hash, key]);
  return (
    <form
      role="search"
      className={`grid cols-auto on-surface control-box r-1 ${styles.search}`}
      onSubmit={event => {
        event.preventDefault();
        onSearch(text.trim());
      }}
    >
      <label htmlFor={id} className="vh">
        {t('list.keyword')}
      </label>
      <input
        className="py-2 px-3 border-0 min-w-0"
        id={id}
        ref={input}
        type="search"
        enterKeyHint="search"
        maxLength={140}
        placeholder={t('list.keyword')}
        value={text}
        onChange={e => setText(e.currentTarget.value)}
      />
      <Button type="submit" look="quiet" aria-label={t('list.search')}>
        <Icon name="search" />
      </Button>
    </form>
  );
}
