import { useEffect, useState } from 'react';
import { brand } from '#brand';
import type { SupportHome } from '#domain/contract/support.ts';
import { Ask } from '#features/enquiry/ask.tsx';
import { useDraftField } from '#features/enquiry/draft.ts';
import { EnquiryForm } from '#features/enquiry/enquiry-form.tsx';
import { useCopy } from '#i18n/copy.ts';
import { priced } from '#lib/price.ts';
import { RadioGroup } from '#ui/choice.tsx';
import { Select, TextInput } from '#ui/inputs.tsx';
import styles from './view.module.css';

const LETTER = 'gift';
const OTHER = 'other';
const MIN_GIFT = 10;
const MAX_GIFT = 10_000_000;

/** A whole number of yuan that a gift may be, or null. */
function amountOf(text: string): number | null {
  const digits = text.normalize('NFKC').replace(brand.currency.sign, '').replace(/[,\s]/g, '');
  const sum = /^\d{1,8}$/.test(digits) ? Number(digits) : 0;
  return sum >= MIN_GIFT && sum <= MAX_GIFT ? sum : null;
}

interface Props {
  gifts: SupportHome['gifts'];
  /** Id of the chosen gift; empty before a choice. */
  chosen: string;
  onChoose: (id: string) => void;
}

/** Where the focus goes after a gift was chosen above. */
export const focusChoice = (): void =>
  document
    .getElementById('give')
    ?.querySelector<HTMLElement>('input:checked')
    ?.focus({ preventScroll: true });

/** A gift was chosen before the form had come: the focus waits for it. */
function FocusOnArrival({ wanted }: { wanted: boolean }) {
  const [atOnce] = useState(wanted);
  useEffect(() => {
    if (atOnce) focusChoice();
  }, [atOnce]);
  return null;
}

/** An intention to give: how much, what for, how to be thanked. Nothing is paid here. */
export function GiftForm({ gifts, chosen, onChoose }: Props) {
  const t = useCopy('support');
  const [other, setOther] = useDraftField(LETTER, 'other');
  const [purpose, setPurpose] = useDraftField(LETTER, 'purpose');
  const [asked, setThanks] = useDraftField(LETTER, 'thanks', 'named');
  const thanks = asked === 'anonymous' ? asked : 'named';
  const gift = gifts.find(g => g.id === chosen) ?? (chosen === OTHER ? undefined : gifts[1]);
  const value = chosen === OTHER ? OTHER : (gift?.id ?? OTHER);
  const sum = value === OTHER ? amountOf(other) : (gift?.yuan ?? null);
  const [tried, setTried] = useState(false);
  const missing = value === OTHER && sum === null;
  const wrong = missing && (tried || other.trim() !== '');
  const purposes = gifts.map(g => g.title);
  return (
    <Ask id="give" title={t('form.title')} text={t('form.text')}>
      <EnquiryForm
        letter={LETTER}
        topic="support"
        subject={t('form.subject')}
        details={[
          [t('form.amount'), sum === null ? '' : t('gifts.sum', { sum: priced(sum) })],
          [t('form.purpose'), purpose || t('form.anyPurpose')],
          [t('form.thanks'), t(`form.${thanks}`)],
        ]}
        sendLabel={t('form.send')}
        blocked={missing}
        onBlocked={() => setTried(true)}
      >
        <FocusOnArrival wanted={chosen !== ''} />
        <RadioGroup
          legend={t('form.amount')}
          value={value}
          onChange={onChoose}
          className={styles.amounts}
          options={[
            ...gifts.map(g => ({
              value: g.id,
              label: t('gifts.sum', { sum: priced(g.yuan) }),
              hint: g.title,
            })),
            { value: OTHER, label: t('form.other') },
          ]}
        />
        {value === OTHER && (
          <TextInput
            label={t('form.otherAmount', { sign: brand.currency.sign })}
            inputMode="numeric"
            maxLength={12}
            value={other}
            error={wrong && t('form.badAmount')}
            aria-required
            onChange={event => setOther(event.currentTarget.value)}
          />
        )}
        <div className={`grid gap-6 m-cols-1 cols-2 ${styles.pair}`}>
          <Select
            label={t('form.purpose')}
            value={purpose}
            onChange={event => setPurpose(event.currentTarget.value)}
            options={[
              { value: '', label: t('form.anyPurpose') },
              ...purposes.map(name => ({ value: name, label: name })),
            ]}
          />
          <Select
            label={t('form.thanks')}
            value={thanks}
            onChange={event => setThanks(event.currentTarget.value)}
            options={[
              { value: 'named', label: t('form.named') },
              { value: 'anonymous', label: t('form.anonymous') },
            ]}
          />
        </div>
      </EnquiryForm>
    </Ask>
  );
}
