import { type FormEvent, useState } from 'react';
import { call } from '#api/client.ts';
import type { FormField } from '#domain/contract/form-fields.ts';
import { type Holding, membership } from '#domain/contract/membership.ts';
import { formEntries } from '#domain/rules/form.ts';
import { useSubmit } from '#hooks/use-submit.ts';
import { useCopy } from '#i18n/copy.ts';
import { handled } from '#lib/handled.ts';
import { Button } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { Load } from '#ui/load.tsx';
import { ModalPopup } from '#ui/modal-popup.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { toast } from '#ui/toast.tsx';
import { DynamicFields } from './fields.tsx';
import { useDynamicForm } from './use-dynamic-form.ts';

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

const fieldsOf = ({ cardId, activation }: Holding): Promise<FormField[]> =>
  activation === 'person'
    ? handled(call(membership.fields, { cardId }, { quiet: true }))
    : Promise.resolve([]);

function Form({ card, fields, onClose, onDone }: Props & { fields: readonly FormField[] }) {
  const t = useCopy('card');
  const form = useDynamicForm(`card.${card.membershipId}`, fields);
  const { busy, submit } = useSubmit();

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!form.check()) return;
    void submit(
      async () => {
        const done = await (fields.length
          ? call(membership.activateWithPerson, {
              membershipId: card.membershipId,
              params: formEntries(fields, form.values),
            })
          : call(membership.activate, { code: card.code ?? '' }));
        form.drop();
        toast(t('activate.done', { name: done.name }), 'ok');
        onDone(done);
      },
      failure => form.refuse(failure.data),
    );
  };

  return (
    <form noValidate className="grid gap-4" onSubmit={onSubmit}>
      <p className="sec">{t(fields.length ? 'activate.lead' : 'activate.codeLead')}</p>
      <ErrorSummary problems={form.problems} />
      <DynamicFields form={form} />
      {fields.length > 0 && <p className="sm ter">{t('activate.privacy')}</p>}
      <div className="flex justify-end gap-3 mt-2 m-grid m-cols-2">
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
