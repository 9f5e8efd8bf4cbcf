import { expect, test } from 'vitest';
import { account, member } from '#domain/contract/account.ts';
import { staff } from '#domain/contract/desk.ts';
import { editing } from '#domain/contract/editing.ts';
import { ERR } from '#domain/contract/envelope.ts';
import { ticketOrder } from '#domain/contract/order.ts';
import { program } from '#domain/contract/program.ts';
import { PREVIEW_FOR } from '#domain/rules/staff.ts';
import type { Deps } from '#server/deps.ts';
import { headOf } from '#server/head/page-meta.ts';
import { markedPages, previewDoor } from '#server/preview.ts';
import { seasonFiles } from '#server/season/files.ts';
import { createSite } from '#server/site.ts';
import { edited, SMALL } from '../season/folder.ts';
import { Client } from './client.ts';
import { type Colleague, colleague } from './colleague.ts';
import { addMember, fakeClock, makeApp, signIn } from './harness.ts';
import { archive, send } from './sent-season.ts';
import { eachStore } from './stores.ts';

const NOW = Date.UTC(2027, 0, 10, 4);
const MARK = 'data-preview';
const files = { serve: () => null, html: () => '<head></head><body><div id="root"></div></body>' };

eachStore(open => {
  /** A whole site with its door to previews, as a process serves it. */
  async function house() {
    const { app, deps } = await makeApp({ store: await open(), clock: fakeClock(NOW), seasonFiles });
    const siteOf = (of: Deps, boxOffice: (request: Request) => Response | Promise<Response>) => ({
      files,
      https: false,
      demo: false,
      boxOffice,
      art: () => null,
      fill: async (html: string) => html,
      head: (url: URL, origin: string) => headOf(of, url, origin),
      ready: async () => undefined,
      log: deps.log,
    });
    const site = createSite(siteOf(deps, request => app.fetch(request)));
    const door = previewDoor(deps, draft =>
      createSite({ ...siteOf(draft.deps, draft.fetch), files: markedPages(files) }),
    );
    return { deps, site: { fetch: async (request: Request) => (await door(request)) ?? site(request) } };
  }
  const homeOf = (who: Client) => who.fetch('/en-US/pc/home', { headers: who.headers() });
  const isMarked = async (who: Client) => (await (await homeOf(who)).text()).includes(MARK);
  const season = async (who: Client) => JSON.stringify(await who.ok(program.home, {}));
  const look = (who: Colleague, bytes = archive(SMALL)) => send(who, bytes, {}, editing.preview);

  test('the site as it will be is there for the session that asked, says so, and is what is published then', async () => {
    const { deps, site } = await house();
    const [editor, visitor] = [await colleague(site, deps, 'editor'), new Client(site)];
    const before = await season(visitor);
    expect((await homeOf(editor)).headers.get('cache-control')).toBe('no-cache');

    expect((await look(editor)).errcode).toBe(ERR.ok);
    const page = await homeOf(editor);
    expect([page.headers.get('cache-control'), page.headers.get('x-robots-tag')]).toEqual([
      'no-store',
      'noindex',
    ]);
    expect(await page.text()).toContain(MARK);
    const will = await season(editor);
    expect(will).toContain('brahms');
    expect(will).not.toBe(before);
    // Nobody else sees any of it, whatever was asked for a moment ago.
    for (const who of [visitor, await colleague(site, deps, 'office')])
      expect([await isMarked(who), await season(who)]).toEqual([false, before]);
    expect(await deps.store.direct.seasons.versions()).toEqual([]);

    const agreed = (await send(editor, archive(SMALL))).data.digest ?? '';
    const { published } = (await send(editor, archive(SMALL), { agreed, why: 'as it was seen' })).data;
    expect(published?.version).toBe(1);
    expect(await isMarked(editor)).toBe(false);
    deps.clock.advance(10_000);
    expect(await season(visitor)).toBe(will);
  }, 60_000);

  test('in it nothing is bought, nobody signs in, and the desk is the desk', async () => {
    const { deps, site } = await house();
    const editor = await colleague(site, deps, 'editor');
    await look(editor);
    // Who works here is a member, too, in the same browser.
    const memberId = await addMember(deps, '13900000001');
    const own = new Client(site);
    await signIn(deps, own, memberId);
    await signIn(deps, editor, memberId);
    const said = [
      await editor.call(member.points, {} as never),
      await editor.call(ticketOrder.checkPermission, { programId: 'brahms', scheduleId: 'x' } as never),
    ];
    expect(said.map(s => s.errcode)).toEqual([ERR.refused, ERR.refused]);
    expect(said[0]?.msg).toContain('preview');
    expect(await deps.store.direct.sales.ordersOf(memberId)).toEqual([]);
    expect((await own.call(member.info, {})).success).toBe(true);
    // The page asks who is signed in, and would sign out who is not.
    expect((await editor.call(account.logonInfo, {})).success).toBe(true);
    expect((await editor.call(member.vendorMember, {})).success).toBe(true);
    expect((await editor.call(member.info, {})).success).toBe(true);
    expect((await editor.call(staff.me, {})).success).toBe(true);
  });

  test('it ends when it is ended, with its time, its session and its role; nobody else has a door to it', async () => {
    const { deps, site } = await house();
    const [editor, office] = [await colleague(site, deps, 'editor'), await colleague(site, deps, 'office')];
    expect((await look(office)).errcode).toBe(ERR.noPermission);

    await look(editor);
    expect(await isMarked(editor)).toBe(true);
    expect((await editor.ok(editing.list, {})).preview).toBeDefined();
    await editor.ok(editing.endPreview, {});
    expect([await isMarked(editor), (await editor.ok(editing.list, {})).preview]).toEqual([false, undefined]);

    await look(editor);
    deps.clock.advance(PREVIEW_FOR);
    expect(await isMarked(editor)).toBe(false);

    await look(editor);
    const { staff: store } = deps.store.direct;
    const row = await store.byMail('editor@desk.example');
    if (row) await store.save({ ...row, role: 'counter' });
    expect(await isMarked(editor)).toBe(false);
    if (row) await store.save(row);
    expect(await isMarked(editor)).toBe(true);
    // The cookie of a member is another one, and a session that has ended leaves nothing behind.
    const thief = new Client(site);
    thief.adopt('', `heming=${editor.cookie('heming-staff')}; Path=/`);
    expect(await isMarked(thief)).toBe(false);
    const cookie = editor.cookie('heming-staff');
    await editor.ok(staff.logout, {});
    thief.adopt('', `heming-staff=${cookie}; Path=/`);
    expect(await isMarked(thief)).toBe(false);
    expect(await store.draftOf(await deps.host.sha256(cookie ?? ''))).toBeNull();
  }, 60_000);

  test('what could not be published is not shown', async () => {
    const { deps, site } = await house();
    const editor = await colleague(site, deps, 'editor');
    const broken = archive({ ...SMALL, ...edited('calendar.yaml', 'hall: saal', 'hall: cellar') });
    expect((await look(editor, broken)).errcode).toBe(ERR.refused);
    expect(await isMarked(editor)).toBe(false);
  });
});
