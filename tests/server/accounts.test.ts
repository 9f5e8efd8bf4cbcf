import { accountsContract } from './accounts.contract.ts';
import { makeApp } from './harness.ts';
import { eachStore } from './stores.ts';

eachStore(open => accountsContract(async () => makeApp({ store: await open() })));
