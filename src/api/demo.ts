import { env } from '#env';

let stated: boolean | undefined;
/** For the rendering on the server, which has no head to read. */
export function stateDemo(on: boolean): void {
  stated = on;
}

/** Demonstration mode: stated by the server in the page's head, and always on with mocks. */
export function isDemo(): boolean {
  stated ??=
    env.mocks === 'on' ||
    document.querySelector('meta[name="heming-demo"]')?.getAttribute('content') === 'on';
  return stated;
}
