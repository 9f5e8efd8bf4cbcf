import { useId, useState } from 'react';
import type { Address } from '#domain/contract/address.ts';
import { NAME_MAX } from '#domain/contract/patterns.ts';
import { readPasted } from '#domain/rules/address-paste.ts';
import { findProvince, POST_REGIONS } from '#domain/rules/freight.ts';
import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { loadAreas } from '#lib/areas.ts';
import { regionsIn } from '#lib/regions.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/choice.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { Select, TextArea, TextInput } from '#ui/inputs.tsx';
import { MobileField } from '#ui/phone-field.tsx';
import { RegionSelect } from '#ui/region-select.tsx';
import { useAddressForm } from './use-address-form.ts';
import type { AddressForm } from './use-addresses.ts';

interface Props {
  /** The address to edit, or null for a new one. */
  address: Address | null;
  busy: boolean;
  /** True when it was saved: then what was typed is forgotten. */
  onSave: (form: AddressForm) => Promise<boolean>;
  onClose: () => void;
}

/** Adds or edits an address; what was typed stays when saving fails, and when the session ends meanwhile. */
export function AddressDialog({ address, busy, onSave, onClose }: Props) {
  const t = useCopy('order');
  const { locale } = useTree();
  const id = useId();
  const form = useAddressForm(address);
  const { values, put, abroad, faults } = form;
  const [pastes, setPastes] = useState(0);
  const field = (name: keyof typeof values) => ({
    id: `${id}-${name}`,
    value: values[name],
    error: faults[name] && t(`error.${faults[name]}`),
    onChange: (event: { currentTarget: { value: string } }) => put({ [name]: event.currentTarget.value }),
  });
  const submit = async () => {
    const checked = form.check();
    if ('wrong' in checked) {
      const control = checked.wrong === 'province' || checked.wrong === 'city' ? 'area' : checked.wrong;
      const own = document.getElementById(`${id}-${control}`) ?? document.getElementById(`${id}-area-2`);
      (own ?? document.getElementById(`${id}-city`))?.focus();
    } else if (await onSave(checked.form)) form.drop();
  };
  const giveUp = () => {
    form.drop();
    onClose();
  };
  return (
    <FormDialog
      id={id}
      title={t(address ? 'address.edit' : 'address.add')}
      words={{ cancel: t('address.cancel'), save: t(busy ? 'address.saving' : 'address.save') }}
      busy={busy}
      className="grid gap-4"
      onSubmit={() => void submit()}
      onClose={giveUp}
    >
      {!address && !abroad && (
        <Paste
          onFound={found => {
            form.paste(found);
            setPastes(n => n + 1);
          }}
        />
      )}
      <TextInput
        {...field('name')}
        label={t('address.name')}
        autoComplete="shipping name"
        maxLength={NAME_MAX}
      />
      <Select
        {...field('country')}
        label={t('address.country')}
        autoComplete="shipping country"
        options={regionsIn(locale).map(r => ({ value: r.region, label: r.name }))}
        onChange={event => {
          const country = event.currentTarget.value;
          // A number that is there keeps its code.
          put({
            country,
            province: '',
            city: '',
            district: '',
            ...(values.mobile === '' && { region: country }),
          });
        }}
      />
      <MobileField
        key={`${values.country} ${pastes}`}
        {...field('mobile')}
        region={{ value: values.region, onChange: event => put({ region: event.currentTarget.value }) }}
        startRegion={values.region}
        label={t('address.mobile')}
        autoComplete="shipping tel-national"
      />
      {abroad ? (
        <>
          <TextInput
            {...field('city')}
            label={t('address.city')}
            autoComplete="shipping address-level2"
            maxLength={40}
          />
          <TextInput
            {...field('province')}
            label={t('address.state')}
            optional
            autoComplete="shipping address-level1"
            maxLength={40}
          />
          <TextInput
            {...field('postcode')}
            label={t('address.postcode')}
            optional
            autoComplete="shipping postal-code"
            maxLength={16}
          />
        </>
      ) : (
        <RegionSelect
          id={`${id}-area`}
          legend={t('address.area')}
          autoComplete="shipping"
          province={POST_REGIONS[values.country]}
          value={[values.province, values.city, values.district]}
          error={field('province').error ?? field('city').error}
          nameOf={name => (locale === 'zh-CN' ? name : (findProvince(name)?.en ?? name))}
          onChange={([province = '', city = '', district = '']) => put({ province, city, district })}
        />
      )}
      <TextArea
        {...field('detail')}
        label={t('address.detail')}
        hint={t('address.detailHint')}
        autoComplete="shipping street-address"
        maxLength={140}
        counter={false}
      />
      <Checkbox
        label={t('address.isDefault')}
        checked={values.isDefault === 'Y'}
        onChange={event => put({ isDefault: event.currentTarget.checked ? 'Y' : 'N' })}
      />
    </FormDialog>
  );
}

/** An address in one piece, as it comes out of a message: taken apart into the fields below. */
function Paste({ onFound }: { onFound: (found: ReturnType<typeof readPasted>) => void }) {
  const t = useCopy('order');
  const [text, setText] = useState('');
  const [said, setSaid] = useState('');
  const read = async (whole: string) => {
    if (whole.trim() === '') return;
    try {
      const found = readPasted(whole, await loadAreas());
      const much = [found.name, found.mobile, found.province].filter(Boolean).length;
      if (much > 0) onFound(found);
      setSaid(t(much === 3 ? 'address.pasteDone' : much > 0 ? 'address.pastePart' : 'address.pasteNothing'));
    } catch {
      setSaid(t('address.pasteNothing'));
    }
  };
  return (
    <div className="grid gap-2 pb-4 line-b">
      <TextArea
        label={t('address.paste')}
        hint={t('address.pasteHint')}
        autoComplete="off"
        maxLength={400}
        counter={false}
        value={text}
        onChange={event => setText(event.currentTarget.value)}
        onPaste={event => {
          const pasted = event.clipboardData.getData('text');
          if (text === '' && pasted !== '') void read(pasted);
        }}
      />
      <div className="row flex-wrap gap-y-2 gap-x-4">
        <Button look="ghost" size="sm" disabled={text.trim() === ''} onClick={() => void read(text)}>
          {t('address.pasteRead')}
        </Button>
        <p className="sm sec" role="status">
          {said}
        </p>
      </div>
    </div>
  );
}
