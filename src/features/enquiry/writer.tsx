import type { UseFormReturn } from 'react-hook-form';
import { NAME_MAX } from '#domain/contract/patterns.ts';
import { cleanEmail } from '#domain/rules/clean-email.ts';
import { isEmail } from '#domain/rules/validation.ts';
import { fieldOf } from '#hooks/field-of.ts';
import { useCopy } from '#i18n/copy.ts';
import { HOME_REGION } from '#lib/regions.ts';
import { ownContact, reachProblem } from '#stores/own-contact.ts';
import { Checkbox } from '#ui/choice.tsx';
import { EmailField } from '#ui/contact-fields.tsx';
import { TextInput } from '#ui/inputs.tsx';
import { Note } from '#ui/note.tsx';
import { MobileField } from '#ui/phone-field.tsx';
import { Consent, Trap } from './parts.tsx';
import type { Fields } from './use-letter.ts';

interface Props {
  form: UseFormReturn<Fields>;
  /** What a field is called where a summary of what is missing leads to it. */
  idOf?: (field: 'name' | 'email' | 'mobile' | 'agree') => string;
}

/** Who writes, and how they are reached; `pair` is how two fields stand beside each other. */
export function Writer({ form, idOf, pair }: Props & { pair: string }) {
  const t = useCopy('enquiry');
  return (
    <>
      <TextInput
        id={idOf?.('name')}
        label={t('name')}
        autoComplete="name"
        maxLength={NAME_MAX}
        {...fieldOf(form, 'name', { validate: v => v.trim() !== '' || t('error.name') })}
      />
      <div className={`grid cols-2 gap-6 m-cols-1 ${pair}`}>
        <EmailField
          id={idOf?.('email')}
          label={t('email')}
          {...fieldOf(form, 'email', {
            validate: (v, { mobile }) =>
              v.trim() === ''
                ? mobile.trim() !== '' || t('error.emailEmpty')
                : isEmail(cleanEmail(v)) || t('error.email'),
          })}
        />
        <MobileField
          region={form.register('region')}
          startRegion={HOME_REGION}
          id={idOf?.('mobile')}
          label={t('mobile')}
          hint={t('either')}
          {...fieldOf(form, 'mobile', {
            validate: (_, typed) =>
              reachProblem(typed, [ownContact().mobile]) !== 'mobile' || t('error.mobile'),
          })}
        />
      </div>
    </>
  );
}

/** What is agreed to before the letter is sent, and why it was not; `agree` says it, `missing` that it is asked for. */
export function Agreed({
  form,
  idOf,
  agree,
  missing,
  failure,
}: Props & { agree: string; missing: string; failure: string | null }) {
  const t = useCopy('enquiry');
  return (
    <>
      <Trap label={t('trap')} {...form.register('website')} />
      <Checkbox
        id={idOf?.('agree')}
        label={<Consent agree={agree} privacy={t('privacy')} />}
        {...fieldOf(form, 'agree', { validate: v => v || missing })}
      />
      {failure !== null && (
        <Note kind="bad" role="alert">
          {failure && <p>{failure}</p>}
          <p>{t('error.again')}</p>
        </Note>
      )}
    </>
  );
}
