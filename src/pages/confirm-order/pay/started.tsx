import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { useCopy } from '#i18n/copy.ts';
import { Button } from '#ui/button.tsx';
import type { OrderState } from '../use-order.ts';
import { Hold } from './hold.tsx';
import { OtherWays } from './other-ways.tsx';
import { Waiting } from './waiting.tsx';

/** A payment that was begun and has no end yet: go on with the same one, or ask. The children are other ways to it. */
export function Started({ orderState, children }: { orderState: OrderState; children?: ReactNode }) {
  const t = useCopy('order');
  const { order, busy, check, resume } = orderState;
  useWalletReturn(resume);
  return (
    <Waiting
      order={order}
      status={order.gatewayName}
      title={t('status.startedTitle')}
      text={t('status.startedText')}
      amountLabel={t('price.payable')}
      actions={
        <>
          <Button look="ghost" busy={busy === 'check'} onClick={() => void check()}>
            {t(busy === 'check' ? 'status.checking' : 'status.startedCheck')}
          </Button>
          <Button busy={busy === 'pay'} onClick={() => void resume()}>
            {t('status.startedGo')}
          </Button>
        </>
      }
    >
      <Hold orderState={orderState} />
      <OtherWays orderState={orderState}>{children}</OtherWays>
    </Waiting>
  );
}

/** WeChat has sent the payer back and says who they are: the payment goes on. What it said is good once, and leaves the address. */
function useWalletReturn(resume: OrderState['resume']): void {
  const goOn = useEffectEvent(resume);
  useEffect(() => {
    const address = new URL(window.location.href);
    const [code, state] = [address.searchParams.get('code'), address.searchParams.get('state')];
    if (!code || !state) return;
    address.searchParams.delete('code');
    address.searchParams.delete('state');
    window.history.replaceState(window.history.state, '', address);
    void goOn('wallet', { code, state });
  }, []);
}
