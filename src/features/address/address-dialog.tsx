import { useId } from 'react';
import { useForm } from 'react-hook-form';
import type { Address } from '#domain/contract/address.ts';
import { isPhone, phoneOf } from '#domain/rules/contact.ts';
import { isAbroad, POST_REGIONS, PROVINCES } from '#domain/rules/freight.ts';
import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { callingCode, HOME_REGION, regionsIn } from '#lib/regions.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/choice.tsx';
import { Select, TextArea, TextInput } from '#ui/inputs.tsx';
import { ModalPopup } from '#ui/modal-popup.tsx';
import { MobileField } from '#ui/phone-field.tsx';
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
  region: string;
  country: string;
  postcode: string;
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
  const startCountry = countryOf(address);
  const { register, handleSubmit, formState, watch } = useForm<Fields>({
    defaultValues: {
      name: address?.name ?? '',
      mobile: address?.mobile ?? '',
      region: startCountry,
      country: startCountry,
      postcode: address?.postcode ?? '',
      province: address?.province ?? '',
      city: address?.city ?? '',
      district: address?.district ?? '',
      detail: address?.detail ?? '',
      isDefault: address?.isDefault === 'Y',
    },
  });
  const { errors } = formState;
  const filled = (message: string) => (v: string) => v.trim() !== '' || message;
  const country = watch('country');
  const abroad = isAbroad({ country, province: '' });
  const mainland = country === HOME_REGION;
  const submit = handleSubmit(({ isDefault, mobile, region, province, postcode, ...rest }) =>
    onSave({
      ...(address && { id: address.id }),
      ...rest,
      // What the country's form does not ask for is not sent along from another's.
      province: POST_REGIONS[rest.country] ?? province,
      postcode: abroad ? postcode : '',
      mobile: phoneOf(callingCode(region), mobile),
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
        <Select
          label={t('address.country')}
          autoComplete="shipping country"
          options={regionsIn(locale).map(r => ({ value: r.region, label: r.name }))}
          {...register('country')}
        />
        <MobileField
          key={country}
          region={register('region')}
          startRegion={startCountry}
          label={t('address.mobile')}
          autoComplete="shipping tel-national"
          error={errors.mobile?.message}
          {...register('mobile', {
            validate: (v, { region }) => {
              if (v.trim() === '') return t('error.mobileEmpty');
              return (
                isPhone(phoneOf(callingCode(region), v)) ||
                t(region === HOME_REGION ? 'error.mobile' : 'error.phone')
              );
            },
          })}
        />
        {mainland && (
          <Select
            label={t('address.province')}
            autoComplete="shipping address-level1"
            placeholder={t('address.pick')}
            options={PROVINCES.map(p => ({ value: p.zh, label: locale === 'zh-CN' ? p.zh : p.en }))}
            error={errors.province?.message}
            {...register('province', {
              validate: v => v !== '' || watch('country') !== HOME_REGION || t('error.province'),
            })}
          />
        )}
        {(mainland || abroad) && (
          <TextInput
            label={t('address.city')}
            autoComplete="shipping address-level2"
            maxLength={40}
            error={errors.city?.message}
            {...register('city', {
              validate: v => v.trim() !== '' || watch('country') in POST_REGIONS || t('error.city'),
            })}
          />
        )}
        {!abroad && (
          <TextInput
            label={t('address.district')}
            autoComplete="shipping address-level3"
            maxLength={40}
            {...register('district')}
          />
        )}
        {abroad && (
          <>
            <TextInput
              label={t('address.state')}
              optional
              autoComplete="shipping address-level1"
              maxLength={40}
              {...register('province')}
            />
            <TextInput
              label={t('address.postcode')}
              optional
              autoComplete="shipping postal-code"
              maxLength={16}
              {...register('postcode')}
            />
          </>
        )}
        <TextArea
          label={t('address.detail')}
          hint={t('address.detailHint')}
          autoComplete="shipping street-address"
          maxLength={140}
          counter={false}
          error={errors.detail?.message}
          {...register('detail', { validate: filled(t('error.detail')) })}
        />
        <Checkbox label={t('address.isDefault')} {...register('isDefault')} />
      </form>
    </ModalPopup>
  );
}

/** Addresses of Hong Kong, Macao and Taiwan were kept by their area alone. */
function countryOf(address: Address | null): string {
  const [own] = Object.entries(POST_REGIONS).find(([, name]) => name === address?.province) ?? [];
  return own ?? address?.country ?? HOME_REGION;
}
