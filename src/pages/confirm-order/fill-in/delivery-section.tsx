import type { ComponentType } from 'react';
import type { Order } from '#domain/contract/order.ts';
import { ABROAD } from '#domain/rules/freight.ts';
import { AddressPicker } from '#features/address/address-picker.tsx';
import { useChannelWords, useWords } from '#features/order/words.ts';
import { useCopy } from '#i18n/copy.ts';
import { inUnits, priced } from '#lib/price.ts';
import { cx } from '#ui/class-names.ts';
import { Price } from '#ui/price.tsx';
import { Section } from '../section.tsx';
import styles from '../sections.module.css';
import type { ChannelsProps } from './channels.tsx';
import type { Checkout } from './use-checkout.ts';

interface Props {
  checkout: Checkout;
  order: Order;
  /** The ways to choose from. */
  Ways: ComponentType<ChannelsProps>;
}

/** How the order comes: its ways, then the address. */
export function DeliverySection({ checkout, order, Ways }: Props) {
  const t = useCopy('order');
  const w = useWords(order);
  const words = useChannelWords(order);
  const { form, channel, channels, carried, book, area } = checkout;
  if (channels.length < 2) return null;
  return (
    <Section title={w('delivery')}>
      <Ways form={form} area={area} channels={channels} words={words} />
      {carried && (
        <div className="mt-6">
          <AddressPicker
            book={book}
            chosen={form.watch('addressId')}
            onChoose={id => form.setValue('addressId', id, { shouldValidate: form.formState.isSubmitted })}
            error={form.formState.errors.addressId?.message}
          />
          {checkout.abroad && (
            <p className={`mt-4 t-sm ter ${styles.small}`}>
              {t('delivery.abroad', { fee: priced(inUnits(ABROAD.fee)) })}
            </p>
          )}
          <FreightNote area={area} collect={channel === 'productCollect'} />
        </div>
      )}
    </Section>
  );
}

function FreightNote({ area, collect }: { area: Checkout['area']; collect: boolean }) {
  const t = useCopy('order');
  if (area.kind === 'failed') {
    return (
      <p role="alert" className={`mt-4 t-sm ter ${styles.small}`}>
        {area.message}{' '}
        <button type="button" className="tap-min ink underlined" onClick={area.retry}>
          {t('address.retry')}
        </button>
      </p>
    );
  }
  if (area.kind !== 'ready') return null;
  return (
    <p className={cx('mt-4 t-sm ter', styles.small, 'flex flex-wrap gap-y-1 gap-x-6')} role="status">
      {collect && area.freight.collectFee !== undefined && (
        <span>
          {t('delivery.collectFee')} <Price yuan={area.freight.collectFee} />
        </span>
      )}
      <span>{area.freight.days}</span>
    </p>
  );
}
