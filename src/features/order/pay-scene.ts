import type { GatewayCode, PayScene } from '#domain/contract/order.ts';
import { isWechat } from '#lib/device.ts';
import type { Tree } from '#site/tree.ts';

const SCENE = { pc: 'screen', mobile: 'phone' } as const;

/** Where the payer is: a code for a screen, its own page on a phone; inside WeChat's browser WeChat Pay opens over the page. */
export function paySceneOf(tree: Tree, gateway: GatewayCode): PayScene {
  if (gateway === 'wxAppPay' && isWechat(navigator.userAgent)) return 'wallet';
  return SCENE[tree.layout];
}
