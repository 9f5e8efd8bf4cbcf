import { useId } from 'react';
import { useForm } from 'react-hook-form';
import type { Address } from '#domain/contract/address.ts';
import { PROVINCES } from '#domain/rules/freight.ts';
import { cleanMobile, isMobile } from '#domain/rules/validation.ts';
import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/choice.tsx';
import { PhoneField } from '#ui/contact-fields.tsx';
import { Select, TextArea, TextInput } from '#ui/inputs.tsx';
import { ModalPopup } from '#ui/modal-popup.tsx';
import styles from './address.module.css';
import type { AddressForm } from './use-addresses.ts';

interface Props {
  /** The address to edit, or null for a new one. */
  address: Address | null;
  busy: boolean;
  onSave: (form: AddressForm) => void;
  onClose: () => void;
}
interface Fields {
  name: string;
  mobile: string;
  province: string;
  city: string;
  district: string;
  detail: string;
  isDefault: boolean;
}

/** Adds or edits an address; what was typed stays when saving fails. */
export function AddressDialog({ address, busy, onSave, onClose }: Props) {
  const t = useCopy('order');
  const { locale } = useTree();
  const id = useId();
  const { register, handleSubmit, formState } = useForm<Fields>({
    defaultValues: {
      name: address?.name ?? '',
      mobile: address?.mobile ?? '',
      province: address?.province ?? '',
      city: address?.city ?? '',
      district: address?.district ?? '',
      detail: address?.detail ?? '',
      isDefault: address?.isDefault === 'Y',
    },
  });
  const { errors } = formState;
  const filled = (message: string) => (v: string) => v.trim() !== '' || message;
  const submit = handleSubmit(({ isDefault, mobile, ...rest }) =>
    onSave({
      ...(address && { id: address.id }),
      ...rest,
      mobile: cleanMobile(mobile),
      isDefault: isDefault ? 'Y' : 'N',
    }),
  );
  return (
    <ModalPopup
      open
      title={t(address ? 'address.edit' : 'address.add')}
      onClose={onClose}
      footer={
        <>
          <Button look="ghost" onClick={onClose}>
            {t('address.cancel')}
          </Button>
          <Button type="submit" form={id} busy={busy}>
            {t(busy ? 'address.saving' : 'address.save')}
          </Button>
        </>
      }
    >
      <form id={id} className={styles.form} noValidate onSubmit={event => void submit(event)}>
        <TextInput
          label={t('address.name')}
          autoComplete="shipping name"
          maxLength={30}
          error={errors.name?.message}
          {...register('name', { validate: filled(t('error.receiver')) })}
        />
        <PhoneField
          label={t('address.mobile')}
          autoComplete="shipping tel-national"
          error={errors.mobile?.message}
          {...register('mobile', {
            validate: v =>
              v.trim() === '' ? t('error.mobileEmpty') : isMobile(cleanMobile(v)) || t('error.mobile'),
          })}
        />
        <Select
          label={t('address.province')}
          autoComplete="shipping address-level1"
          placeholder={t('address.pick')}
          options={PROVINCES.map(p => ({ value: p.zh, label: locale === 'zh-CN' ? p.zh : p.en }))}
          error={errors.province?.message}
          {...register('province', { validate: filled(t('error.province')) })}
        />
        <TextInput
          label={t('address.city')}
          autoComplete="shipping address-level2"
          maxLength={20}
          error={errors.city?.message}
          {...register('city', { validate: filled(t('error.city')) })}
        />
        <TextInput
          label={t('address.district')}
          autoComplete="shipping address-level3"
          maxLength={20}
          {...register('district')}
        />
        <TextArea
          label={t('address.detail')}
          hint={t('address.detailHint')}
          autoComplete="shipping street-address"
          maxLength={100}
          counter={false}
          error={errors.detail?.message}
          {...register('detail', { validate: filled(t('error.detail')) })}
        />
        <Checkbox label={t('address.isDefault')} {...register('isDefault')} />
      </form>
    </ModalPopup>
  );
}
