import { useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '#api/client.ts';
import { DAYS_TO_THINK, type Leaving, type SecurityOverview, security } from '#domain/contract/security.ts';
import { forgetDevice } from '#features/login/forget-device.ts';
import { type ProofField, ProofFields, useProof, waysOf } from '#features/login/owner-proof.tsx';
import { useQuietSubmit } from '#features/login/use-quiet-submit.ts';
import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { longDateTime, longDay } from '#lib/dates.ts';
import { handled } from '#lib/handled.ts';
import { href } from '#site/href.ts';
import { Button, LinkButton } from '#ui/button.tsx';
import { Checkbox } from '#ui/choice.tsx';
import { Load } from '#ui/load.tsx';
import { ModalPopup } from '#ui/modal-popup.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { toast } from '#ui/toast.tsx';
import styles from './security.module.css';
import { useDraft } from './use-draft.ts';

const ask = (): Promise<Leaving> => handled(call(security.leaving, {}, { quiet: true }));
const ID = 'security-leave';
const SECRET: readonly ProofField[] = ['password', 'ownCode'];

interface Props {
  data: SecurityOverview;
  onClose: () => void;
}

/** What stands in the way of leaving, or else what goes, what stays, and the proof. */
export function LeaveDialog({ data, onClose }: Props) {
  const t = useCopy('security');
  const [facts, setFacts] = useState(ask);
  const draft = useDraft<ProofField>('security.leave', SECRET);
  const close = () => {
    draft.drop();
    onClose();
  };
  return (
    <ModalPopup open title={t('leave.title')} onClose={close}>
      <Load from={facts} skeleton={<Skeleton count={6} />} onRetry={() => setFacts(ask())}>
        {leaving =>
          leaving.stands.length > 0 ? (
            <Stands leaving={leaving} />
          ) : (
            <Form leaving={leaving} data={data} draft={draft} onClose={close} />
          )
        }
      </Load>
    </ModalPopup>
  );
}

function Stands({ leaving }: { leaving: Leaving }) {
  const t = useCopy('security');
  const tree = useTree();
  return (
    <div className={styles.dialog}>
      <h3>{t('leave.stands')}</h3>
      <ul>
        {leaving.stands.map(({ tradeNo, kind, title, at }) => (
          <li className="grid gap-1 py-2 line-b" key={tradeNo}>
            <b>{title}</b>
            <span className="sm sec">
              {t(`leave.${kind}`)}
              {at && ` · ${longDateTime(at, tree.locale)}`}
            </span>
          </li>
        ))}
      </ul>
      <p>
        <LinkButton to={href(tree, 'user', { ind: 'orders' })}>{t('leave.toOrders')}</LinkButton>
      </p>
    </div>
  );
}

type FormProps = Props & { leaving: Leaving; draft: ReturnType<typeof useDraft<ProofField>> };

function Form({ leaving, data, draft, onClose }: FormProps) {
  const t = useCopy('security');
  const tree = useTree();
  const navigate = useNavigate();
  const proof = useProof(ID, waysOf(data), draft);
  const [agreed, setAgreed] = useState(false);
  const [asked, setAsked] = useState(false);
  const { busy, submit } = useQuietSubmit();
  const leave = () => {
    setAsked(true);
    if (!proof.check() || !agreed) return;
    void submit(
      async () => {
        const { dueAt } = await call(security.leave, { agree: 'Y', ...proof.fields }, { quiet: true });
        forgetDevice();
        await navigate(href(tree, 'home'));
        toast(t('leave.done', { date: longDay(dueAt, tree.locale, true) }), 'ok');
      },
      failure => proof.refuse(failure),
    );
  };
  return (
    <form
      noValidate
      className={styles.dialog}
      onSubmit={event => {
        event.preventDefault();
        leave();
      }}
    >
      <p>{t('leave.lead', { days: DAYS_TO_THINK })}</p>
      {leaving.given ? <p>{t('leave.given', { count: leaving.given })}</p> : null}
      <Facts title={t('leave.goes')} facts={leaving.goes} />
      <Facts title={t('leave.stays')} facts={leaving.stays} />
      <Checkbox
        id={`${ID}-agree`}
        label={t('leave.agree')}
        error={asked && !agreed ? t('leave.agreeFirst') : undefined}
        checked={agreed}
        onChange={event => setAgreed(event.currentTarget.checked)}
      />
      <ProofFields proof={proof} />
      <div className="flex flex-wrap justify-end gap-3">
        <Button look="ghost" onClick={onClose}>
          {t('cancel')}
        </Button>
        <Button type="submit" busy={busy}>
          {t(busy ? 'leave.submitting' : 'leave.submit')}
        </Button>
      </div>
    </form>
  );
}

function Facts({ title, facts }: { title: string; facts: Leaving['goes'] }) {
  const t = useCopy('security');
  if (facts.length === 0) return null;
  return (
    <section>
      <h3>{title}</h3>
      <ul>
        {facts.map(fact => (
          <li className="grid gap-1 py-2 line-b" key={fact.title}>
            <span>
              {fact.title} <span className="sm ter">{t('leave.count', { count: fact.count })}</span>
            </span>
            {fact.why && <span className="sm sec">{fact.why}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
