import { useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '#api/client.ts';
import { isFailure } from '#api/failure.ts';
import { ERR } from '#domain/contract/envelope.ts';
import { mall, type Product, type ProductChannel } from '#domain/contract/mall.ts';
import { useIntent } from '#hooks/use-intent.ts';
import { useSubmit } from '#hooks/use-submit.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { toFen } from '#lib/money.ts';
import { href } from '#site/href.ts';
import { hasPage } from '#site/pages.ts';
import { treeName } from '#site/tree.ts';

const CREATE = { mall: mall.create, dams: mall.createDams } as const satisfies Record<ProductChannel, object>;

/** Version and number of a product, and the way to its order. */
export function useProductChoice(product: Product, replaced?: string) {
  const tree = useTree();
  const navigate = useNavigate();
  const [code, setCode] = useState(product.variants[0]?.code ?? '');
  const [quantity, setQuantity] = useState(1);
  const [left, setLeft] = useState(product.left);
  const { busy, submit } = useSubmit();
  const sendOnce = useIntent();
  const variant = product.variants.find(v => v.code === code);

  const place = async (): Promise<void> => {
    const { channel } = product;
    const payload = {
      productId: product.id,
      variant: code,
      quantity,
      ...(replaced && { replace: replaced }),
    };
    const { tradeNo } = await sendOnce(payload, asked => call(CREATE[channel], asked));
    const vip = product.kind === 'vip' ? 'digitalConfirmVip' : 'digitalConfirmOrder';
    const page = hasPage(treeName(tree), vip) ? vip : 'confirmOrder';
    await navigate(href(tree, page, { tradeNo, supportSeat: 'N', orderType: channel }));
  };

  return {
    variant,
    choose: setCode,
    quantity,
    setQuantity,
    left,
    /** Fen. */
    total: variant ? toFen(variant.price) * quantity : 0,
    busy,
    submit: async (): Promise<void> => {
      if (variant)
        await submit(place, failure => {
          if (isFailure(failure, ERR.stockLost)) setLeft(0);
        });
    },
  };
}
