import type { RefundQuote } from '#domain/contract/order.ts';
import { NAME_MAX } from '#domain/contract/patterns.ts';
import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { longDateTime } from '#lib/dates.ts';
import { Radio } from '#ui/choice.tsx';
import { TextInput } from '#ui/inputs.tsx';
import styles from '../status/status.module.css';

export type Way = 'money' | 'donate' | 'exchange';

interface Props {
  quote: RefundQuote;
  way: Way;
  onWay: (way: Way) => void;
  donor: string;
  onDonor: (name: string) => void;
  evening: string;
  onEvening: (scheduleId: string) => void;
}

/** What becomes of the price of returned tickets: back to the payer, to the foundation, or other seats for it. */
export function RefundWays({ quote, way, onWay, donor, onDonor, evening, onEvening }: Props) {
  const t = useCopy('order');
  const { locale } = useTree();
  const { exchange, donate } = quote;
  // An evening of the package itself: its seats are known, and there is nothing to pay.
  const own = exchange?.evenings.some(e => e.seats) ?? false;
  const hintOf = (of: Way): string => t(of === 'exchange' && own ? 'changed.takeText' : `refund.${of}Text`);
  const ways = (
    [
      ['money', quote.allowed],
      ['donate', donate === true],
      ['exchange', exchange !== undefined],
    ] as const
  ).flatMap(([value, offered]) => (offered ? [value] : []));
  // The only way is no choice.
  const choice = ways.length > 1;
  const Group = choice ? 'fieldset' : 'div';
  return (
    <Group className={`grid gap-2 ${styles.pieces}`}>
      {choice && <legend className="mb-2">{t('refund.way')}</legend>}
      {choice ? (
        ways.map(value => (
          <Radio
            key={value}
            name="refund-way"
            label={t(`refund.${value}`)}
            hint={hintOf(value)}
            checked={way === value}
            onChange={() => onWay(value)}
          />
        ))
      ) : (
        <p className="sm sec">{hintOf(way)}</p>
      )}
      {way === 'donate' && (
        <TextInput
          label={t('refund.donor')}
          hint={t('refund.donorHint')}
          optional
          value={donor}
          maxLength={NAME_MAX}
          autoComplete="name"
          onChange={event => onDonor(event.currentTarget.value)}
        />
      )}
      {way === 'exchange' && exchange && (
        <>
          {exchange.percent > 0 && (
            <p className="sm sec">{t('refund.exchangeKept', { n: exchange.percent })}</p>
          )}
          <fieldset className={`grid gap-2 ${styles.pieces}`}>
            <legend className="mb-2">{t('refund.exchangeWhich')}</legend>
            {exchange.evenings.map(({ scheduleId, startsAt, hall, title, seats }) => (
              <Radio
                key={scheduleId}
                name="refund-evening"
                label={
                  <>
                    <time dateTime={startsAt}>{longDateTime(startsAt, locale)}</time>
                    {title && ` · ${title}`}
                  </>
                }
                hint={[hall, seats?.label].filter(Boolean).join(' · ')}
                checked={evening === scheduleId}
                onChange={() => onEvening(scheduleId)}
              />
            ))}
          </fieldset>
        </>
      )}
    </Group>
  );
}
