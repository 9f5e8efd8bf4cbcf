import { type ComponentType, useEffect } from 'react';
import { useCopy } from '#i18n/copy.ts';
import { contained } from './boundary.tsx';
import type { LoadPart, Locale } from './part.ts';
import { toast } from './toast.tsx';
import { useCode } from './use-code.ts';

/**
 * A part whose code comes when it is first drawn, and for which nothing stands until then. That it did not come is a
 * toast; `quiet` for what nobody asked for.
 */
export function whenDrawn<Props extends object>(
  load: LoadPart<Props>,
  { quiet = false } = {},
): ComponentType<Props> {
  const loaded = new Map<Locale, ComponentType<Props>>();
  const bringPart: LoadPart<Props> = async locale =>
    contained(await load(locale), quiet ? () => null : undefined);
  return function WhenDrawn(props: Props) {
    const t = useCopy('ui');
    const { Part, failed, bring } = useCode(loaded, bringPart);
    const there = Part !== undefined;
    useEffect(() => {
      if (!there) bring();
    }, [there, bring]);
    useEffect(() => {
      if (failed && !quiet) toast(t('error.text'));
    }, [failed, t]);
    return Part ? <Part {...props} /> : null;
  };
}
