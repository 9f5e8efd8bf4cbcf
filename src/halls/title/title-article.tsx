import type { ReactNode } from 'react';
import type { TitleDetail } from '#domain/contract/digital.ts';
import { useCopy } from '#i18n/copy.ts';
import { Aside } from './aside.tsx';
import { hasEssay } from './has-essay.ts';
import lay from './lay.module.css';
import { Part } from './part.tsx';
import { Essay, Related } from './parts-below.ts';
import { Room } from './room.tsx';
import { TitleHead } from './title-head.tsx';

interface Props {
  title: TitleDetail;
  /** How it opens. */
  head?: ReactNode;
  /** Where it is played, and what stands below that in all of the width. */
  room?: ReactNode;
  aside?: ReactNode;
  /** What there is to read. */
  children: ReactNode;
}

/** The page of a title, from how it opens to what is like it. */
export function TitleArticle({
  title,
  head = <TitleHead title={title} />,
  room = <Room title={title} />,
  aside = <Aside title={title} />,
  children,
}: Props) {
  return (
    <article>
      {head}
      {room}
      <div className={`wrap grid pt-12 pb-8 m-as-block m-pt-8 m-pb-4 gap-20 ${lay.lay}`}>
        <div>{children}</div>
        {aside}
      </div>
      <Related title={title} />
    </article>
  );
}

/** The text of a title, where it has one. */
export function Notes({ title }: { title: TitleDetail }) {
  const t = useCopy('title');
  if (!hasEssay(title)) return null;
  return (
    <Part title={t('notes')}>
      <Essay title={title} />
    </Part>
  );
}
