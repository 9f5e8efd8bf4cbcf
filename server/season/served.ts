import { PICTURE_WIDTHS } from '#art/path.ts';
import type { SeasonPicture, SeasonsStore } from '../store/ports/seasons.ts';
import { PICTURE_FORMS, pictureName } from './pictures.ts';

/** A season's picture in the width that was asked for, or its own where that is less, in the best form that is accepted. */
export async function pictureFor(
  seasons: Pick<SeasonsStore, 'picture'>,
  name: string,
  accept: string,
): Promise<SeasonPicture | null> {
  const [width = '', id] = name.split('/');
  if (id === undefined) return seasons.picture(name);
  const form = PICTURE_FORMS.find(({ type }) => accept.includes(type)) ?? { ending: 'jpg' };
  for (const one of PICTURE_WIDTHS.toReversed())
    if (one <= Number(width)) {
      const found = await seasons.picture(pictureName(id, one, form.ending));
      if (found) return found;
    }
  return null;
}
