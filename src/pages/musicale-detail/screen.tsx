import type { ComponentType } from 'react';
import type { PriceCategory, ProgramDetail } from '#domain/contract/program.ts';
import { usePageData } from '#features/page/use-page-data.ts';
import { Load } from '#ui/load.tsx';
import { DetailFailed } from './failed.tsx';
import type { loader } from './model.ts';
import { DetailSkeleton } from './skeleton.tsx';
import { DetailUnknown } from './unknown.tsx';

export interface DetailProps {
  card: ProgramDetail;
  wanted: string;
  firstPrices: Promise<PriceCategory[]>;
}

/** A programme: while it comes, when it is there, and when there is none of this id. */
export function DetailScreen({ Detail }: { Detail: ComponentType<DetailProps> }) {
  const { id, card, wanted, prices } = usePageData<typeof loader>();
  return (
    <Load
      from={card}
      skeleton={<DetailSkeleton />}
      failed={(error, retry) => <DetailFailed error={error} retry={retry} />}
    >
      {detail =>
        detail ? <Detail key={id} card={detail} wanted={wanted} firstPrices={prices} /> : <DetailUnknown />
      }
    </Load>
  );
}
