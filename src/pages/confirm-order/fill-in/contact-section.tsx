import type { Order } from '#domain/contract/order.ts';
import { NAME_MAX } from '#domain/contract/patterns.ts';
import { useWords } from '#features/order/words.ts';
import { fieldOf } from '#hooks/field-of.ts';
import { useCopy } from '#i18n/copy.ts';
import { EmailField } from '#ui/contact-fields.tsx';
import { TextInput } from '#ui/inputs.tsx';
import { MobileField } from '#ui/phone-field.tsx';
import { Section } from '../section.tsx';
import styles from '../sections.module.css';
import type { Checkout } from './use-checkout.ts';

interface Props extends Pick<Checkout, 'form' | 'rules'> {
  order: Order;
}

/** Whom the box office writes to. */
export function ContactSection({ form, rules, order }: Props) {
  const t = useCopy('order');
  const w = useWords(order);
  return (
    <Section title={t('contact.title')}>
      <p className={`py-4 t-sm sec measure-44 ${styles.lead}`}>{w('contactLead')}</p>
      <div className={`grid gap-y-5 gap-x-12 ${styles.pair}`}>
        <TextInput
          label={t('contact.name')}
          id="order-name"
          autoComplete="name"
          maxLength={NAME_MAX}
          {...fieldOf(form, 'linkman', { validate: rules.linkman })}
        />
        <MobileField
          label={t('contact.mobile')}
          id="order-mobile"
          region={form.register('region')}
          startRegion={form.getValues('region')}
          {...fieldOf(form, 'mobile', { validate: rules.mobile })}
        />
        <EmailField
          label={t('contact.email')}
          id="order-email"
          hint={t('contact.either')}
          {...fieldOf(form, 'email', { validate: rules.email })}
        />
      </div>
    </Section>
  );
}
