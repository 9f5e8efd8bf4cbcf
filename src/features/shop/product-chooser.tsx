import type { Product } from '#domain/contract/mall.ts';
import { UNOPENED_DAYS } from '#domain/rules/fulfilment.ts';
import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { longDateTime } from '#lib/dates.ts';
import { hallClock } from '#lib/hall-clock.ts';
import { inUnits } from '#lib/price.ts';
import { Button } from '#ui/button.tsx';
import { Radio } from '#ui/choice.tsx';
import { ChoicePart, OrderChoice } from '#ui/order-choice.tsx';
import { OwnTime } from '#ui/own-time.tsx';
import { Price } from '#ui/price.tsx';
import { Stepper } from '#ui/stepper.tsx';
import styles from './shop.module.css';
import { useProductChoice } from './use-product-choice.ts';

/** What a product is, its versions, and what they cost: digitalConfirmOrder and digitalConfirmVip begin here. */
export function ProductChooser({ product, replaced }: { product: Product; replaced?: string | undefined }) {
  const t = useCopy('shop');
  const { locale } = useTree();
  const choice = useProductChoice(product, replaced);
  const { variant, quantity, left, busy } = choice;
  const digital = product.delivery === 'digital';
  const gone = left === 0;
  const most = Math.min(product.limit, left ?? product.limit);
  const notes = [
    product.startsAt
      ? t('product.opensOn', {
          date: longDateTime(product.startsAt, locale, true),
          clock: hallClock(product.startsAt, locale),
        })
      : t(digital ? 'product.digital' : 'product.parcel'),
    product.limit === 1 ? t('product.once') : t('product.limit', { count: product.limit }),
    ...(product.minLevel > 0 ? [t('product.level', { level: product.levelName })] : []),
  ];
  return (
    <OrderChoice
      art={product.art}
      kicker={product.kindName}
      title={product.title}
      lead={product.standfirst}
      facts={[
        ...(product.startsAt
          ? [
              {
                name: t('product.starts'),
                value: (
                  <>
                    {longDateTime(product.startsAt, locale, true)} {hallClock(product.startsAt, locale)}
                    <OwnTime at={product.startsAt} />
                  </>
                ),
              },
            ]
          : []),
        {
          name: t('product.delivery'),
          value: t(digital ? 'product.deliveryDigital' : 'product.deliveryParcel'),
        },
        {
          name: t('product.refund'),
          value: t(digital ? 'product.refundDigital' : 'product.refundParcel', { days: UNOPENED_DAYS }),
        },
      ]}
      text={product.text}
      lines={
        variant
          ? [{ key: variant.code, label: `${variant.name} × ${quantity}`, yuan: inUnits(choice.total) }]
          : []
      }
      none=""
      totalLabel={t('product.total')}
      total={inUnits(choice.total)}
      notes={notes}
      action={
        <Button
          look="accent"
          size="lg"
          block
          busy={busy}
          disabled={gone || !variant}
          onClick={() => void choice.submit()}
        >
          {gone ? t('product.soldOut') : t(busy ? 'product.busy' : 'product.next')}
        </Button>
      }
    >
      {product.works.length > 0 && (
        <ChoicePart title={t('product.works')}>
          <ul>
            {product.works.map(work => (
              <li className="flex justify-between gap-4 py-3 line-b" key={work.title}>
                <span>{work.title}</span>
                <span className="num sec">{t('product.minutes', { count: work.minutes })}</span>
              </li>
            ))}
          </ul>
        </ChoicePart>
      )}
      <ChoicePart title={t(product.kind === 'vip' ? 'product.plan' : 'product.version')}>
        <fieldset className="grid">
          <legend className="vh">{t(product.kind === 'vip' ? 'product.plan' : 'product.version')}</legend>
          {product.variants.map(v => (
            <Radio
              key={v.code}
              name={`version-${product.id}`}
              checked={v.code === variant?.code}
              onChange={() => choice.choose(v.code)}
              className={styles.version}
              label={
                <span className="between gap-4">
                  <b>{v.name}</b>
                  <Price className="t-2" yuan={v.price} />
                </span>
              }
              hint={v.note}
            />
          ))}
        </fieldset>
      </ChoicePart>
      {most > 1 && (
        <ChoicePart title={t('product.quantity')}>
          <div className="row flex-wrap gap-y-4 gap-x-6 pt-5">
            <Stepper
              label={t('product.quantity')}
              value={quantity}
              valueText={t('product.quantityText', { count: quantity })}
              min={1}
              max={most}
              steps={[-1, 1]}
              onChange={choice.setQuantity}
            />
            {left !== undefined && <span className="sec">{t('product.left', { count: left })}</span>}
          </div>
        </ChoicePart>
      )}
    </OrderChoice>
  );
}
