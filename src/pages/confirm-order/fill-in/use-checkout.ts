import { useEffect, useEffectEvent, useState } from 'react';
import { useForm } from 'react-hook-form';
import { GATEWAYS, type GatewayCode, type Order } from '#domain/contract/order.ts';
import { isBlank } from '#domain/contract/patterns.ts';
import { cleanEmail } from '#domain/rules/clean-email.ts';
import { namedSeats } from '#domain/rules/evenings.ts';
import { CHANNELS_OF, FAMILY } from '#domain/rules/families.ts';
import { isAbroad, isPrepaid, needsAddress } from '#domain/rules/freight.ts';
import { cleanCertificate, isCertificate, isEmail } from '#domain/rules/validation.ts';
import { say } from '#domain/text.ts';
import { nameFault } from '#domain/words/name.ts';
import { useAddresses } from '#features/address/use-addresses.ts';
import { useFreight } from '#features/address/use-freight.ts';
import { payable } from '#features/order/order-link.ts';
import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { hallTime } from '#lib/dates.ts';
import { toFen, toYuan } from '#lib/money.ts';
import { MAINLAND } from '#lib/regions-home.ts';
import { ownContact, reachOf, reachProblem } from '#stores/own-contact.ts';
import { useUser } from '#stores/user.ts';
import type { LoadedOrder } from '../model.ts';
import type { OrderState } from '../use-order.ts';
import type { Details } from '../use-payment.ts';
import {
  type Certificate,
  type Draft,
  draftOf,
  readDraft,
  readPapers,
  writeDraft,
  writePapers,
} from './draft.ts';

export interface CheckoutForm extends Draft {
  certificates: Certificate[];
  rules: boolean;
}

/** The form of an unpaid order: what is typed, what it costs with the chosen delivery, and the way to pay. */
export function useCheckout(
  { order, pay }: OrderState,
  addresses: LoadedOrder['addresses'],
  papers: LoadedOrder['papers'],
) {
  const t = useCopy('order');
  const memberId = useUser(s => s.userInfo?.memberId ?? '');
  const book = useAddresses(addresses);
  /** Confirmed orders keep contact and delivery until the member asks to change them. */
  const [changing, setChanging] = useState(false);
  const confirmed = order.realStatus === 'new_confirm' && !changing;

  const about = draftOf(order);
  const [defaults] = useState(() => startOf(order, addresses, papers, memberId));
  const form = useForm<CheckoutForm>({ defaultValues: defaults, shouldFocusError: false });
  const { channel, addressId, gateway: wanted } = form.watch();
  const gateways = gatewaysOf(order);
  // What was chosen before may not be offered any more.
  const gateway = gateways.includes(wanted) ? wanted : (gateways[0] ?? wanted);
  const address = book.list?.find(a => a.id === addressId);
  const carried = needsAddress(channel);
  const area = useFreight(carried ? address : undefined);
  const fee = isPrepaid(channel) && area.kind === 'ready' ? toFen(area.freight.fee) : 0;
  const otherFee = confirmed ? toFen(order.otherFee) : fee;

  /** Fen. Until a new delivery is confirmed it is the order's amount with its freight. */
  const total = payable(order, otherFee);

  const orderNow = useEffectEvent(() => order);
  useEffect(() => {
    const { unsubscribe } = form.watch(values => {
      writeDraft(memberId, about, { ...defaults, ...values } as Draft);
      writePapers(memberId, about, namedSeats(orderNow()), (values.certificates ?? []) as Certificate[]);
    });
    return unsubscribe;
  }, [form, memberId, about, defaults]);

  // What is wrong is said in the language that is chosen now.
  const { locale } = useTree();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the words are another language's
  useEffect(() => {
    if (form.formState.isSubmitted) void form.trigger();
  }, [locale, form]);

  // The first address of the book is taken when none is chosen, and a removed one is let go.
  useEffect(() => {
    if (!book.list || book.list.some(a => a.id === addressId)) return;
    form.setValue('addressId', (book.list.find(a => a.isDefault === 'Y') ?? book.list[0])?.id ?? '');
  }, [book.list, addressId, form]);

  const printable = (name: string): true | string => {
    const fault = nameFault(name);
    return fault === null || say(fault, locale);
  };
  const rules = {
    linkman: (v: string) => (isBlank(v) ? t('error.name') : printable(v)),
    mobile: (): true | string => {
      const values = form.getValues();
      const problem = reachProblem(values, [order.mobile, ownContact().mobile]);
      if (problem === 'none') return t('error.reach');
      if (problem !== 'mobile') return true;
      return t(values.region === MAINLAND ? 'error.mobile' : 'error.phone');
    },
    email: (v: string) => v.trim() === '' || isEmail(cleanEmail(v)) || t('error.email'),
    addressId: (v: string) => {
      const values = form.getValues();
      if (!needsAddress(values.channel)) return true;
      if (v === '') return t('error.address');
      const to = book.list?.find(a => a.id === v);
      return !(to && isAbroad(to) && values.channel === 'productCollect') || t('error.abroad');
    },
    rules: (v: boolean) => v || t('error.rules'),
    certName: (v: string, index: number): true | string => {
      if (chosen(form.getValues('certificates'), index)) return true;
      return isBlank(v) ? t('error.certName') : printable(v);
    },
    certNumber: (v: string, index: number): true | string => {
      if (chosen(form.getValues('certificates'), index)) return true;
      const number = v.trim();
      const all = form.getValues('certificates');
      const type = all[index]?.type ?? 'idcard';
      if (number === '') return t('error.certNumber');
      if (!isCertificate(type, number, hallTime(order.now).date)) return t(`error.${type}`);
      const twice = all.some(
        (c, i) => i < index && c.type === type && cleanCertificate(c.number) === cleanCertificate(number),
      );
      return twice ? t('error.certTwice') : true;
    },
  };

  const submit = form.handleSubmit(values =>
    pay(confirmed || !FAMILY[order.family].contact ? null : detailsOf(values, order), gateway, toYuan(total)),
  );

  return {
    form,
    rules,
    /** Ways of delivery that are offered; one alone is not asked about. */
    channels: CHANNELS_OF[order.delivery],
    book,
    address,
    area,
    abroad: address !== undefined && isAbroad(address),
    carried,
    channel,
    gateway,
    gateways,
    setGateway: (code: GatewayCode) => form.setValue('gateway', code),
    confirmed,
    change: () => setChanging(true),
    otherFee,
    total,
    /** The amount cannot be stated yet: an express delivery whose freight is not known. */
    waiting: !confirmed && isPrepaid(channel) && address !== undefined && area.kind !== 'ready',
    submit,
  };
}
export type Checkout = ReturnType<typeof useCheckout>;

const gatewaysOf = (order: Order): readonly GatewayCode[] => order.gateways ?? GATEWAYS;

const chosen = (all: readonly Certificate[], index: number): boolean => Boolean(all[index]?.certificationId);

/** What the order or the account knows already stands in the fields. */
function startOf(
  order: Order,
  addresses: LoadedOrder['addresses'],
  kept: LoadedOrder['papers'],
  memberId: string,
): CheckoutForm {
  const account = ownContact();
  const home = addresses?.find(a => a.isDefault === 'Y') ?? addresses?.[0];
  const papers = readPapers(memberId, draftOf(order), namedSeats(order));
  const own: Draft = {
    linkman: order.linkman || home?.name || account.name,
    mobile: order.mobile || home?.mobile || account.mobile,
    region: account.region,
    email: order.email ?? account.email,
    channel: order.channel ?? CHANNELS_OF[order.delivery][0] ?? 'productUnwanted',
    addressId: home?.id ?? '',
    gateway: order.gatewayCode ?? 'aliPay',
  };
  return {
    ...own,
    ...readDraft(memberId, draftOf(order)),
    certificates: namedSeats(order).map((_, i) => {
      const typed = papers[i];
      // One that was removed meanwhile is not chosen any more.
      const there = !typed?.certificationId || kept.some(k => k.certificationId === typed.certificationId);
      return typed && there ? typed : { type: 'idcard', name: '', number: '', certificationId: '' };
    }),
    // What was confirmed was agreed to.
    rules: order.realStatus === 'new_confirm',
  };
}

function detailsOf(values: CheckoutForm, order: Order): Details {
  return {
    linkman: values.linkman.trim(),
    ...reachOf(values),
    channel: values.channel,
    ...(needsAddress(values.channel) && { addressId: values.addressId }),
    ...(namedSeats(order).length > 0 && {
      certificates: values.certificates.map(c =>
        c.certificationId
          ? { certificationId: c.certificationId }
          : { type: c.type, name: c.name.trim(), number: c.number.trim().toUpperCase() },
      ),
    }),
  };
}
