/** @jsxImportSource preact */
import { useCallback, useEffect, useState } from 'preact/hooks';
import { DeskFailure, deskCall } from '#api/desk-client.ts';
import { brand } from '#brand';
import type { GatewayCode } from '#domain/contract/order.ts';
import { type LinkedOrder, payLink } from '#domain/contract/pay-link.ts';
import { say } from '#domain/text.ts';
import { longDateTime } from '#lib/dates.ts';
import { exactly } from '#lib/price.ts';
import { squaresOf } from '#lib/squares.ts';
import type { Locale } from '#site/tree.ts';
import { WORDS } from './words.ts';

/** How often the page looks whether it is paid, ms. */
const AGAIN = 4_000;
const narrow = (): boolean => matchMedia('(pointer: coarse)').matches;
const firstLocale = (): Locale => (navigator.language.startsWith('zh') ? 'zh-CN' : 'en-US');
/** A way that stays in the house is a page of the site (the demonstration's bank). */
const addressOf = (url: string, locale: Locale): string =>
  /^[a-z]+:/i.test(url) ? url : `/${locale}/${narrow() ? 'mobile' : 'pc'}/${url}`;

/** An order of the counter, for whoever has its link: what it is, how much, and the ways to pay. */
export function Pay({ code }: { readonly code: string }) {
  const [locale, setLocale] = useState<Locale>(firstLocale);
  const [order, setOrder] = useState<LinkedOrder | null>(null);
  const [fault, setFault] = useState<'' | 'offline' | 'unknown' | { readonly said: string }>('');
  const [scan, setScan] = useState('');
  const [busy, setBusy] = useState(false);
  const t = WORDS[locale];
  const page = `/${locale}/pc/pay`;
  useEffect(() => {
    document.documentElement.lang = locale;
    document.title = t.title;
  }, [locale, t]);
  const look = useCallback(async (): Promise<void> => {
    try {
      setOrder(await deskCall(payLink.look, { code }, { page }));
      setFault('');
    } catch (error) {
      const offline = error instanceof DeskFailure && error.kind === 'offline';
      setFault(offline ? 'offline' : 'unknown');
    }
  }, [code, page]);
  const waits = order?.state === 'open' || order?.state === 'underWay';
  useEffect(() => void look(), [look]);
  useEffect(() => {
    if (!waits) return;
    const timer = setInterval(() => document.visibilityState === 'visible' && void look(), AGAIN);
    return () => clearInterval(timer);
  }, [look, waits]);
  const pay = async (gatewayCode: GatewayCode): Promise<void> => {
    if (!order || busy) return;
    setBusy(true);
    try {
      const scene = narrow() ? 'phone' : 'screen';
      const { kind, url } = await deskCall(
        payLink.start,
        { code, gatewayCode, total: order.total, scene },
        { page },
      );
      if (kind === 'page') location.assign(addressOf(url, locale));
      else setScan(url);
    } catch (error) {
      setFault(error instanceof DeskFailure && error.message ? { said: error.message } : 'offline');
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <header class="row justify-between line-b">
        <strong>{brand.shortName[locale]}</strong>
        <button
          type="button"
          lang={locale === 'zh-CN' ? 'en' : 'zh-CN'}
          onClick={() => setLocale(locale === 'zh-CN' ? 'en-US' : 'zh-CN')}
        >
          {t.other}
        </button>
      </header>
      <main>
        <h1>{order ? say(order.title, locale) : t.title}</h1>
        {order && fault !== 'unknown' && <Facts order={order} locale={locale} />}
        <p role="status" class={order?.state === 'paid' ? 'bold' : ''} data-state={order?.state}>
          {order && fault === '' ? t.state[order.state] || t.lead : ''}
        </p>
        {fault && (
          <p role="alert">
            {typeof fault === 'object' ? fault.said : t[fault]}{' '}
            {fault !== 'unknown' && (
              <button type="button" onClick={() => void look()}>
                {t.retry}
              </button>
            )}
          </p>
        )}
        {waits && scan && (
          <figure class="text-centre">
            <Code text={/^[a-z]+:/i.test(scan) ? scan : `${location.origin}${addressOf(scan, locale)}`} />
            <figcaption>{t.scan}</figcaption>
            <a class="inline-flex items-centre" href={addressOf(scan, locale)}>
              {t.open}
            </a>
          </figure>
        )}
        {waits && order && (
          <section aria-label={t.how}>
            <h2>{t.how}</h2>
            {order.ways.map(way => (
              <button
                key={way}
                type="button"
                class="way as-block w-full mb-2 on-surface control-box"
                aria-busy={busy}
                data-way={way}
                onClick={() => void pay(way)}
              >
                {t.ways[way]}
              </button>
            ))}
            <button type="button" onClick={() => void look()}>
              {t.check}
            </button>
          </section>
        )}
      </main>
    </>
  );
}

function Facts({ order, locale }: { readonly order: LinkedOrder; readonly locale: Locale }) {
  const t = WORDS[locale];
  const rows: readonly (readonly [string, string])[] = [
    ...(order.startsAt ? [[t.when, longDateTime(order.startsAt, locale)] as const] : []),
    ...(order.hall ? [[t.hall, say(order.hall, locale)] as const] : []),
    [t.seats, order.places.map(p => say(p, locale)).join(locale === 'zh-CN' ? '、' : '; ')],
    [t.total, exactly(order.total)],
    ...(order.state === 'open' || order.state === 'underWay'
      ? [[t.until, longDateTime(order.until, locale)] as const]
      : []),
  ];
  return (
    <dl class="mb-4">
      {rows.map(([name, value]) => (
        <div key={name} class="flex gap-4 py-2 line-b">
          <dt class="sec">{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Code({ text }: { readonly text: string }) {
  const { size, path } = squaresOf(text);
  return (
    <svg viewBox={`0 0 ${size} ${size}`} aria-hidden="true" shape-rendering="crispEdges">
      <path d={`M0 0h${size}v${size}H0z`} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
