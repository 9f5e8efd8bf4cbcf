import { useState } from 'react';
import type { Address } from '#domain/contract/address.ts';
import type { PastedAddress } from '#domain/rules/address-paste.ts';
import { isPhone, phoneOf } from '#domain/rules/contact.ts';
import { isAbroad, POST_REGIONS } from '#domain/rules/freight.ts';
import { callingCode, HOME_REGION } from '#lib/regions.ts';
import { MAINLAND } from '#lib/regions-home.ts';
import { useForm } from '#stores/form.ts';
import { useUser } from '#stores/user.ts';
import type { AddressForm } from './use-addresses.ts';

interface Fields {
  readonly name: string;
  readonly mobile: string;
  /** Whose calling code stands before the mobile. */
  readonly region: string;
  readonly country: string;
  readonly postcode: string;
  readonly province: string;
  readonly city: string;
  readonly district: string;
  readonly detail: string;
  readonly isDefault: string;
}
type Fault = 'receiver' | 'mobileEmpty' | 'mobile' | 'phone' | 'province' | 'city' | 'detail';

/** The fields of an address. What is typed lives in the form store, until it is saved or given up. */
export function useAddressForm(address: Address | null) {
  const owner = useUser(s => s.userInfo?.memberId ?? '');
  const key = `address.${address?.id ?? 'new'}`;
  const kept = useForm(s => (s.owner === owner ? s.requestParams[key] : undefined));
  const values = typed(kept, startOf(address));
  const [submitted, setSubmitted] = useState(false);
  const faults = faultsOf(values);
  const put = (patch: Partial<Fields>) => {
    const next = { ...values, ...patch };
    useForm.getState().setParam(owner, key, next, Object.keys(faultsOf(next)).length === 0);
  };
  return {
    values,
    put,
    abroad: isAbroad({ country: values.country, province: '' }),
    /** Nothing is corrected before the first try to save. */
    faults: submitted ? faults : {},
    /** The address as it is sent, or the first field that needs another look. */
    check(): { form: AddressForm } | { wrong: keyof Fields } {
      setSubmitted(true);
      const [wrong] = Object.keys(faults) as (keyof Fields)[];
      return wrong ? { wrong } : { form: formOf(values, address) };
    },
    paste: (found: PastedAddress) => put(patchOf(found, values)),
    drop: () => useForm.getState().drop(key),
  };
}

const FIELDS = [
  'name',
  'mobile',
  'region',
  'country',
  'postcode',
  'province',
  'city',
  'district',
  'detail',
  'isDefault',
] as const;

/** What was stored is read, never trusted. */
function typed(kept: unknown, start: Fields): Fields {
  if (typeof kept !== 'object' || kept === null) return start;
  const own = Object.entries(kept).filter(
    ([name, value]) => FIELDS.includes(name as keyof Fields) && typeof value === 'string',
  );
  return { ...start, ...Object.fromEntries(own) };
}

function startOf(address: Address | null): Fields {
  const country = countryOf(address);
  return {
    name: address?.name ?? '',
    mobile: address?.mobile ?? '',
    region: country,
    country,
    postcode: address?.postcode ?? '',
    province: address?.province ?? '',
    city: address?.city ?? '',
    district: address?.district ?? '',
    detail: address?.detail ?? '',
    isDefault: address?.isDefault ?? 'N',
  };
}

/** Addresses of Hong Kong, Macao and Taiwan were kept by their area alone. */
function countryOf(address: Address | null): string {
  const [own] = Object.entries(POST_REGIONS).find(([, name]) => name === address?.province) ?? [];
  return own ?? address?.country ?? HOME_REGION;
}

function faultsOf(v: Fields): Partial<Record<keyof Fields, Fault>> {
  const mobile = phoneOf(callingCode(v.region), v.mobile);
  const wrongMobile = v.region === MAINLAND ? 'mobile' : 'phone';
  return {
    ...(v.name.trim() === '' && { name: 'receiver' }),
    ...(v.mobile.trim() === '' ? { mobile: 'mobileEmpty' } : !isPhone(mobile) && { mobile: wrongMobile }),
    ...(v.country === HOME_REGION && v.province === '' && { province: 'province' }),
    ...(v.city.trim() === '' && !(v.country in POST_REGIONS) && { city: 'city' }),
    ...(v.detail.trim() === '' && { detail: 'detail' }),
  };
}

/** What the country's form does not ask for is not sent along from another's. */
function formOf({ region, isDefault, ...v }: Fields, address: Address | null): AddressForm {
  const abroad = isAbroad({ country: v.country, province: '' });
  return {
    ...v,
    ...(address && { id: address.id }),
    province: POST_REGIONS[v.country] ?? v.province,
    district: abroad ? '' : v.district,
    postcode: abroad ? v.postcode : '',
    mobile: phoneOf(callingCode(region), v.mobile),
    // Of a new one that is not marked the box office decides: the first of a book is its default.
    ...(isDefault === 'Y' ? { isDefault: 'Y' } : address && { isDefault: 'N' }),
  };
}

/** What was found in a pasted text; what was not leaves the field as it is. */
function patchOf(found: PastedAddress, before: Fields): Partial<Fields> {
  const [own] = Object.entries(POST_REGIONS).find(([, name]) => name === found.province) ?? [];
  const country = found.province ? (own ?? HOME_REGION) : before.country;
  const [code] = Object.keys(POST_REGIONS).filter(r => found.mobile.startsWith(callingCode(r)));
  return {
    ...(found.name && { name: found.name }),
    ...(found.mobile && { mobile: found.mobile, region: code ?? HOME_REGION }),
    ...(found.province && { country, province: found.province, city: found.city, district: found.district }),
    ...(found.detail && { detail: found.detail }),
    ...(found.postcode && { postcode: found.postcode }),
  };
}
