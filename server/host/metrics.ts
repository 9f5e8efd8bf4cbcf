import { createServer, type Server } from 'node:http';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Level } from '../log.ts';
import type { Store } from '../store/port.ts';

/** What the database counts is asked for at most so often, however many look; ms. */
const FRESH = 15_000;
/** Seconds, round the limits that pages and calls are held to. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.2, 0.3, 0.5, 1, 2.5, 5, 10];

export interface Metrics {
  /** One request is over; `route` is one of a few hundred patterns. */
  served(one: { method: string; route: string; status: number; ms: number }): void;
  logged(level: Level): void;
  /** A figure that is looked up when somebody asks. One that cannot be had is left out. */
  gauge(name: string, help: string, read: () => number | Promise<number>): void;
  /** The same with a label: figures by its values. */
  gauges(
    name: string,
    help: string,
    label: string,
    read: () => Readonly<Record<string, number>> | Promise<Readonly<Record<string, number>>>,
  ): void;
  text(): Promise<string>;
}

export function makeMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const seconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time until a request was answered, by route pattern',
    labelNames: ['route'],
    buckets: BUCKETS,
    registers,
  });
  const requests = new Counter({
    name: 'http_requests_total',
    help: 'Requests by method, route pattern and status',
    labelNames: ['method', 'route', 'status'],
    registers,
  });
  const lines = new Counter({
    name: 'heming_log_lines_total',
    help: 'Lines of the log by level: errors are faults of ours',
    labelNames: ['level'],
    registers,
  });
  const metrics: Metrics = {
    served({ method, route, status, ms }) {
      seconds.observe({ route }, ms / 1000);
      requests.inc({ method: METHODS.has(method) ? method : 'other', route, status });
    },
    logged: level => lines.inc({ level }),
    gauge: (name, help, read) => metrics.gauges(name, help, '', async () => ({ '': await read() })),
    gauges(name, help, label, read) {
      const gauge: Gauge = new Gauge({
        name,
        help,
        labelNames: label ? [label] : [],
        registers,
        async collect() {
          const figures = await Promise.resolve()
            .then(read)
            .catch(() => ({}));
          gauge.reset();
          if (!label) gauge.remove();
          for (const [value, figure] of Object.entries(figures))
            if (label) gauge.set({ [label]: value }, figure);
            else gauge.set(figure);
        },
      });
    },
    text: () => registry.metrics(),
  };
  return metrics;
}
/** Whoever asks writes the method: only known ones make a series. */
const METHODS = new Set(['GET', 'HEAD', 'POST', 'OPTIONS']);

/** What the box office counts. A list that something is added to is one more line. */
export function watchStore(metrics: Metrics, store: Store, now: () => number): void {
  const figures = kept(() => store.direct.desk.figures(now()), FRESH, now);
  metrics.gauges('heming_orders', 'Orders by state', 'state', async () => (await figures()).orders);
  metrics.gauge('heming_seats_held', 'Places that unpaid orders hold', async () => (await figures()).held);
  metrics.gauge(
    'heming_payments_open',
    'Payments whose end no gateway has told yet',
    async () => (await figures()).paymentsOpen,
  );
  metrics.gauge(
    'heming_refunds_due',
    'Payments of which money is still to go back',
    async () => (await figures()).refundsDue,
  );
  const letters = kept(() => store.direct.letters.countLetters(), FRESH, now);
  metrics.gauges('heming_letters', 'Letters that are not sent, by state', 'state', async () => {
    const { oldest: _, ...states } = await letters();
    return states;
  });
  metrics.gauge('heming_letters_late_seconds', 'How long the longest due letter is due', async () => {
    const { oldest } = await letters();
    return oldest === null ? 0 : Math.max(0, (now() - oldest) / 1000);
  });
  if (store.pool)
    metrics.gauges('heming_db_connections', 'Connections to the database by state', 'state', () => ({
      ...store.pool?.(),
    }));
}

/** The answer of a while ago; several who ask at once share a question. */
function kept<T>(read: () => Promise<T>, fresh: number, now: () => number): () => Promise<T> {
  let last: { readonly at: number; readonly answer: Promise<T> } | undefined;
  return () => {
    if (!last || now() - last.at >= fresh) {
      const answer = read();
      last = { at: now(), answer };
      // What failed is asked again by the next one.
      answer.catch(() => {
        last = undefined;
      });
    }
    return last.answer;
  };
}

/**
 * A port of its own, so that no proxy in front can show it to the world by mistake, and no rush of visitors keeps the
 * monitor out.
 */
export function serveMetrics(metrics: Metrics, { host, port }: { host: string; port: number }): Server {
  const server = createServer(async ({ url, method }, response) => {
    if (method !== 'GET' || url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    const text = await metrics.text().catch(() => null);
    response.writeHead(text === null ? 500 : 200, {
      'Content-Type': 'text/plain; version=0.0.4; charset=utf-8',
    });
    response.end(text);
  });
  server.listen(port, host);
  server.unref();
  return server;
}
