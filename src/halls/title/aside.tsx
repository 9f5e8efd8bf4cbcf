import type { TitleDetail } from '#domain/contract/digital.ts';
import { useCopy } from '#i18n/copy.ts';
import { Access } from './access.tsx';
import { Part } from './part.tsx';
import { AsideRest } from './parts-below.ts';

/** What stands beside a title: who may hear it, the next evenings, who plays, how it was made. */
export function Aside({ title }: { title: TitleDetail }) {
  const t = useCopy('title');
  return (
    <aside aria-label={t('aside')}>
      <Part side title={t('access.title')}>
        <Access title={title} />
      </Part>
      <AsideRest title={title} />
    </aside>
  );
}
