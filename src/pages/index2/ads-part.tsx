import { deferred } from '#ui/deferred.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

/** Below the month and its concerts. */
export const Ads = deferred(async () => (await import('./ads.tsx')).Ads, <Skeleton kind="block" />);
