import type { TitleDetail } from '#domain/contract/digital.ts';
import { useCopy } from '#i18n/copy.ts';
import { Answering } from './answering.tsx';
import { artistsOf } from './artists-of.ts';
import { Credits } from './credits.tsx';
import { Evenings } from './evenings.tsx';
import { Part } from './part.tsx';
import { People } from './people.tsx';

interface Props {
  title: TitleDetail;
}

/** The next evenings, who plays, whom to ask, how it was made. */
export function AsideRest({ title }: Props) {
  const t = useCopy('title');
  const late = useCopy('titlelate');
  return (
    <>
      {title.evenings.length > 0 && (
        <Part side title={t('evenings.title')}>
          <Evenings title={title} />
        </Part>
      )}
      {artistsOf(title).length > 0 && (
        <Part side title={t('people')}>
          <People title={title} />
        </Part>
      )}
      {title.answering.length > 0 && (
        <Part side title={late('answering.title')}>
          <Answering title={title} />
        </Part>
      )}
      {(title.quality || title.credits.length > 0) && (
        <Part side title={t('credits.heading')}>
          <Credits title={title} />
        </Part>
      )}
    </>
  );
}
