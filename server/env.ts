import { brand } from '#brand';
import { isPlainHost } from '#domain/rules/web-view.ts';
import { keyBytes } from './accounts/seal.ts';

/** What the Node server is told by its environment. */
export interface ServerEnv {
  readonly port: number;
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  readonly demo: boolean;
  readonly secret: string;
  /** Signs for the demonstration's bank; there is none elsewhere. */
  readonly sandboxSecret: string;
  /** Seals certificates; undefined where none are kept. */
  readonly certificateKey: string | undefined;
  /** Signs the codes of tickets. */
  readonly ticketKey: string;
  readonly appKeys: readonly string[];
  readonly featurePrefix: string;
  readonly https: boolean;
  readonly proxies: number;
  /** Where the site is for the world; the first one is the address of its pages. */
  readonly origins: readonly string[];
  /** The first of them; where nothing is said, this machine. */
  readonly origin: string;
  /** Where mail goes out, and who it is from; undefined in a demonstration alone. */
  readonly smtp: { readonly url: string; readonly from: string } | undefined;
  /** The operator's service for text messages, and the secret that signs what it is sent. */
  readonly sms: { readonly url: string; readonly secret: string } | undefined;
  /** Hosts that the web view may show, and the policy's frame-src. */
  readonly webHosts: readonly string[];
  /** Folder of the rendered sound, pictures and scores of the digital halls. */
  readonly mediaDir: string;
  /** Folder of the built site. */
  readonly site: string;
  /** Lines of the log: for machines, or for whoever sits before it. */
  readonly log: 'json' | 'text';
  /** Where monitors ask for the metrics; undefined where nobody does. */
  readonly metrics: { readonly host: string; readonly port: number } | undefined;
  /** How long a server that stops says so before it takes no more visitors; ms. */
  readonly drain: number;
}

/** Public knowledge, like the demonstration's accounts: with DEMO=off real secrets are required. */
const DEMO_SECRET = 'demonstration-only-not-a-secret';
const DEMO_KEY = btoa(`${DEMO_SECRET}!`);
const MIN_SECRET = 32;

/** Parses the environment once. Throws one error that lists everything that is wrong. */
export function parseEnv(env: Readonly<Record<string, string | undefined>>): ServerEnv {
  const faults: string[] = [];
  const whole = (name: string, fallback: number, max: number): number => {
    const text = env[name] ?? '';
    if (text === '') return fallback;
    const value = Number(text);
    if (!Number.isInteger(value) || value < 0 || value > max)
      faults.push(`${name} is “${text}”; it must be a whole number from 0 to ${max}`);
    return value;
  };
  const onOff = (name: string, fallback: boolean): boolean => {
    const text = env[name] ?? '';
    if (text === '') return fallback;
    if (text !== 'on' && text !== 'off') faults.push(`${name} is “${text}”; it must be on or off`);
    return text === 'on';
  };
  const list = (name: string, fallback: string): string[] =>
    (env[name] || fallback)
      .split(',')
      .map(s => s.trim())
      .filter(Boolean);
  const demo = onOff('DEMO', true);
  const secret = (name: string): string => {
    const value = env[name] ?? '';
    if (demo && value === '') return DEMO_SECRET;
    if (value.length < MIN_SECRET)
      faults.push(`${name} must have at least ${MIN_SECRET} characters when DEMO is off`);
    return value;
  };
  const key = (name: string, otherwise = ''): string => {
    const value = env[name] ?? '';
    if (demo && value === '') return DEMO_KEY;
    if (!keyBytes(value))
      faults.push(`${name} must be 32 bytes as base64 (openssl rand -base64 32)${otherwise}`);
    return value;
  };
  const certificateKey = (): string | undefined => {
    if (!onOff('CERTIFICATES', true)) return undefined;
    return key('CERTIFICATE_KEY', ', or CERTIFICATES off');
  };
  const databaseUrl = env.DATABASE_URL || undefined;
  if (databaseUrl && !/^postgres(ql)?:\/\//.test(databaseUrl))
    faults.push('DATABASE_URL must begin with postgres://');

  const webHosts = list('WEB_VIEW_HOSTS', brand.webHosts.join(','));
  for (const host of webHosts)
    if (!isPlainHost(host)) faults.push(`WEB_VIEW_HOSTS has “${host}”; it must hold host names only`);

  const origins = (): string[] => {
    const all = list('ORIGINS', '').map(origin => origin.replace(/\/+$/, ''));
    for (const origin of all)
      if (!URL.canParse(origin) || new URL(origin).origin !== origin)
        faults.push(`ORIGINS has “${origin}”; it must hold addresses like https://www.example.com`);
    // Any visitor can write any Host: what the world is told of an address must not come from there.
    if (!demo && all.length === 0) faults.push('ORIGINS must name the address of the site when DEMO is off');
    return all;
  };

  const [port, sites] = [whole('PORT', 5173, 65_535), origins()];
  const smtp = (): ServerEnv['smtp'] => {
    const [url = '', from = ''] = [env.SMTP_URL, env.MAIL_FROM];
    if (demo && url === '') return undefined;
    if (!URL.canParse(url) || !/^smtps?:$/.test(new URL(url).protocol))
      faults.push(
        'SMTP_URL must be the mail server, smtps://user:password@host:465: tickets and codes go out by mail when DEMO is off',
      );
    if (!/^([^<>@"\r\n]+ )?<?[^\s<>@]+@[\w.-]+>?$/.test(from))
      faults.push('MAIL_FROM must be who mail is from, like Box office <tickets@example.com>');
    return { url, from };
  };
  const sms = (): ServerEnv['sms'] => {
    const [url = '', secret = ''] = [env.SMS_WEBHOOK_URL, env.SMS_WEBHOOK_SECRET];
    if (url === '') return undefined;
    if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol))
      faults.push('SMS_WEBHOOK_URL must be an address like https://sms.example.com/send');
    if (secret.length < MIN_SECRET)
      faults.push(`SMS_WEBHOOK_SECRET must have at least ${MIN_SECRET} characters`);
    return { url, secret };
  };
  const logFormat = (): ServerEnv['log'] => {
    const text = env.LOG || (demo ? 'text' : 'json');
    if (text !== 'json' && text !== 'text') faults.push(`LOG is “${text}”; it must be json or text`);
    return text === 'json' ? 'json' : 'text';
  };
  const metricsPort = whole('METRICS_PORT', 0, 65_535);

  const parsed: ServerEnv = {
    port,
    dataDir: env.DATA_DIR || './data',
    databaseUrl,
    demo,
    secret: secret('SECRET'),
    sandboxSecret: env.GATEWAY_SECRET || DEMO_SECRET,
    certificateKey: certificateKey(),
    ticketKey: key('TICKET_KEY'),
    appKeys: list('APP_KEYS', 'heming-pc-demo,heming-mobile-demo'),
    featurePrefix: env.FEATURE_PREFIX || 'heming',
    https: onOff('HTTPS', false),
    proxies: whole('TRUST_PROXIES', 0, 10),
    origins: sites,
    origin: sites[0] ?? `http://localhost:${port}`,
    smtp: smtp(),
    sms: sms(),
    webHosts,
    mediaDir: env.MEDIA_DIR || './media',
    site: env.SITE_DIR || './dist',
    log: logFormat(),
    metrics: metricsPort > 0 ? { host: env.METRICS_HOST || '127.0.0.1', port: metricsPort } : undefined,
    drain: whole('DRAIN_SECONDS', 0, 60) * 1000,
  };
  if (faults.length > 0) throw new Error(`The environment is not right:\n- ${faults.join('\n- ')}`);
  return parsed;
}
