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
    <ul className={styles.shelf}>
      {products.map(product => (
        <li key={product.id}>
          <Art attrs={product.art} size="square" ratio="r11" />
          <span className="sm sec">{product.kindName}</span>
          <h3>{product.title}</h3>
          <p className="sm sec">{product.standfirst}</p>
          <div className={styles.buy}>
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
