import fc from 'fast-check';
import { expect, test } from 'vitest';
import { asJson, asText } from './log-lines.ts';

const at = new Date(0);
const entry = { level: 'error', words: 'a call failed', at, request: 'r1' } as const;

test('an object a line for machines, words for people', () => {
  const about = { route: '/x', status: 500, gone: undefined, error: new Error('one\ntwo') };
  const line = JSON.parse(asJson({ ...entry, about })) as Record<string, unknown>;
  expect(line).toMatchObject({
    time: '1970-01-01T00:00:00.000Z',
    level: 'error',
    msg: 'a call failed',
    request: 'r1',
    route: '/x',
    status: 500,
  });
  expect(line.error).toMatch(/^Error: one\ntwo\n +at /);
  expect(Object.keys(line)).not.toContain('gone');
  expect(asText({ ...entry, about: { route: '/x' } })).toBe(
    '1970-01-01T00:00:00.000Z error r1 a call failed: route=/x',
  );
});

test.each([
  ['a mobile number', '13800138000', '1380'],
  ['one of abroad', '+44 20 7946 0958', '7946'],
  ['an address', 'lin.zhiyuan@example.com', 'zhiyuan'],
  ['an identity card', '11010519491231002X', '19491231'],
  ['a bank card', '6222021234567890123', '62220'],
  ['a Stripe key', 'sk_live_51Habcdefgh', 'abcdefgh'],
  ['a webhook secret', 'whsec_abcdefgh', 'abcdefgh'],
  ['a session', 'q7Jx9vT2mZ4bK8nR1sW5yP3dF6gH0cLaQeUiOtAxByC', 'q7Jx9'],
  ['a key in PEM', '-----BEGIN PRIVATE KEY-----\nMIIEvQIBADANBg\n-----END PRIVATE KEY-----', 'MIIEv'],
  ['a password of a database', 'postgres://heming:hunter22@db/heming', 'hunter22'],
  ['a header', 'Authorization: Bearer abc.def.ghi', 'abc.def'],
  ['a query', '/thvendor/x?name=1&pass=hunter22', 'hunter22'],
  ['a field', '{"password":"hunter22","n":1}', 'hunter22'],
])('%s stands in no line, wherever it comes from', (_, text, secret) => {
  const about = { error: new Error(`it failed with ${text} in it`), detail: text };
  const one = { ...entry, words: `about ${text}`, about };
  for (const line of [asJson(one), asText(one)]) expect(line).not.toContain(secret);
});

test('what is needed to look something up stays', () => {
  const words =
    'payment Pq7Jx9vT2mZ4bK8nR1sW5yP3dF of HM20261202000001 at 1796184000000 (ECONNREFUSED 127.0.0.1:5432)';
  expect(asText({ ...entry, words })).toContain(words);
});

test('known secrets are left out, and a line stays one object whatever is in it', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string({ minLength: 8 }), (words, secret) => {
      const line = asJson({ ...entry, words: `${words} ${secret}`, about: { error: secret } }, [secret]);
      expect(line).not.toMatch(/[\r\n]/);
      expect(JSON.parse(line)).toMatchObject({ level: 'error' });
      expect(asText({ ...entry, words }).split('\n')).toHaveLength(1);
      const said = JSON.parse(line) as { error: string };
      if (!'(secret)'.includes(secret)) expect(said.error).not.toContain(secret);
    }),
  );
});
