import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '#api/client.ts';
import { brand } from '#brand';
import type { ReplyOf } from '#domain/contract/call.ts';
import { OUTCOMES, sandbox } from '#domain/contract/order.ts';
import { callsOf } from '#features/order/calls.ts';
import { GatewayMark } from '#features/order/gateway-mark.tsx';
import { orderHref } from '#features/order/order-link.ts';
import { tellTabs } from '#features/order/order-news.ts';
import { useSubmit } from '#hooks/use-submit.ts';
import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import type { Tree } from '#site/tree.ts';
import { Button, LinkButton } from '#ui/button.tsx';
import { RadioGroup } from '#ui/choice.tsx';
import { cx } from '#ui/class-names.ts';
import { Note } from '#ui/note.tsx';
import { Price } from '#ui/price.tsx';
import styles from './payment.module.css';
import { Picture } from './picture.tsx';

type Payment = ReplyOf<typeof sandbox.payment>;
type Outcome = (typeof OUTCOMES)[number];
const NAMES = {
  paid: 'paid',
  declined: 'declined',
  late: 'late',
  'wrong-amount': 'wrongAmount',
  unknown: 'unknown',
} as const satisfies Record<Outcome, string>;

/** On a phone WeChat Pay hands over to the wallet's own screen, which the sandbox plays. */
const WALLET = { pc: null, mobile: 'wxAppPay' } as const;

export const isWallet = ({ gateway }: Payment, { layout }: Tree): boolean => gateway === WALLET[layout];

/** The amount, the order and the end to choose; then back to the order, which replaces this page in the history. */
export function Cashier({ payment }: { payment: Payment }) {
  const t = useCopy('order');
  const tree = useTree();
  const navigate = useNavigate();
  const [outcome, setOutcome] = useState<Outcome>('paid');
  const { busy, submit } = useSubmit();
  const back = orderHref(tree, payment);
  const settled = payment.state !== 'waiting';

  const settle = () =>
    submit(
      async () => {
        await call(sandbox.settle, { payNo: payment.payNo, outcome });
        tellTabs(payment.tradeNo);
        await navigate(back, { replace: true });
      },
      async ({ kind }) => {
        // No answer is not “failed”: the order knows how it ended (quality.md R14). Other failures can be sent again.
        if (kind === 'timeout' || kind === 'garbage') await navigate(back, { replace: true });
      },
    );

  /** Nothing was paid: the order can be paid in another way at once. */
  const giveUp = () =>
    submit(
      async () => {
        await call(callsOf(payment.family).close, { tradeNo: payment.tradeNo }, { quiet: true });
        tellTabs(payment.tradeNo);
        await navigate(back, { replace: true });
      },
      () => navigate(back, { replace: true }),
    );

  const wallet = isWallet(payment, tree);
  const receipt = (
    <div className={`grid gap-5 content-start ${styles.paid}`}>
      {wallet && (
        <p className={`row gap-2 bold ${styles.brand}`}>
          <GatewayMark code="wxAppPay" />
          {t('pay.wxAppPay')}
        </p>
      )}
      <p className={styles.amount}>
        <span className="vh">{t('sandbox.amount')} </span>
        <Price className="t-7 lh-1" yuan={payment.amount} exact />
      </p>
      <dl className={styles.facts}>
        <Fact name={t('sandbox.payee')}>{brand.name[tree.locale]}</Fact>
        <Fact name={t('sandbox.what')}>{payment.title}</Fact>
        <Fact name={t('sandbox.order')}>
          <span className="num">{payment.tradeNo}</span>
        </Fact>
        <Fact name={t('sandbox.way')}>
          <span className="inline-flex items-centre gap-2">
            <GatewayMark code={payment.gateway} />
            {t(`pay.${payment.gateway}`)}
          </span>
        </Fact>
      </dl>
    </div>
  );
  return (
    <>
      {wallet ? <div className={styles.wallet}>{receipt}</div> : <Picture>{receipt}</Picture>}
      <div className={cx('grid gap-5 content-start', styles.ends, wallet && styles.wallet)}>
        {settled ? (
          <>
            <Note role="status">{t('sandbox.settled')}</Note>
            <LinkButton size="lg" block to={back} replace>
              {t('sandbox.toOrder')}
            </LinkButton>
          </>
        ) : (
          <>
            <RadioGroup
              legend={t('sandbox.choose')}
              value={outcome}
              onChange={setOutcome}
              className={styles.outcomes}
              options={OUTCOMES.map(value => ({
                value,
                label: t(`sandbox.${NAMES[value]}`),
                hint: t(`sandbox.${NAMES[value]}Text`),
              }))}
            />
            <Button look="accent" size="lg" block busy={busy} onClick={() => void settle()}>
              {t(busy ? 'sandbox.busy' : 'sandbox.submit')}
            </Button>
            <Button look="quiet" block onClick={() => void giveUp()}>
              {t('sandbox.back')}
            </Button>
          </>
        )}
      </div>
    </>
  );
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="flex justify-between gap-6 py-2">
    <dt className="fixed-size">{name}</dt>
    <dd className="text-right">{children}</dd>
  </div>
);
