import type { TitleDetail } from '#domain/contract/digital.ts';
import { Shelf } from '#halls/shelf.tsx';
import { Strip } from '#halls/strip.tsx';
import { useCopy } from '#i18n/copy.ts';

/** Where to go on: other ways to play the same, then what is near to it. */
export function Related({ title }: { title: TitleDetail }) {
  const t = useCopy('titlelate');
  return (
    <>
      {title.interpretations.length > 0 && (
        <Shelf title={t('interpretations')}>
          <Strip list={title.interpretations} />
        </Shelf>
      )}
      {title.related.length > 0 && (
        <Shelf title={t('related')}>
          <Strip list={title.related} />
        </Shelf>
      )}
    </>
  );
}
