import { isPrepaid } from '#domain/rules/freight.ts';
import type { useChannelWords } from '#features/order/words.ts';
import { useCopy } from '#i18n/copy.ts';
import { Radio } from '#ui/choice.tsx';
import { Price } from '#ui/price.tsx';
import styles from '../sections.module.css';
import type { Checkout } from './use-checkout.ts';

export interface ChannelsProps extends Pick<Checkout, 'form' | 'area' | 'channels'> {
  words: ReturnType<typeof useChannelWords>;
}
interface Props extends ChannelsProps {
  className?: string | undefined;
}

/** The ways of delivery of this order; the fees that are known stand beside them. */
export function Channels({ form, area, channels, words, className }: Props) {
  const t = useCopy('order');
  const fees = area.kind === 'ready' ? area.freight : null;
  return (
    <fieldset>
      <legend className="vh">{t('delivery.title')}</legend>
      <div className={className}>
        {channels.map(channel => (
          <Radio
            key={channel}
            value={channel}
            className={styles.option}
            label={
              <span className="flex justify-between gap-4">
                <b className="medium">{words.name(channel)}</b>
                {isPrepaid(channel) && fees && <Price yuan={fees.fee} />}
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
