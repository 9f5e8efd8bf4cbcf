import { expect, test } from 'vitest';
import { parseEnv } from './env.ts';

const MAIL = {
  SMTP_URL: 'smtps://box:office@mail.heming.example:465',
  MAIL_FROM: 'Box office <tickets@heming.example>',
};

test('nothing has to be set for a demonstration', () => {
  expect(parseEnv({})).toMatchObject({
    port: 5173,
    dataDir: './data',
    demo: true,
    databaseUrl: undefined,
    https: false,
  });
});

test('without demonstration mode real secrets are required', () => {
  expect(() => parseEnv({ DEMO: 'off' })).toThrow(/SECRET must have at least 32/);
  const secret = 'x'.repeat(32);
  const key = btoa(secret);
  const keys = { SECRET: secret, CERTIFICATE_KEY: key, TICKET_KEY: key };
  const real = { DEMO: 'off', ...keys, ...MAIL };
  expect(parseEnv({ ...real, ORIGINS: 'https://www.heming.example/' })).toMatchObject({
    demo: false,
    secret,
    origins: ['https://www.heming.example'],
  });
  expect(() => parseEnv(real)).toThrow(/ORIGINS must name the address/);
  expect(() => parseEnv({ ...real, ORIGINS: 'www.heming.example' })).toThrow(/ORIGINS has “www/);
});

test('certificates are kept with a key, or not at all', () => {
  const secret = 'x'.repeat(32);
  const key = btoa(secret);
  const site = { ORIGINS: 'https://www.heming.example', TICKET_KEY: key, ...MAIL };
  const real = { DEMO: 'off', SECRET: secret, ...site };
  expect(() => parseEnv({ ...real, TICKET_KEY: '' })).toThrow(/TICKET_KEY must be 32 bytes/);
  expect(() => parseEnv(real)).toThrow(/CERTIFICATE_KEY must be 32 bytes/);
  expect(() => parseEnv({ ...real, CERTIFICATE_KEY: btoa('short') })).toThrow(/CERTIFICATE_KEY/);
  expect(() => parseEnv({ CERTIFICATE_KEY: 'nonsense' })).toThrow(/CERTIFICATE_KEY/);
  expect(parseEnv({ ...real, CERTIFICATE_KEY: key }).certificateKey).toBe(key);
  expect(parseEnv({ ...real, CERTIFICATES: 'off' }).certificateKey).toBeUndefined();
  // The demonstration has its own.
  expect(parseEnv({}).certificateKey).toHaveLength(44);
});

test('a real site has mail, and text messages where it likes', () => {
  const secret = 'x'.repeat(32);
  const key = btoa(secret);
  const real = {
    DEMO: 'off',
    SECRET: secret,
    CERTIFICATE_KEY: key,
    TICKET_KEY: key,
    ORIGINS: 'https://www.heming.example',
  };
  expect(() => parseEnv(real)).toThrow(/SMTP_URL must be the mail server[\s\S]*MAIL_FROM must be/);
  expect(() => parseEnv({ ...real, ...MAIL, SMTP_URL: 'mail.heming.example' })).toThrow(/SMTP_URL/);
  for (const from of ['nobody', 'A\nBcc: b@heming.example', 'a@b c@d'])
    expect(() => parseEnv({ ...real, ...MAIL, MAIL_FROM: from })).toThrow(/MAIL_FROM/);
  expect(parseEnv({ ...real, ...MAIL })).toMatchObject({
    smtp: { url: MAIL.SMTP_URL, from: MAIL.MAIL_FROM },
    sms: undefined,
    origin: 'https://www.heming.example',
  });
  const sms = { SMS_WEBHOOK_URL: 'https://sms.heming.example/send', SMS_WEBHOOK_SECRET: 'short' };
  expect(() => parseEnv({ ...real, ...MAIL, ...sms })).toThrow(/SMS_WEBHOOK_SECRET must have/);
  expect(parseEnv({ ...real, ...MAIL, ...sms, SMS_WEBHOOK_SECRET: secret }).sms).toEqual({
    url: sms.SMS_WEBHOOK_URL,
    secret,
  });
  // No words of a fault repeat a password.
  expect(() => parseEnv({ ...real, SMTP_URL: 'http://box:hunter2@x', MAIL_FROM: '' })).not.toThrow(/hunter2/);
  expect(parseEnv({ PORT: '7000' })).toMatchObject({ smtp: undefined, origin: 'http://localhost:7000' });
});

test('one error lists everything that is wrong', () => {
  const wrong = {
    PORT: 'eighty',
    DEMO: 'perhaps',
    DATABASE_URL: 'mysql://x',
    HTTPS: 'yes',
    TRUST_PROXIES: '-1',
  };
  let message = '';
  try {
    parseEnv(wrong);
  } catch (error) {
    message = String(error);
  }
  for (const name of Object.keys(wrong)) expect(message).toContain(name);
});
