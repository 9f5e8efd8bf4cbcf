import type { Layout } from '#site/tree.ts';

/** Mobile devices are told by browser-agent patterns (specification §2). Tablets get the desktop site, as a mouse does. */
const MOBILE =
  /Android.+Mobile|iPhone|iPod|Windows Phone|BlackBerry|BB10|Opera Mini|IEMobile|MicroMessenger.+Mobile|Mobile.+Firefox|HarmonyOS.+Mobile/i;

export const isMobileAgent = (agent: string): boolean => MOBILE.test(agent);
export const deviceLayout = (agent: string): Layout => (isMobileAgent(agent) ? 'mobile' : 'pc');
/** The layout of this device; a page that is a preview shows both on each. */
export const ownLayout = (): Layout =>
  (document.documentElement.dataset.layout as Layout | undefined) ?? deviceLayout(navigator.userAgent);

/** The browser inside WeChat, which cannot pay or download everywhere. */
export const isWechat = (agent: string): boolean => /MicroMessenger/i.test(agent);
