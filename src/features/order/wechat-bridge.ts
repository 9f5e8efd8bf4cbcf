import type { BridgeRequest } from '#domain/contract/order.ts';

interface Bridge {
  invoke(
    verb: 'getBrandWCPayRequest',
    request: BridgeRequest,
    done: (end: { err_msg: string }) => void,
  ): void;
}
declare global {
  interface Window {
    WeixinJSBridge?: Bridge;
  }
}

/** How long WeChat may take to put its bridge into a page; ms. */
const BRIDGE_TIMEOUT = 5_000;
/** How it ends on the payer's side. That there is money is said by the server alone. */
export type BridgeEnd = 'ok' | 'cancel' | 'fail';

/** Pays by the wallet around the page. */
export function payOverBridge(request: BridgeRequest): Promise<BridgeEnd> {
  return new Promise(resolve => {
    const begin = (bridge: Bridge) =>
      bridge.invoke('getBrandWCPayRequest', request, ({ err_msg }) => {
        const end = err_msg.split(':')[1];
        resolve(end === 'ok' || end === 'cancel' ? end : 'fail');
      });
    if (window.WeixinJSBridge) return begin(window.WeixinJSBridge);
    const late = setTimeout(() => resolve('fail'), BRIDGE_TIMEOUT);
    const ready = () => {
      clearTimeout(late);
      if (window.WeixinJSBridge) begin(window.WeixinJSBridge);
    };
    document.addEventListener('WeixinJSBridgeReady', ready, { once: true });
  });
}
