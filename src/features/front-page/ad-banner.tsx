import type { Ad } from '#domain/contract/content.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { Banner } from '#ui/banner.tsx';
import { LinkButton } from '#ui/button.tsx';
import { adTarget } from './ad-target.ts';

/** An ad across a page that has a head of its own: as high as it says. */
export function AdBanner({ ad }: { ad: Ad }) {
  const target = adTarget(useTree(), ad.link);
  return (
    <Banner level="h2" title={ad.title} lead={ad.text} art={ad.art} height={ad.height}>
      {target && 'to' in target && ad.linkText && (
        <p>
          <LinkButton onArt to={target.to}>
            {ad.linkText}
          </LinkButton>
        </p>
      )}
    </Banner>
  );
}
