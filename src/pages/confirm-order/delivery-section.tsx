import { useState } from 'react';
import type { Order } from '#domain/contract/order.ts';
import { AddressPicker } from '#features/address/address-picker.tsx';
import { useChannelWords, useWords } from '#features/order/words.ts';
import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { Button } from '#ui/button.tsx';
import { cx } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { Price } from '#ui/price.tsx';
import { BottomSheet } from '#ui/sheet.tsx';
import { Channels } from './channels.tsx';
import { Section } from './section.tsx';
import styles from './sections.module.css';
import type { Checkout } from './use-checkout.ts';

/** How the order comes: its ways open on the desktop, behind one row on the phone; then the address. */
export function DeliverySection({ checkout, order }: { checkout: Checkout; order: Order }) {
  const t = useCopy('order');
  const w = useWords(order);
  const words = useChannelWords(order);
  const mobile = useTree().layout === 'mobile';
  const [open, setOpen] = useState(false);
  const { form, channel, channels, carried, book, area } = checkout;
  if (channels.length < 2) return null;
  return (
    <Section title={w('delivery')}>
      {mobile ? (
        <button type="button" className={styles.row} aria-haspopup="dialog" onClick={() => setOpen(true)}>
          <span>
            {words.name(channel)}
            <small>{words.text(channel)}</small>
          </span>
          <Icon name="next" />
        </button>
      ) : (
        <Channels form={form} area={area} channels={channels} words={words} />
      )}
      <BottomSheet
        open={open}
        onClose={() => setOpen(false)}
        title={t('delivery.choose')}
        footer={
          <Button size="lg" block onClick={() => setOpen(false)}>
            {t('delivery.done')}
          </Button>
        }
      >
        <Channels form={form} area={area} channels={channels} words={words} />
      </BottomSheet>
      {carried && (
        <div className={styles.address}>
          <AddressPicker
            book={book}
            chosen={form.watch('addressId')}
            onChoose={id => form.setValue('addressId', id, { shouldValidate: form.formState.isSubmitted })}
            error={form.formState.errors.addressId?.message}
          />
          {checkout.abroad && <p className={styles.small}>{t('delivery.abroad')}</p>}
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
      <p role="alert" className={styles.small}>
        {area.message}{' '}
        <button type="button" className={styles.again} onClick={area.retry}>
          {t('address.retry')}
        </button>
      </p>
    );
  }
  if (area.kind !== 'ready') return null;
  return (
    <p className={cx(styles.small, styles.facts)} role="status">
      {collect && area.freight.collectFee !== undefined && (
        <span>
          {t('delivery.collectFee')} <Price yuan={area.freight.collectFee} />
        </span>
      )}
      <span>{area.freight.days}</span>
    </p>
  );
}
