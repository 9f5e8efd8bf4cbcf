import { expect, test } from 'vitest';
import { seedAccounts } from '#demo/members.ts';
import { account } from '#domain/contract/account.ts';
import { closePublished } from '#server/accounts/published.ts';
import { createApp } from '#server/app.ts';
import { Client } from './client.ts';
import { DEMO_PASSWORD, makeApp, makeDeps } from './harness.ts';
import { eachStore } from './stores.ts';

eachStore(open => {
  test('a demonstration that becomes a real site closes its published accounts, once', async () => {
    const store = await open();
    const demo = await makeApp({ store });
    const before = demo.client();
    await before.login('13800138000');

    expect(await closePublished(store)).toBe(true);
    const site = makeDeps({ store, config: { demo: false }, clock: demo.deps.clock });
    const app = createApp(site);
    for (const name of ['13800138000', '13900139000', 'listener@heming.example']) {
      const answer = await new Client(app).call(account.loginByPassword, {
        account: name,
        password: DEMO_PASSWORD,
      });
      expect([name, answer.errcode]).toEqual([name, '2103']);
    }
    expect((await before.call(account.logonInfo, {})).errcode).toBe('1202');
    // The number belongs to whoever has it by then.
    const row = await store.direct.accounts.memberByMobile('13800138000');
    expect(row).toBeNull();
    expect(await closePublished(store)).toBe(false);
    // A demonstration started by mistake afterwards does not bring them back.
    await seedAccounts(store, demo.deps.clock.now());
    expect(await store.direct.accounts.memberByMobile('13800138000')).toBeNull();
  });
});
