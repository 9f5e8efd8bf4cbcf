import { NotHere } from '#features/page/not-here.tsx';
import { usePageTitle } from '#features/page/use-page-title.ts';
import { ProductChooser } from '#features/shop/product-chooser.tsx';
import { ShowChooser } from '#features/shows/show-chooser.tsx';
import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { href } from '#site/href.ts';
import { LinkButton } from '#ui/button.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { Load } from '#ui/load.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import styles from '../flow.module.css';
import type { Choice } from '../model.ts';

type Wanted = 'show' | 'product';
interface Props {
  choice: Promise<Choice | null> | null;
  wanted: Wanted;
}

export function useChoiceTitle(wanted: Wanted): string {
  const shows = useCopy('shows');
  const shop = useCopy('shop');
  return wanted === 'show' ? shows('types') : shop('product.version');
}

/** The step before an order: the tickets of a show, or a product and its version. */
export function ChoiceLoader({ choice, wanted }: Props) {
  const title = useChoiceTitle(wanted);
  return (
    <div className={`m-pt-5 m-pb-8 ${styles.choice}`}>
      <Load
        from={choice}
        skeleton={
          <>
            <h1>{title}</h1>
            <Skeleton kind="block" style={{ height: '15rem' }} />
            <Skeleton count={6} />
          </>
        }
        failed={(error, retry) => (
          <>
            <h1 className="vh">{title}</h1>
            <ErrorState error={error} onRetry={retry} />
          </>
        )}
      >
        {chosen =>
          chosen === null ? (
            <Unknown wanted={wanted} />
          ) : chosen.kind === 'show' ? (
            <Titled title={chosen.show.title}>
              <ShowChooser show={chosen.show} replaced={chosen.replaced} />
            </Titled>
          ) : (
            <Titled title={chosen.product.title}>
              <ProductChooser product={chosen.product} replaced={chosen.replaced} />
            </Titled>
          )
        }
      </Load>
    </div>
  );
}

function Titled({ title, children }: { title: string; children: React.ReactNode }) {
  usePageTitle(title);
  return children;
}

/** Neither show nor product: said plainly, with a way on. */
function Unknown({ wanted }: { wanted: Wanted }) {
  const t = useCopy('shop');
  const tree = useTree();
  return (
    <NotHere centred title={t(`gone.${wanted}`)} text={t('gone.text')}>
      <LinkButton to={href(tree, 'user', { navType: 'digital' })}>{t('gone.shop')}</LinkButton>
      <LinkButton look="ghost" to={href(tree, 'musicale')}>
        {t('gone.concerts')}
      </LinkButton>
    </NotHere>
  );
}
