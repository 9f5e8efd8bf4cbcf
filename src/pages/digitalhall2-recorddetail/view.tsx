import { useState } from 'react';
import { Access } from '#halls/title/access.tsx';
import { artistsOf } from '#halls/title/artists-of.ts';
import { hasEssay } from '#halls/title/has-essay.ts';
import { Part } from '#halls/title/part.tsx';
import { Credits, Essay, Evenings, People } from '#halls/title/parts-below.ts';
import { Programme } from '#halls/title/programme.tsx';
import { TitleArticle } from '#halls/title/title-article.tsx';
import { titleLoader } from '#halls/title/title-model.ts';
import { type BodyProps, titlePage } from '#halls/title/title-page.tsx';
import { useCopy } from '#i18n/copy.ts';
import { Tabs } from '#ui/tabs.tsx';
import styles from './view.module.css';

export const loader = titleLoader;

/** A recording as in a cinema: the picture first, below it one thing at a time. */
export default titlePage('digitalhall2-recorddetail', Body);

const TABS = ['programme', 'notes', 'people', 'made'] as const;
type TabName = (typeof TABS)[number];

function Body({ title }: BodyProps) {
  const t = useCopy('title');
  const [tab, setTab] = useState<TabName>('programme');
  const shown = TABS.filter(
    name =>
      (name !== 'notes' || hasEssay(title)) &&
      (name !== 'people' || artistsOf(title).length > 0) &&
      (name !== 'programme' || title.works.length > 0),
  );
  const value = shown.includes(tab) ? tab : (shown[0] ?? 'made');
  return (
    <TitleArticle
      title={title}
      aside={
        <aside aria-label={t('aside')}>
          <Part side title={t('access.title')}>
            <Access title={title} />
          </Part>
        </aside>
      }
    >
      <Tabs
        label={title.title}
        value={value}
        onChange={setTab}
        tabs={shown.map(name => ({
          value: name,
          label: t(`tab.${name}`),
          count: name === 'people' ? artistsOf(title).length : undefined,
        }))}
      >
        <div className={`pt-8 ${styles.panel}`}>
          {value === 'programme' && <Programme title={title} level={2} />}
          {value === 'notes' && <Essay title={title} />}
          {value === 'people' && <People title={title} />}
          {value === 'made' && <Credits title={title} />}
        </div>
      </Tabs>
      {title.evenings.length > 0 && (
        <Part title={t('evenings.title')} className={styles.evenings}>
          <Evenings title={title} />
        </Part>
      )}
    </TitleArticle>
  );
}
