import { CERTIFICATES } from '#domain/contract/certificates.ts';
import type { Certification } from '#domain/contract/certification.ts';
import type { Order } from '#domain/contract/order.ts';
import { NAME_MAX } from '#domain/contract/patterns.ts';
import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { seatWords } from '#lib/seat-words.ts';
import { href } from '#site/href.ts';
import { Chip, Chips } from '#ui/chip.tsx';
import { Select, TextInput } from '#ui/inputs.tsx';
import { Link } from '#ui/link.tsx';
import { Section } from '../section.tsx';
import styles from '../sections.module.css';
import type { Checkout } from './use-checkout.ts';

interface Props extends Pick<Checkout, 'form' | 'rules'> {
  seats: Readonly<Order['seats']>;
  /** Certificates that the member keeps: they are offered, so that nothing is typed twice. */
  kept: readonly Certification[];
}

/** One guest a seat, for concerts with real names: nobody is put on a place unasked. The numbers stay in this form: they are never stored here (S19). */
export function CertificateSection({ form, rules, seats, kept }: Props) {
  const t = useCopy('order');
  const tree = useTree();
  const errors = form.formState.errors.certificates;
  const certificates = form.watch('certificates');
  const person = (c: Certification) =>
    t('certificates.kept', { name: c.name, type: t(`certificates.${c.type}`), number: c.number });
  const choose = (i: number, id: string) =>
    form.setValue(`certificates.${i}.certificationId`, id, { shouldDirty: true });
  return (
    <Section
      title={t('certificates.title')}
      aside={
        <Link className="more" to={href(tree, 'user', { ind: 'certification' })}>
          {t('certificates.manage')}
        </Link>
      }
    >
      <p className={`py-4 t-sm sec measure-44 ${styles.lead}`}>{t('certificates.lead')}</p>
      {seats.map((seat, i) => (
        <fieldset key={`${seat.scheduleId ?? ''} ${seat.seatId}`} className={styles.guest}>
          <legend className="medium">
            {t('certificates.forSeat', { seat: seatWords([seat], tree.locale) })}
          </legend>
          {kept.length > 0 && (
            <Chips label={t('certificates.who')}>
              {kept.map(c => {
                const id = c.certificationId;
                const on = certificates[i]?.certificationId === id;
                const elsewhere = !on && certificates.some(other => other.certificationId === id);
                return (
                  <Chip key={id} on={on} disabled={elsewhere} onClick={() => choose(i, on ? '' : id)}>
                    {elsewhere ? t('certificates.elsewhere', { who: person(c) }) : person(c)}
                  </Chip>
                );
              })}
              <Chip on={!certificates[i]?.certificationId} onClick={() => choose(i, '')}>
                {t('certificates.other')}
              </Chip>
            </Chips>
          )}
          {!certificates[i]?.certificationId && (
            <div className={`grid gap-5 ${styles.triple}`}>
              <Select
                label={t('certificates.type')}
                options={CERTIFICATES.map(type => ({ value: type, label: t(`certificates.${type}`) }))}
                {...form.register(`certificates.${i}.type`, { deps: `certificates.${i}.number` })}
              />
              <TextInput
                label={t('certificates.name')}
                id={`certificate-name-${i}`}
                maxLength={NAME_MAX}
                autoComplete="off"
                error={errors?.[i]?.name?.message}
                {...form.register(`certificates.${i}.name`, { validate: v => rules.certName(v, i) })}
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
          )}
        </fieldset>
      ))}
      <p className={`mt-4 t-sm ter ${styles.small}`}>{t('certificates.privacy')}</p>
    </Section>
  );
}
