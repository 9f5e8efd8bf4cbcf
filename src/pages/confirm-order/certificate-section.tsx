import { CERTIFICATES } from '#domain/contract/certificates.ts';
import type { Order } from '#domain/contract/order.ts';
import { seatWords } from '#features/ticket/seat-words.ts';
import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { Select, TextInput } from '#ui/inputs.tsx';
import { Section } from './section.tsx';
import styles from './sections.module.css';
import type { Checkout } from './use-checkout.ts';

interface Props extends Pick<Checkout, 'form' | 'rules'> {
  seats: Readonly<Order['seats']>;
}

/** One guest a seat, for concerts with real names. The numbers stay in this form: they are never stored here (S19). */
export function CertificateSection({ form, rules, seats }: Props) {
  const t = useCopy('order');
  const { locale } = useTree();
  const errors = form.formState.errors.certificates;
  return (
    <Section title={t('certificates.title')}>
      <p className={styles.lead}>{t('certificates.lead')}</p>
      {seats.map((seat, i) => (
        <fieldset key={`${seat.scheduleId ?? ''} ${seat.seatId}`} className={styles.guest}>
          <legend>{t('certificates.forSeat', { seat: seatWords([seat], locale) })}</legend>
          <div className={styles.triple}>
            <Select
              label={t('certificates.type')}
              options={CERTIFICATES.map(type => ({ value: type, label: t(`certificates.${type}`) }))}
              {...form.register(`certificates.${i}.type`, { deps: `certificates.${i}.number` })}
            />
            <TextInput
              label={t('certificates.name')}
              id={`certificate-name-${i}`}
              maxLength={40}
              autoComplete="off"
              error={errors?.[i]?.name?.message}
              {...form.register(`certificates.${i}.name`, { validate: rules.certName })}
            />
            <TextInput
              label={t('certificates.number')}
              id={`certificate-number-${i}`}
              maxLength={30}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              error={errors?.[i]?.number?.message}
              {...form.register(`certificates.${i}.number`, { validate: v => rules.certNumber(v, i) })}
            />
          </div>
        </fieldset>
      ))}
      <p className={styles.small}>{t('certificates.privacy')}</p>
    </Section>
  );
}
