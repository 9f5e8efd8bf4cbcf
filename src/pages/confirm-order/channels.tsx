import { CHANNELS, type Channel } from '#domain/contract/order.ts';
import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { Radio } from '#ui/choice.tsx';
import { Price } from '#ui/price.tsx';
import styles from './sections.module.css';
import type { Checkout } from './use-checkout.ts';

/** In the order of use: what needs no delivery first. */
const ORDER: readonly Channel[] = [
  'oneYard',
  'productUnwanted',
  'productAbholung',
  'oneYardAbholung',
  'productEMS',
  'productCollect',
];

/** All six ways of delivery; the fees that are known stand beside them. */
export function Channels({ form, area }: Pick<Checkout, 'form' | 'area'>) {
  const t = useCopy('order');
  const mobile = useTree().layout === 'mobile';
  const fees = area.kind === 'ready' ? area.freight : null;
  return (
    <fieldset>
      <legend className="vh">{t('delivery.title')}</legend>
      <div className={mobile ? styles.list : styles.options}>
        {ORDER.filter(c => CHANNELS.includes(c)).map(channel => (
          <Radio
            key={channel}
            value={channel}
            className={styles.option}
            label={
              <span className={styles.way}>
                <b>{t(`delivery.${channel}`)}</b>
                {channel === 'productEMS' && fees && <Price yuan={fees.fee} />}
              </span>
            }
            hint={t(`delivery.${channel}Text`)}
            {...form.register('channel')}
          />
        ))}
      </div>
    </fieldset>
  );
}
