import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { call } from '#api/client.ts';
import { CERTIFICATES } from '#domain/contract/certificates.ts';
import { type ActivationField, type Holding, membership } from '#domain/contract/membership.ts';
import { type FieldFault, fieldFault } from '#domain/rules/card.ts';
import { useSubmit } from '#hooks/use-submit.ts';
import { type Translate, useCopy } from '#i18n/copy.ts';
import { hallTime } from '#lib/dates.ts';
import { handled } from '#lib/handled.ts';
import { Button } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { Load } from '#ui/load.tsx';
import { ModalPopup } from '#ui/modal-popup.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { toast } from '#ui/toast.tsx';
import styles from './activation.module.css';
import { FieldInput } from './field-input.tsx';

interface Props {
  card: Holding;
  onClose: () => void;
  /** The card as it is now. */
  onDone: (card: Holding) => void;
}

/** Activating a card with what its kind asks for: a dialog on the desktop, a sheet on the phone. */
export function Activation({ card, onClose, onDone }: Props) {
  const t = useCopy('card');
  const [attempt, setAttempt] = useState(0);
  const [fields, setFields] = useState(() => fieldsOf(card));
  return (
    <ModalPopup open onClose={onClose} title={t('activate.title', { name: card.name })}>
      <Load
        key={attempt}
        from={fields}
        skeleton={<Skeleton count={6} />}
        onRetry={() => {
          setFields(fieldsOf(card));
          setAttempt(n => n + 1);
        }}
      >
        {list => <Form card={card} fields={list} onClose={onClose} onDone={onDone} />}
      </Load>
    </ModalPopup>
  );
}

const fieldsOf = ({ cardId, activation }: Holding): Promise<ActivationField[]> =>
  activation === 'person'
    ? handled(call(membership.fields, { cardId }, { quiet: true }))
    : Promise.resolve([]);

type Values = Record<string, string>;

function Form({ card, fields, onClose, onDone }: Props & { fields: readonly ActivationField[] }) {
  const t = useCopy('card');
  const form = useForm<Values>({
    defaultValues: Object.fromEntries(fields.map(f => [f.name, ''])),
    shouldFocusError: false,
  });
  const { busy, submit } = useSubmit();
  const { errors, isSubmitted } = form.formState;
  const problems = isSubmitted
    ? fields.flatMap(f => {
        const text = errors[f.name]?.message;
        return text ? [{ id: idOf(f), text }] : [];
      })
    : [];

  const onSubmit = form.handleSubmit(params =>
    submit(
      async () => {
        const done = await (fields.length
          ? call(membership.activateWithPerson, { membershipId: card.membershipId, params })
          : call(membership.activate, { code: card.code ?? '' }));
        toast(t('activate.done', { name: done.name }), 'ok');
        onDone(done);
      },
      failure => {
        // The server knows the same rules: what it found stands beside the fields.
        for (const { name, fault } of faultsOf(failure.data)) {
          const field = fields.find(f => f.name === name);
          if (field) form.setError(name, { message: sentence(t, field, fault) });
        }
      },
    ),
  );

  return (
    <form noValidate className={styles.form} onSubmit={event => void onSubmit(event)}>
      <p className="sec">{t(fields.length ? 'activate.lead' : 'activate.codeLead')}</p>
      <ErrorSummary problems={problems} />
      {fields.map(field => (
        <FieldInput
          key={field.name}
          id={idOf(field)}
          field={field}
          placeholder={t('activate.choose')}
          error={errors[field.name]?.message}
          {...form.register(field.name, {
            validate: value => {
              const fault = faultOf(field, value);
              return fault === null || sentence(t, field, fault);
            },
          })}
        />
      ))}
      {fields.length > 0 && <p className="sm ter">{t('activate.privacy')}</p>}
      <div className={styles.actions}>
        <Button look="ghost" onClick={onClose}>
          {t('activate.keep')}
        </Button>
        <Button look="accent" type="submit" busy={busy}>
          {t(busy ? 'activate.busy' : 'activate.submit')}
        </Button>
      </div>
    </form>
  );
}

const idOf = (field: ActivationField): string => `activation-${field.name}`;

const faultOf = (field: ActivationField, value: string): FieldFault | null =>
  fieldFault({ ...field, options: field.options.map(o => o.value) }, value, hallTime(Date.now()).date);

function sentence(t: Translate<'card'>, { label, max, kind }: ActivationField, fault: FieldFault): string {
  if (fault === 'empty') return t(kind === 'select' ? 'fault.emptySelect' : 'fault.empty', { label });
  return t(`fault.${fault}`, { label, count: max });
}

const FAULTS: ReadonlySet<string> = new Set<FieldFault>([
  'empty',
  'long',
  'age',
  'name',
  'mobile',
  'email',
  ...CERTIFICATES,
  'birthday',
  'select',
]);

/** Faults that a refusal carries; anything else in it is left alone. */
function faultsOf(data: unknown): { name: string; fault: FieldFault }[] {
  const faults = data && typeof data === 'object' && 'faults' in data ? data.faults : [];
  if (!Array.isArray(faults)) return [];
  return faults.flatMap((f: { name?: unknown; fault?: unknown }) =>
    typeof f?.name === 'string' && typeof f.fault === 'string' && FAULTS.has(f.fault)
      ? [{ name: f.name, fault: f.fault as FieldFault }]
      : [],
  );
}
