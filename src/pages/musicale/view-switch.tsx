import type { ReactNode } from 'react';
import { useCopy } from '#i18n/copy.ts';
import { Icon } from '#ui/icon.tsx';
import { grid } from '#ui/icon-more.ts';
import { Segmented } from '#ui/segmented.tsx';
import { useListState } from './model.ts';
import { VIEWS, type View } from './state.ts';

const ICON: Readonly<Record<View, ReactNode>> = {
  list: <Icon name="list" />,
  calendar: <Icon name="cal" />,
  posters: <Icon draw={grid} />,
};

/** List, calendar or posters. Each is an icon and a word; a phone only speaks the word. */
export function ViewSwitch({ word }: { word?: 'vh' }) {
  const t = useCopy('musicale');
  const { state, to } = useListState();
  return (
    <Segmented
      label={t('list.view.label')}
      value={state.view}
      segments={VIEWS.map(view => ({
        value: view,
        label: (
          <>
            {ICON[view]}
            <span className={word}>{t(`list.view.${view}`)}</span>
          </>
        ),
        to: to({ view }),
      }))}
    />
  );
}
