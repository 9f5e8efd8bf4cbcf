import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { call } from '#api/client.ts';
import { type DynamicForm, type PersonalInfo, person } from '#domain/contract/person.ts';
import { formEntries } from '#domain/rules/form.ts';
import { DynamicFields } from '#features/dynamic-form/fields.tsx';
import { useDynamicForm } from '#features/dynamic-form/use-dynamic-form.ts';
import { loadMember } from '#features/login/member.ts';
import { useSubmit } from '#hooks/use-submit.ts';
import { useCopy } from '#i18n/copy.ts';
import { Button } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { Load } from '#ui/load.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { EmptyState } from '#ui/string.tsx';
import { toast } from '#ui/toast.tsx';
import type { SectionData } from './model.ts';
import styles from './own.module.css';
import { PortraitEditor } from './portrait-editor.tsx';

/** What the member tells about herself, in a form that the box office describes. */
export function Info({ data }: { data: SectionData<'info'> }) {
  return (
    <>
      <PortraitEditor />
      <Load from={data.info} skeleton={<Skeleton kind="row" count={6} />}>
        {([form, info]) => <Form form={form} info={info} />}
      </Load>
    </>
  );
}

function Form({ form: loaded, info }: { form: DynamicForm; info: PersonalInfo }) {
  const [again, setAgain] = useState({ loaded, now: loaded });
  const { lead, fields } = again.loaded === loaded ? again.now : loaded;
  const t = useCopy('own');
  const form = useDynamicForm('person', fields, info.values);
  const { revalidate } = useRevalidator();
  const { busy, submit } = useSubmit();
  const typed = JSON.stringify(form.values);
  const saved = useRef<string>(null);
  // What was typed stands until what was kept has come: nothing older is shown between the two, and who types on keeps it.
  const arrived = useEffectEvent(() => {
    if (saved.current === typed) form.drop();
    saved.current = null;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time that something has come
  useEffect(() => arrived(), [info]);
  if (fields.length === 0) return <EmptyState level={2} title={t('info.nothing')} />;
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!form.check()) return;
    void submit(
      async () => {
        await call(person.save, { params: formEntries(fields, form.values) });
        toast(t('saved'), 'ok');
        saved.current = typed;
        // The name in the header, and what stands in the fields from now on.
        await Promise.all([loadMember(), revalidate()]);
      },
      async failure => {
        // What the page found good and the box office did not: the house has changed its form since. What was typed stays.
        if (!form.refuse(failure.data)) return;
        const now = await call(person.form, { form: 'person' }, { aside: true }).catch(() => loaded);
        setAgain({ loaded, now });
      },
    );
  };
  return (
    <form noValidate className={`grid gap-7 ${styles.form}`} onSubmit={onSubmit}>
      {lead && <p className="sec measure-44">{lead}</p>}
      <ErrorSummary problems={form.problems} />
      <div className={`grid gap-y-6 gap-x-10 items-start ${styles.fields}`}>
        <DynamicFields form={form} />
      </div>
      <div className={`row flex-wrap gap-y-3 gap-x-5 pt-5 line-t ${styles.actions}`}>
        <Button type="submit" busy={busy}>
          {t(busy ? 'saving' : 'save')}
        </Button>
        {form.dirty && (
          <>
            <Button look="quiet" onClick={form.drop}>
              {t('info.undo')}
            </Button>
            <p className="sm sec">{t('info.unsaved')}</p>
          </>
        )}
      </div>
    </form>
  );
}
