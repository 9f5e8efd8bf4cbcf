import { expect, test } from 'vitest';
import { office, type Role } from '#domain/contract/desk.ts';
import type { Deps, Mail } from '#server/deps.ts';
import type { Answer } from '#server/desk/command.ts';
import { mailReports, readsReports } from '#server/desk/report/mails.ts';
import { runCommand } from '#server/desk/run.ts';
import { notifierOf } from '#server/letters/notify.ts';
import { sendDue } from '#server/letters/post.ts';
import type { Store } from '#server/store/port.ts';
import { colleague } from './colleague.ts';
import { fakeClock, makeApp } from './harness.ts';
import { eachStore } from './stores.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** A Wednesday, 10:00 in the hall. */
const WEDNESDAY = Date.UTC(2027, 0, 13, 2);

async function house(store: Store) {
  const clock = fakeClock(WEDNESDAY);
  const mails: Mail[] = [];
  const { app, deps } = await makeApp({ store, clock });
  const sending: Deps = { ...deps, messenger: { email: async mail => void mails.push(mail) } };
  const open: Deps = { ...sending, notify: notifierOf(sending) };
  return { app, deps, open, clock, mails };
}
type House = Awaited<ReturnType<typeof house>>;

const round = async ({ open }: House): Promise<void> => {
  await mailReports(open);
  while ((await sendDue(open)) > 0);
};

/** What a colleague asks for at the page, and agrees to at once. */
const asking =
  ({ open }: House, role: Role) =>
  async (words: readonly string[], options: Record<string, string> = {}): Promise<Answer> => {
    const who = `${role}@desk.example`;
    const asked = { command: 'report-mails', words, options, who, why: 'to know' };
    const shown = await runCommand(open, asked);
    return shown.digest === undefined ? shown : runCommand(open, { ...asked, agreed: shown.digest });
  };

eachStore(open => {
  test('is in the language of the command where none is said', async () => {
    const town = await house(await open());
    const who = await colleague(town.app, town.deps, 'reader');
    expect((await asking(town, 'reader')(['add', 'day', 'time'])).ok).toBe(true);
    expect((await who.ok(office.reportMails, {})).list).toMatchObject([{ locale: 'en-US' }]);
  });

  test('a report is sent once after its day, week and month, in the language that was chosen', async () => {
    const town = await house(await open());
    const who = await colleague(town.app, town.deps, 'reader');
    const wanted = asking(town, 'reader');
    for (const every of ['day', 'week', 'month'])
      expect((await wanted(['add', every, 'time'], { lang: 'en' })).ok).toBe(true);
    await wanted(['add', 'week', 'season'], { lang: 'zh' });
    expect((await who.ok(office.reportMails, {})).list).toHaveLength(4);
    // Nothing of what was over when it was set up.
    await round(town);
    expect(town.mails).toEqual([]);
    // Not at midnight, but in the morning; by two processes at once, and again.
    town.clock.advance(DAY - 5 * HOUR);
    await round(town);
    expect(town.mails).toEqual([]);
    town.clock.advance(HOUR);
    await Promise.all([round(town), round(town)]);
    await round(town);
    expect(town.mails.map(m => [m.to, m.subject])).toEqual([['reader@desk.example', 'Report: 2027-01-13']]);
    const [mail] = town.mails;
    expect(mail?.attachments?.map(a => a.name)).toEqual(['report-day-2027-01-13.csv']);
    expect(String(mail?.attachments?.[0]?.content)).toContain('by the books');
    expect(mail?.text).toContain('/desk/reports');
    // On Monday the week before; of the days without a server the last one alone.
    town.clock.advance(4 * DAY);
    await round(town);
    expect(
      town.mails
        .slice(1)
        .map(m => m.subject)
        .sort(),
    ).toEqual([
      'Report: 2027-01-11 – 2027-01-17',
      'Report: 2027-01-17',
      expect.stringMatching(/^报表：音乐季/),
    ]);
    town.clock.advance(14 * DAY);
    await round(town);
    expect(town.mails.map(m => m.subject)).toContain('Report: 2027-01');
    expect(new Set(town.mails.map(m => m.id)).size).toBe(town.mails.length);
  });

  test('a process that ends between the note and the letter leaves neither; the next one sends it', async () => {
    const town = await house(await open());
    await colleague(town.app, town.deps, 'reader');
    await asking(town, 'reader')(['add', 'day']);
    town.clock.advance(DAY);
    const notify = async (): Promise<void> => {
      throw new Error('the process ends here');
    };
    await expect(mailReports({ ...town.open, notify })).rejects.toThrow('ends here');
    await round(town);
    expect(town.mails).toHaveLength(1);
    await round(town);
    expect(town.mails).toHaveLength(1);
  });

  test('it ends with the account and with the role, also between writing and sending', async () => {
    const town = await house(await open());
    const { staff, reportMails } = town.deps.store.direct;
    await colleague(town.app, town.deps, 'reader');
    await asking(town, 'reader')(['add', 'day']);
    const row = await staff.byMail('reader@desk.example');
    if (!readsReports(row)) throw new Error('no reader');
    town.clock.advance(DAY);
    await mailReports(town.open);
    await staff.save({ ...row, role: 'door' });
    while ((await sendDue(town.open)) > 0);
    expect(town.mails).toEqual([]);
    await round(town);
    expect(await reportMails.reportMails()).toEqual([]);
    await staff.save({ ...row, closedAt: town.clock.now() });
    await staff.save(row);
    town.clock.advance(DAY);
    await round(town);
    expect(town.mails).toEqual([]);
  });

  test('nobody but the owner has one sent to somebody else, or stops theirs; the list is one’s own', async () => {
    const town = await house(await open());
    const [reader, owner] = [
      await colleague(town.app, town.deps, 'reader'),
      await colleague(town.app, town.deps, 'owner'),
    ];
    const [asReader, asOwner] = [asking(town, 'reader'), asking(town, 'owner')];
    expect((await asReader(['add', 'day'], { to: 'owner@desk.example' })).ok).toBe(false);
    expect((await asOwner(['add', 'day'], { to: 'nobody@desk.example' })).ok).toBe(false);
    await colleague(town.app, town.deps, 'door');
    expect((await asOwner(['add', 'day'], { to: 'door@desk.example' })).ok).toBe(false);
    await asOwner(['add', 'day']);
    const [mine] = (await owner.ok(office.reportMails, {})).list;
    expect((await reader.ok(office.reportMails, {})).list).toEqual([]);
    expect((await asReader(['end', mine?.id ?? ''])).ok).toBe(false);
    expect((await asOwner(['add', 'day'], { to: 'reader@desk.example' })).ok).toBe(true);
    const [theirs] = (await reader.ok(office.reportMails, {})).list;
    expect((await asReader(['end', theirs?.id ?? ''])).ok).toBe(true);
    expect((await asReader(['end', theirs?.id ?? ''])).ok).toBe(false);
    expect((await town.deps.store.direct.reportMails.reportMails()).map(r => r.id)).toEqual([mine?.id]);
    for (let n = 0; n < 12; n++) await asReader(['add', 'day']);
    expect((await reader.ok(office.reportMails, {})).list).toHaveLength(10);
    for (const words of [['add', 'hour'], ['add'], ['end', 'rm-none'], ['add', 'day', 'all']])
      expect((await asReader(words)).ok).toBe(false);
  });
});
