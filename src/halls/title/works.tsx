import type { TitleDetail } from '#domain/contract/digital.ts';
import { useCopy } from '#i18n/copy.ts';
import { Part } from './part.tsx';
import { Programme } from './programme.tsx';

/** What is played in a title, where it has works. */
export function Works({ title, heading }: { title: TitleDetail; heading?: string }) {
  const t = useCopy('title');
  if (title.works.length === 0) return null;
  return (
    <Part title={heading ?? t('programme.title')}>
      <Programme title={title} />
    </Part>
  );
}
