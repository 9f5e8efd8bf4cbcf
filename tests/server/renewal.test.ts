import { expect, it } from 'vitest';
import { demoApp } from '#demo/app.ts';
import { seedAccounts } from '#demo/members.ts';
import { nodeHost } from '#server/host/node.ts';
import { Client } from './client.ts';
import { makeDeps } from './harness.ts';

it('the real hash of a demonstration account is renewed with scrypt at its first login, and opens the account still', async () => {
  const deps = makeDeps({ host: nodeHost({ https: false }) });
  await seedAccounts(deps.store, deps.clock.now());
  const hash = async () =>
    (await deps.store.direct.accounts.memberByMobile('13800138000'))?.passwordHash ?? '';
  expect(await hash()).toMatch(/^pbkdf2\$210000\$/);
  const app = demoApp(deps);
  await new Client(app).login('13800138000');
  const renewed = await hash();
  expect(renewed).toMatch(/^scrypt\$131072\$8\$1\$/);
  await new Client(app).login('13800138000');
  expect(await hash()).toBe(renewed);
});

it('seeding again changes nothing that members did', async () => {
  const deps = makeDeps();
  const { accounts } = deps.store.direct;
  await seedAccounts(deps.store, deps.clock.now());
  await accounts.removeAddress('m-demo-regular', 'a-demo-parents');
  await accounts.setPassword('m-demo-regular', 'changed');
  const ledger = await accounts.ledger('m-demo-regular');
  deps.clock.advance(86_400_000);
  await seedAccounts(deps.store, deps.clock.now());
  expect((await accounts.addresses('m-demo-regular')).map(a => a.id)).toEqual(['a-demo-home']);
  expect(await accounts.member('m-demo-regular')).toMatchObject({ passwordHash: 'changed' });
  expect(await accounts.ledger('m-demo-regular')).toEqual(ledger);
});
