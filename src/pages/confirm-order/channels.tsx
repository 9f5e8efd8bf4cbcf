import type { useChannelWords } from '#features/order/words.ts';
import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { Radio } from '#ui/choice.tsx';
import { Price } from '#ui/price.tsx';
import styles from './sections.module.css';
import type { Checkout } from './use-checkout.ts';

interface Props extends Pick<Checkout, 'form' | 'area' | 'channels'> {
  words: ReturnType<typeof useChannelWords>;
}

/** The ways of delivery of this order; the fees that are known stand beside them. */
export function Channels({ form, area, channels, words }: Props) {
  const t = useCopy('order');
  const mobile = useTree().layout === 'mobile';
  const fees = area.kind === 'ready' ? area.freight : null;
  return (
    <fieldset>
      <legend className="vh">{t('delivery.title')}</legend>
      <div className={mobile ? styles.list : styles.options}>
        {channels.map(channel => (
          <Radio
            key={channel}
            value={channel}
            className={styles.option}
            label={
              <span className={styles.way}>
                <b>{words.name(channel)}</b>
                {channel === 'productEMS' && fees && <Price yuan={fees.fee} />}
              </span>
            }
            hint={words.text(channel)}
            {...form.register('channel')}
          />
        ))}
      </div>
    </fieldset>
  );
}
