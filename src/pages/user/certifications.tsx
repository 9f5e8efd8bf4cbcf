import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { call } from '#api/client.ts';
import { CERTIFICATES, type CertificateType } from '#domain/contract/certificates.ts';
import { type Certification, certifications } from '#domain/contract/certification.ts';
import type { FormField } from '#domain/contract/form-fields.ts';
import { NAME_MAX } from '#domain/contract/patterns.ts';
import { cleanValue, plainField } from '#domain/rules/form.ts';
import { DynamicFields } from '#features/dynamic-form/fields.tsx';
import { useDynamicForm } from '#features/dynamic-form/use-dynamic-form.ts';
import { useSubmit } from '#hooks/use-submit.ts';
import { useCopy } from '#i18n/copy.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/choice.tsx';
import { Confirm } from '#ui/dialog.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { Icon } from '#ui/icon.tsx';
import { Load } from '#ui/load.tsx';
import { Note } from '#ui/note.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { EmptyState } from '#ui/string.tsx';
import { toast } from '#ui/toast.tsx';
import type { SectionData } from './model.ts';
import styles from './own.module.css';
import { useEditing } from './use-editing.ts';

/** Certificates that the member keeps for concerts with real names: masked, each with what it is kept for. */
export function Certifications({ data }: { data: SectionData<'certification'> }) {
  const t = useCopy('own');
  return (
    <>
      <p className="sec measure-44">{t('certificate.lead')}</p>
      <Note className={`mt-4 ${styles.purpose}`}>{t('certificate.purpose')}</Note>
      <Load from={data.certifications} skeleton={<Skeleton kind="row" count={3} />}>
        {list => <Papers list={list} />}
      </Load>
    </>
  );
}

function Papers({ list }: { list: readonly Certification[] }) {
  const t = useCopy('own');
  const form = useCopy('form');
  const [editing, edit] = useEditing('certificate');
  const [removing, setRemoving] = useState<Certification | null>(null);
  const { revalidate } = useRevalidator();
  const { busy, submit } = useSubmit();
  const edited = list.find(c => c.certificationId === editing) ?? null;
  const add = (
    <Button look={list.length ? 'ghost' : undefined} onClick={() => edit('new')}>
      <Icon name="plus" />
      {t('certificate.add')}
    </Button>
  );
  const remove = () =>
    submit(async () => {
      if (!removing) return;
      await call(certifications.remove, { certificationId: removing.certificationId });
      toast(t('certificate.removed'), 'ok');
      setRemoving(null);
      await revalidate();
    });
  return (
    <div className={`mt-5 ${styles.rows}`}>
      {list.length === 0 ? (
        <EmptyState level={2} title={t('certificate.empty')} text={t('certificate.emptyText')} action={add} />
      ) : (
        <>
          <ul className={styles.papers}>
            {list.map(c => (
              <li className="flex justify-between gap-4 py-4 line-b items-centre" key={c.certificationId}>
                <span className={`grid gap-y-1 gap-x-6 items-baseline ${styles.paper}`}>
                  <b className="title-4 break-anywhere">{c.name}</b>
                  <span className="sm sec">{form(`certificate.${c.type}`)}</span>
                  <span className="num">{c.number}</span>
                </span>
                <span className={`flex t-sm fixed-size gap-4 ${styles.tools}`}>
                  <button
                    className="m-tap tap-min underlined sec"
                    type="button"
                    aria-label={t('certificate.editOf', { name: c.name })}
                    onClick={() => edit(c.certificationId)}
                  >
                    {t('certificate.edit')}
                  </button>
                  <button
                    className="m-tap tap-min underlined sec"
                    type="button"
                    aria-label={t('certificate.removeOf', { name: c.name })}
                    onClick={() => setRemoving(c)}
                  >
                    {t('certificate.remove')}
                  </button>
                </span>
              </li>
            ))}
          </ul>
          <p className="mt-6">{add}</p>
        </>
      )}
      {(edited || editing === 'new') && (
        <PaperDialog
          key={editing}
          paper={edited}
          onClose={() => edit('')}
          onSaved={async () => {
            await revalidate();
            edit('');
          }}
        />
      )}
      {removing && (
        <Confirm
          open
          title={t('certificate.removeTitle')}
          onClose={() => setRemoving(null)}
          keep={t('certificate.keep')}
          yes={t('certificate.remove')}
          busy={busy}
          onYes={() => void remove()}
        >
          <p>
            <b>{removing.name}</b> <span className="num">{removing.number}</span>
          </p>
          <p className="sm ter">{t('certificate.removeText')}</p>
        </Confirm>
      )}
    </div>
  );
}

interface PaperProps {
  /** The certificate to change, or null for a new one. */
  paper: Certification | null;
  onClose: () => void;
  onSaved: () => Promise<void>;
}

const ID = 'certificate-form';

function PaperDialog({ paper, onClose, onSaved }: PaperProps) {
  const t = useCopy('own');
  const fields = useFields();
  const loaded = paper ? { paper: [paper.type, paper.number], name: paper.name } : undefined;
  const form = useDynamicForm(`certificate.${paper?.certificationId ?? 'new'}`, fields, loaded);
  const [agreed, setAgreed] = useState(false);
  const [asked, setAsked] = useState(false);
  const { busy, submit } = useSubmit();
  const unagreed = asked && !agreed ? t('certificate.agreeFirst') : undefined;
  const problems = [...form.problems, ...(unagreed ? [{ id: `${ID}-agree`, text: unagreed }] : [])];
  const save = () => {
    setAsked(true);
    const right = form.check();
    if (!right || !agreed) return;
    const [type = 'idcard', number = ''] = cleanOrShown(fields, form.values, loaded?.paper);
    void submit(
      async () => {
        await call(certifications.save, {
          ...(paper && { certificationId: paper.certificationId }),
          type: type as CertificateType,
          name: String(form.values.name).trim(),
          number,
          agree: 'Y',
        });
        toast(t('certificate.saved'), 'ok');
        await onSaved();
        form.drop();
      },
      failure => form.refuse(failure.data),
    );
  };
  const giveUp = () => {
    form.drop();
    onClose();
  };
  return (
    <FormDialog
      id={ID}
      title={t(paper ? 'certificate.edit' : 'certificate.add')}
      words={{ cancel: t('certificate.cancel'), save: t(busy ? 'saving' : 'save') }}
      busy={busy}
      className="grid gap-5"
      onSubmit={save}
      onClose={giveUp}
    >
      <ErrorSummary problems={problems} />
      <DynamicFields form={form} />
      <Checkbox
        id={`${ID}-agree`}
        label={t('certificate.agree')}
        error={unagreed}
        checked={agreed}
        onChange={event => setAgreed(event.currentTarget.checked)}
      />
    </FormDialog>
  );
}

/** A mask that was shown is sent back as it is: it stands for the number. */
function cleanOrShown(
  fields: readonly FormField[],
  values: Readonly<Record<string, unknown>>,
  shown?: readonly string[],
) {
  const [paper] = fields;
  const value = values.paper;
  if (!paper || (shown && JSON.stringify(value) === JSON.stringify(shown))) return shown ?? [];
  return cleanValue(paper, value);
}

/** The form of a certificate, in the terms of the dynamic one. */
function useFields(): FormField[] {
  const t = useCopy('own');
  return [
    plainField('certificate', {
      name: 'paper',
      label: t('certificate.number'),
      required: true,
      types: [...CERTIFICATES],
    }),
    plainField('text', {
      name: 'name',
      label: t('certificate.name'),
      hint: t('certificate.nameHint'),
      required: true,
      max: NAME_MAX,
      auto: 'off',
    }),
  ];
}
