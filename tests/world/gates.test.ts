import { beforeAll, describe, expect, it } from 'vitest';
import { seedWorld } from '#demo/season.ts';
import { contact } from '#domain/contract/contact.ts';
import { content } from '#domain/contract/content.ts';
import { orchestra } from '#domain/contract/orchestra.ts';
import { Client } from '#tests/server/client.ts';
import { makeApp } from '#tests/server/harness.ts';
import { halls, plans } from './world.ts';

let app: Awaited<ReturnType<typeof makeApp>>['app'];
beforeAll(async () => {
  const made = await makeApp();
  ({ app } = made);
  await seedWorld(made.deps.store, made.deps.clock.now());
});

/** The block of the Grand Hall → its gate, as a text tells it: “1 号门：A、B2 区；2 号门：B1…”, “Gate 1: A, B2; …”. */
function told(text: string): Record<string, string> {
  const gates: Record<string, string> = {};
  for (const [, gate, names] of text.matchAll(/(\d 号门|Gate \d)[：:]\s?([A-Z0-9、, ]+)/g))
    for (const block of names?.match(/[A-Z]\d?/g) ?? []) gates[block] = gate ?? '';
  return gates;
}

/** Block → gate as a ticket tells it: by the name of the zone, which is what an order keeps. */
function onTickets(lang: 'zh' | 'en'): Record<string, string> {
  const { zones } = plans.main as { zones: { zone_id: string; name: string }[] };
  const doors = halls.find(h => h.id === 'main')?.doors ?? [];
  return Object.fromEntries(
    zones
      .filter(z => z.zone_id !== 'stage')
      .map(z => [
        z.zone_id,
        doors
          .filter(d => d.zones.includes(z.name))
          .map(d => d.name[lang])
          .join(),
      ]),
  );
}

describe.each([
  ['zh-CN/pc', 'zh'],
  ['en-US/pc', 'en'],
] as const)('the gates in %s', (tree, lang) => {
  it('are the same on the ticket, in the questions, on the map and on the contact page, for every block', async () => {
    const visit = new Client(app, { tree });
    const tickets = onTickets(lang);
    expect(Object.keys(tickets)).toHaveLength(15);
    for (const gate of Object.values(tickets)) expect(gate).toMatch(/^(\d 号门|Gate \d)$/);
    const { gates } = await visit.ok(orchestra.map, {});
    const departments = await visit.ok(contact.departments, {});
    const asked = await visit.ok(content.ads, { adflag: 'faq', pageSize: 100 });
    const questions: { html: string }[] = [];
    for (let i = 0; i < asked.length; i += 50)
      questions.push(...(await visit.ok(content.adContents, { ids: asked.slice(i, i + 50).map(a => a.id) })));
    expect(told(gates.map(g => g.text).join())).toEqual(tickets);
    expect(told(departments.map(d => d.text).join())).toEqual(tickets);
    expect(told(questions.map(q => q.html).join())).toEqual(tickets);
    for (const text of [gates, departments, questions])
      expect(JSON.stringify(text)).toMatch(
        lang === 'zh' ? /室内乐厅走 4 号门，听松草坪走 6 号门/ : /Chamber Hall has Gate 4, the lawn Gate 6/,
      );
  });
});
