import type { ProductCard } from '#domain/contract/mall.ts';
import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { priced } from '#lib/price.ts';
import { href } from '#site/href.ts';
import { hasPage } from '#site/pages.ts';
import { treeName } from '#site/tree.ts';
import { Art } from '#ui/art.tsx';
import { LinkButton } from '#ui/button.tsx';
import styles from './shop.module.css';

/** Products as a shelf: artwork, name, price, and the way to buy. */
export function ProductList({ products }: { products: readonly ProductCard[] }) {
  const t = useCopy('shop');
  const tree = useTree();
  const to = ({ id, kind }: ProductCard): string => {
    const own = kind === 'vip' ? 'digitalConfirmVip' : 'digitalConfirmOrder';
    return href(tree, hasPage(treeName(tree), own) ? own : 'confirmOrder', { productId: id });
  };
  return (
    <ul className={`grid gap-y-8 gap-x-6 m-cols-2 m-gap-y-6 m-gap-x-4 ${styles.shelf}`}>
      {products.map(product => (
        <li className="flex min-w-0" key={product.id}>
          <Art attrs={product.art} size="square" ratio="r11" />
          <span className="sm sec mt-3">{product.kindName}</span>
          <h3 className="mt-1 t-1">{product.title}</h3>
          <p className="sm sec mt-1">{product.standfirst}</p>
          <div className="flex items-centre justify-between gap-3 mt-auto pt-4 m-flex-wrap">
            <span className="num">
              {product.left === 0
                ? t('product.soldOut')
                : product.minPrice === product.maxPrice
                  ? priced(product.minPrice)
                  : t('product.from', { price: priced(product.minPrice) })}
            </span>
            {product.left !== 0 && (
              <LinkButton
                size="sm"
                look="ghost"
                to={to(product)}
                aria-label={t('product.buyOf', { title: product.title })}
              >
                {t('product.buy')}
              </LinkButton>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
