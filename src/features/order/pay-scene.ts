import type { GatewayCode, PayScene } from '#domain/contract/order.ts';
import { isWechat } from '#lib/device.ts';
import type { Tree } from '#site/tree.ts';

const SCENE = { pc: 'screen', mobile: 'phone' } as const;

/** Where the payer is, which only WeChat asks: a code for a screen, its own page on a phone, in place inside the app. */
export function paySceneOf(tree: Tree, gateway: GatewayCode): PayScene | undefined {
  if (gateway !== 'wxAppPay') return undefined;
  if (isWechat(navigator.userAgent)) return 'wallet';
  return SCENE[tree.layout];
}
