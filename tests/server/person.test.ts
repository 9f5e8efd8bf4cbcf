import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { member } from '#domain/contract/account.ts';
import { certifications } from '#domain/contract/certification.ts';
import { FIELD_KINDS, type FieldKind } from '#domain/contract/form-kinds.ts';
import { person } from '#domain/contract/person.ts';
import { formEntries, formFaults } from '#domain/rules/form.ts';
import { idCardCheckDigit, maskCertificate } from '#domain/rules/validation.ts';
import { hallTime } from '#lib/dates.ts';
import { openCertification } from '#server/accounts/certifications.ts';
import { unseal } from '#server/accounts/seal.ts';
import { expireCatalogue } from '#server/catalogue/catalogue.ts';
import type { FormDoc, FormFieldDoc } from '#server/catalogue/form-types.ts';
import { t } from '#server/catalogue/text.ts';
import type { MemberCtx } from '#server/http/endpoint.ts';
import type { Store } from '#server/store/port.ts';
import { GOOD, OPTIONS } from '#tests/forms.ts';
import type { Client } from './client.ts';
import { makeApp, type TestDeps, testConfig } from './harness.ts';
import { eachStore } from './stores.ts';

const NEWCOMER = '13900139000';
const id17 = '11010119900307123';
const IDCARD = id17 + idCardCheckDigit(id17);
const OTHER = 'E12345678';

const isKind = (kind: string): kind is FieldKind => (FIELD_KINDS as readonly string[]).includes(kind);
const field = (name: string, kind: string, more: Partial<FormFieldDoc> = {}): FormFieldDoc => ({
  name,
  kind: kind as FormFieldDoc['kind'],
  label: t(name, name),
  ...more,
});
const form = (fields: FormFieldDoc[]): FormDoc => ({
  id: 'person',
  title: t('资料', 'About'),
  lead: t('', ''),
  fields,
});
const FIELDS = [
  field('nickname', 'text', { required: true, max: 20 }),
  field('birthday', 'date', { past: true }),
  field('region', 'region'),
  field('plays', 'one', { options: [{ value: 'Y', label: t('是', 'Yes') }] }),
  field('instrument', 'text', { required: true, visibleWhen: { field: 'plays', is: ['Y'] } }),
  field('paper', 'certificate'),
  field('signature', 'drawing', { required: true }),
];

eachStore(open => {
  let store: Store;
  let deps: TestDeps;
  let c: Client;
  let client: () => Client;
  const asks = async (fields: FormFieldDoc[]) => {
    await store.transaction(tx => tx.catalogue.upsert([{ kind: 'form', id: 'person', body: form(fields) }]));
    expireCatalogue(store);
  };
  beforeEach(async () => {
    store = await open();
    ({ deps, client } = await makeApp({ store }));
    c = client();
    await c.login(NEWCOMER);
  });

  describe('personal information', () => {
    it('has a form without a document, too: the name that the member is called by', async () => {
      const { fields } = await c.ok(person.fields, {});
      expect(fields.map(f => [f.name, f.label, f.required])).toEqual([
        ['nickname', 'What we call you', true],
      ]);
      expect((await c.ok(person.info, {})).values).toEqual({ nickname: '初来乍到' });
      expect((await c.ok(person.form, { form: 'person' })).fields).toEqual(fields);
      expect((await c.call(person.form, { form: 'nothing' })).errcode).toBe('2003');
    });

    it('comes back as it was kept, whole or not at all', async () => {
      await asks(FIELDS);
      const values = {
        nickname: '陈默',
        birthday: '1990-03-07',
        region: ['浙江省', '杭州市', '西湖区'],
        plays: 'Y',
        instrument: '大提琴 <b>',
      };
      await c.ok(person.save, { params: values });
      expect((await c.ok(person.info, {})).values).toEqual(values);
      expect(await c.ok(member.info, {})).toMatchObject({ nickname: '陈默' });

      const wrong = await c.call(person.save, {
        params: { ...values, nickname: '', birthday: '2026-12-03' },
      });
      expect([wrong.errcode, wrong.data]).toEqual([
        '2001',
        {
          fields: ['nickname', 'birthday'],
          faults: [
            { name: 'nickname', fault: 'empty' },
            { name: 'birthday', fault: 'late' },
          ],
        },
      ]);
      expect((await c.ok(person.info, {})).values).toEqual(values);
      // What is not asked any more is not kept, and nothing that nobody asked for.
      await c.ok(person.save, {
        params: { nickname: '陈默', instrument: 'x', level: 6, memberId: 'm-demo-regular' },
      });
      expect((await c.ok(person.info, {})).values).toEqual({ nickname: '陈默' });
    });

    it('is nobody else’s', async () => {
      await asks(FIELDS);
      await c.ok(person.save, { params: { nickname: '陈默', birthday: '1990-03-07' } });
      const other = client();
      await other.login('13800138000');
      expect((await other.ok(person.info, {})).values).toEqual({ nickname: '林听雨' });
    });

    it('keeps a certificate sealed, and shows it masked', async () => {
      await asks(FIELDS);
      const masked = ['idcard', `110${'*'.repeat(13)}${IDCARD.slice(-2)}`];
      await c.ok(person.save, { params: { nickname: '陈', paper: ['idcard', IDCARD.toLowerCase()] } });
      expect((await c.ok(person.info, {})).values).toEqual({ nickname: '陈', paper: masked });
      const row = async () =>
        (await store.direct.persons.person('m-demo-newcomer'))?.values.paper as string[];
      const [, sealed = ''] = await row();
      expect(sealed).not.toContain(IDCARD);
      expect(await unseal(testConfig.certificateKey ?? '', 'm-demo-newcomer', sealed)).toBe(IDCARD);
      // The mask sent back stands for it; a mask of something else is no number.
      await c.ok(person.save, { params: { nickname: '陈', paper: masked } });
      expect(await row()).toEqual(['idcard', sealed]);
      const other = await c.call(person.save, {
        params: { nickname: '陈', paper: ['idcard', `111${masked[1]?.slice(3)}`] },
      });
      expect(other.data).toMatchObject({ faults: [{ name: 'paper', fault: 'idcard' }] });
    });

    it('a field of a kind that it does not know keeps its value', async () => {
      await asks(FIELDS);
      const signature = { strokes: [[1, 2, 3]], by: 'pen' };
      await c.ok(person.save, { params: { nickname: '陈', signature } });
      expect((await c.ok(person.fields, {})).fields.at(-1)).toMatchObject({ kind: 'drawing' });
      // A page that sends nothing of it takes nothing from it.
      await c.ok(person.save, { params: { nickname: '陈默' } });
      expect((await c.ok(person.info, {})).values).toEqual({ nickname: '陈默', signature });
      const long = await c.call(person.save, { params: { nickname: '陈', signature: 'x'.repeat(5_000) } });
      expect(long.errcode).toBe('2005');
    });

    it('takes a form of sixty fields, and a pattern that would hang another engine', async () => {
      const many = Array.from({ length: 60 }, (_, i) =>
        field(`f${i}`, 'text', { pattern: '(a+)+b?', max: 1_000 }),
      );
      await asks([field('nickname', 'text'), ...many]);
      const params = Object.fromEntries(many.map(f => [f.name, 'a'.repeat(500)]));
      await c.ok(person.save, { params });
      expect((await c.ok(person.info, {})).values).toMatchObject(params);
      const wrong = await c.call(person.save, { params: { ...params, f59: `${'a'.repeat(900)}c` } });
      expect(wrong.data).toMatchObject({ faults: [{ name: 'f59', fault: 'pattern' }] });
    });

    it('refuses what is no form, and what no text holds', async () => {
      for (const params of ['[', 'null', '7', '[]']) {
        const answer = await c.raw(person.save, { params });
        expect(await answer.json()).toMatchObject({ success: false, errcode: '2001' });
      }
      const turned = await c.call(person.save, { params: { nickname: 'a\u202eb' } });
      expect(turned.errcode).toBe('2001');
    });
  });

  describe('certificates', () => {
    const paper = { type: 'idcard', name: '陈默', number: IDCARD, agree: 'Y' } as const;

    it('are kept sealed, listed masked, changed and removed by their owner', async () => {
      const { certificationId } = await c.ok(certifications.save, {
        ...paper,
        number: ` ${IDCARD.toLowerCase()}`,
      });
      const list = await c.ok(certifications.list, {});
      const masked = `110${'*'.repeat(13)}${IDCARD.slice(-2)}`;
      expect(list).toMatchObject([{ certificationId, type: 'idcard', name: '陈默', number: masked }]);
      const [row] = await store.direct.persons.certifications('m-demo-newcomer');
      expect(JSON.stringify(row)).not.toContain(IDCARD);
      expect(deps.lines.join()).not.toContain(IDCARD);
      // Another name for the same number, which the page knows masked only.
      await c.ok(certifications.save, { ...paper, certificationId, name: '陈墨', number: masked });
      expect(await c.ok(certifications.list, {})).toMatchObject([{ name: '陈墨', number: masked }]);
      await c.ok(certifications.save, {
        certificationId,
        type: 'passport',
        name: 'Chen',
        number: OTHER,
        agree: 'Y',
      });
      expect(await c.ok(certifications.list, {})).toMatchObject([{ type: 'passport', number: 'E*******8' }]);
      await c.ok(certifications.remove, { certificationId });
      expect(await c.ok(certifications.list, {})).toEqual([]);
      expect((await c.call(certifications.remove, { certificationId })).errcode).toBe('2003');
    });

    it.each([
      ['a wrong check digit', { number: id17 + (IDCARD.endsWith('1') ? '2' : '1') }, ['number']],
      ['a day that is not', { number: '110101199002301234' }, ['number']],
      ['a mask of nothing', { number: '110*************33' }, ['number']],
      ['a residence permit of another region', { type: 'residence', number: IDCARD }, ['number']],
      ['a passport of letters', { type: 'passport', number: 'ABCDEFGH' }, ['number']],
      ['no agreement', { agree: 'N' }, ['agree']],
    ] as const)('are refused with %s', async (_, patch, fields) => {
      const answer = await c.call(certifications.save, { ...paper, ...patch });
      expect([answer.errcode, answer.data]).toEqual(['2001', { fields }]);
      expect(answer.msg).not.toMatch(/\d{6}/);
      expect(await c.ok(certifications.list, {})).toEqual([]);
    });

    it('are the permits of Hong Kong, Macao and Taiwan, too', async () => {
      for (const region of ['810000', '820000', '830000']) {
        const first = `${region}19900307123`;
        await c.ok(certifications.save, {
          ...paper,
          type: 'residence',
          number: first + idCardCheckDigit(first),
        });
      }
      expect(await c.ok(certifications.list, {})).toHaveLength(3);
    });

    it('are kept once each, by each member', async () => {
      await c.ok(certifications.save, paper);
      const again = await Promise.all([1, 2, 3].map(() => c.call(certifications.save, paper)));
      expect(again.map(a => a.data)).toEqual([1, 2, 3].map(() => ({ fields: ['number'] })));
      const other = client();
      await other.login('13800138000');
      await other.ok(certifications.save, paper);
      expect(await other.ok(certifications.list, {})).toHaveLength(1);
    });

    it('are twenty at most, in parallel too', async () => {
      const answers = await Promise.all(
        Array.from({ length: 24 }, (_, i) =>
          c.call(certifications.save, { ...paper, type: 'passport', number: `E${1000000 + i}` }),
        ),
      );
      expect(answers.filter(a => a.success)).toHaveLength(20);
      expect(answers.find(a => !a.success)?.errcode).toBe('2205');
    });

    it('of others are as good as absent', async () => {
      const { certificationId } = await c.ok(certifications.save, paper);
      const other = client();
      await other.login('13800138000');
      const change = { ...paper, type: 'passport', number: OTHER, certificationId } as const;
      expect((await other.call(certifications.save, change)).errcode).toBe('2003');
      expect((await other.call(certifications.remove, { certificationId })).errcode).toBe('2003');
      expect(await c.ok(certifications.list, {})).toMatchObject([{ type: 'idcard' }]);
    });

    it('opens for its order only with the key that it was sealed with', async () => {
      const { certificationId } = await c.ok(certifications.save, paper);
      const as = (certificateKey: string | undefined) =>
        openCertification(
          store.direct,
          {
            deps: { ...deps, config: { ...deps.config, certificateKey } },
            session: { memberId: 'm-demo-newcomer' },
          } as unknown as MemberCtx,
          certificationId,
        );
      expect(await as(deps.config.certificateKey)).toEqual({ type: 'idcard', name: '陈默', number: IDCARD });
      await expect(as(btoa('another key, of thirty-two bytes'))).rejects.toMatchObject({ errcode: '2001' });
      await expect(as(undefined)).rejects.toMatchObject({ errcode: '2007' });
    });

    it('are not kept without a key', async () => {
      const closed = await makeApp({ store, config: { certificateKey: undefined }, clock: deps.clock });
      const visitor = closed.client();
      await visitor.login(NEWCOMER);
      expect((await visitor.call(certifications.save, paper)).errcode).toBe('2007');
      expect(await visitor.ok(certifications.list, {})).toEqual([]);
    });
  });
});

describe('the keeping of forms', () => {
  it('never shows a number, whatever was sent', async () => {
    const { client, deps } = await makeApp();
    await deps.store.transaction(tx =>
      tx.catalogue.upsert([{ kind: 'form', id: 'person', body: form(FIELDS) }]),
    );
    const c = client();
    await c.login(NEWCOMER);
    await fc.assert(
      fc.asyncProperty(
        fc.dictionary(fc.constantFrom(...FIELDS.map(f => f.name)), fc.jsonValue()),
        async params => {
          const answer = await c.call(person.save, {
            params: { nickname: '陈', ...params, paper: ['idcard', IDCARD] },
          });
          expect(JSON.stringify([answer, await c.ok(person.info, {})])).not.toContain(IDCARD);
        },
      ),
      { numRuns: 60 },
    );
  });

  /** As the line carries it: JSON has no −0. */
  const sent = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
  /** A field of any kind, known or not, in any order, with an entry that is good, of another kind, or missing. */
  const entry = fc.constantFrom(...FIELD_KINDS, 'hologram').chain(kind =>
    fc.record({
      kind: fc.constant(kind),
      required: fc.boolean(),
      mainland: fc.boolean(),
      more: fc.oneof(
        { weight: 8, arbitrary: fc.constant({}) },
        { weight: 1, arbitrary: fc.record({ max: fc.integer({ min: 1, max: 30 }) }) },
      ),
      value: fc.oneof(
        {
          weight: 30,
          arbitrary: isKind(kind)
            ? GOOD[kind]
            : fc
                .jsonValue()
                .filter(v => v !== null)
                .map(sent),
        },
        { weight: 1, arbitrary: fc.constantFrom(...FIELD_KINDS).chain(other => GOOD[other]) },
        { weight: 1, arbitrary: fc.constant(undefined) },
      ),
    }),
  );

  it('gives back what was put in, and judges as the rule does, whatever the form', async () => {
    const { client, deps } = await makeApp();
    const c = client();
    await c.login(NEWCOMER);
    const today = hallTime(deps.clock.now()).date;
    let kept = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(entry, { maxLength: 60 }), async list => {
        const docs = list.map(({ kind, required, mainland, more }, i) =>
          field(`f${i}`, kind, {
            ...{ required, mainland, ...more },
            options: OPTIONS.map(o => ({ value: o.value, label: t(o.label, o.label) })),
            ...(i % 7 === 3 && { visibleWhen: { field: `f${i - 1}`, is: ['a', 'b'] } }),
          }),
        );
        await deps.store.transaction(tx =>
          tx.catalogue.upsert([{ kind: 'form', id: 'person', body: form(docs) }]),
        );
        expireCatalogue(deps.store);
        const member = (await deps.store.direct.persons.person('m-demo-newcomer'))?.memberId;
        if (member) await deps.store.direct.security.forget('person', member);
        const params = Object.fromEntries(
          list.flatMap(({ value }, i) => (value === undefined ? [] : [[`f${i}`, value]])),
        );
        const { fields } = await c.ok(person.fields, {});
        const files = fields
          .filter(f => f.kind === 'file' && Object.hasOwn(formEntries(fields, params), f.name))
          .map(f => f.name);
        const faults = formFaults(fields, params, today);
        const answer = await c.call(person.save, { params });
        // A file is one that was sent before, which no form here has done.
        expect(answer.success).toBe(faults.length === 0 && files.length === 0);
        if (!answer.success) {
          const { faults: said } = answer.data as unknown as { faults: { name: string }[] };
          expect(new Set(said.map(f => f.name))).toEqual(new Set([...faults.map(f => f.name), ...files]));
          return;
        }
        kept += list.length;
        const entries = formEntries(fields, params);
        const papers = fields.flatMap(f => {
          const value = f.kind === 'certificate' ? entries[f.name] : undefined;
          return Array.isArray(value) ? [[f.name, [value[0], maskCertificate(value[1])]]] : [];
        });
        const { nickname: _, ...values } = (await c.ok(person.info, {})).values;
        expect(values).toEqual({ ...entries, ...Object.fromEntries(papers) });
      }),
      { numRuns: 150 },
    );
    expect(kept).toBeGreaterThan(100);
  });
});
