import { useId, useState } from 'react';
import { call } from '#api/client.ts';
import { gift } from '#domain/contract/gift.ts';
import { phoneOf } from '#domain/rules/contact.ts';
import { GIFT_FOR } from '#domain/rules/gift.ts';
import { useAskedProof } from '#features/login/owner-proof.tsx';
import { useQuietSubmit } from '#features/login/use-quiet-submit.ts';
import { useCopy } from '#i18n/copy.ts';
import { callingCode, HOME_REGION } from '#lib/regions.ts';
import { Radio } from '#ui/choice.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { MobileField } from '#ui/phone-field.tsx';
import { toast } from '#ui/toast.tsx';
import type { Piece } from './gift-section.tsx';

interface Props {
  tradeNo: string;
  piece: Piece;
  onClose: () => void;
  onGiven: () => void;
}

/** To whom a ticket goes: to whoever has a link, or to the owner of a number. */
export function GiveDialog({ tradeNo, piece: { piece, scheduleId, label }, onClose, onGiven }: Props) {
  const t = useCopy('gift');
  const id = useId();
  const { busy, submit } = useQuietSubmit();
  const [way, setWay] = useState<'link' | 'mobile'>('link');
  const [region, setRegion] = useState(HOME_REGION);
  const [typed, setTyped] = useState('');
  const [error, setError] = useState('');
  const proof = useAskedProof(id);
  const send = () => {
    if (way === 'mobile' && typed.trim() === '') return setError(t('dialog.mobileError'));
    setError('');
    if (!proof.check()) return undefined;
    return submit(async () => {
      const mobile = way === 'mobile' ? phoneOf(callingCode(region), typed) : undefined;
      await call(gift.offer, { tradeNo, piece, scheduleId, mobile, ...proof.fields }, { quiet: true });
      toast(t(way === 'link' ? 'dialog.doneLink' : 'dialog.doneMobile'), 'ok');
      onGiven();
    }, proof.refuse);
  };
  const reaches = [
    ['link', t('dialog.byLink'), t('dialog.byLinkText')],
    ['mobile', t('dialog.byMobile'), t('dialog.byMobileText')],
  ] as const;
  return (
    <FormDialog
      id={id}
      title={t('dialog.title')}
      words={{ cancel: t('dialog.cancel'), save: t('dialog.save') }}
      busy={busy}
      className="grid gap-4 border-0"
      onSubmit={() => void send()}
      onClose={onClose}
    >
      <p>
        <b>{label}</b>
      </p>
      <p className="sm sec">{t('dialog.lead', { hours: GIFT_FOR / 3_600_000 })}</p>
      <fieldset className="grid gap-4 border-0">
        <legend className="vh">{t('dialog.way')}</legend>
        {reaches.map(([value, name, hint]) => (
          <Radio
            key={value}
            name="way"
            label={name}
            hint={hint}
            checked={way === value}
            onChange={() => setWay(value)}
          />
        ))}
      </fieldset>
      {way === 'mobile' && (
        <MobileField
          label={t('dialog.mobile')}
          error={error || undefined}
          region={{ value: region, onChange: event => setRegion(event.currentTarget.value) }}
          startRegion="CN"
          value={typed}
          autoComplete="off"
          onChange={event => setTyped(event.currentTarget.value)}
        />
      )}
      {proof.shown}
    </FormDialog>
  );
}
