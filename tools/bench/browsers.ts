/**
 * Plays one title in Debian's Firefox and WebKit, over WebDriver, and says what was seen: `node tools/bench/browsers.ts
 * <address of the page of a title>`. Needs firefox-esr, webkit2gtk-driver with GStreamer's libav, xvfb, and a
 * place for the sound: without an audio device Firefox stops (a null sink of PulseAudio is one).
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const address =
  process.argv[2] ?? 'http://localhost:5183/zh-CN/pc/digitalhall/season-detail?id=brandenburg-3';
const PORT = Number(process.env.BROWSERS_PORT ?? 7640);
const DISPLAY = ':76';
const PLAY = `[...document.querySelectorAll('button')].find(b => /^(播放|聆听|试听|Play|Listen)/.test(b.getAttribute('aria-label') ?? b.textContent ?? ''))`;
const STATE = `(() => { const m = document.querySelector('video'); return JSON.stringify(m ? { at: m.currentTime, paused: m.paused, ready: m.readyState, width: m.videoWidth, error: m.error?.code ?? 0, notice: document.querySelector('[data-notice]')?.dataset.notice ?? '' } : { at: -1, said: document.querySelector('[data-player-status]')?.dataset.playerStatus ?? '' }); })()`;

interface Driver {
  run(script: string): Promise<unknown>;
  press(): Promise<void>;
  close(): Promise<void>;
}
const until = async <T>(what: string, ask: () => Promise<T | undefined>, seconds = 45): Promise<T> => {
  const end = Date.now() + seconds * 1000;
  for (;;) {
    const found = await ask().catch(() => undefined);
    if (found !== undefined) return found;
    if (Date.now() > end) throw new Error(`${what}: not in ${seconds} s`);
    await wait(300);
  }
};
const end = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null || child.pid === undefined) return;
  const gone = new Promise(done => child.once('exit', done));
  process.kill(-child.pid);
  await Promise.race([gone, wait(5000)]);
};
const start = (program: string, args: string[], env: Record<string, string> = {}): ChildProcess =>
  spawn(program, args, { detached: true, stdio: 'ignore', env: { ...process.env, ...env } });

/** Firefox speaks WebDriver BiDi by itself. */
async function firefox(): Promise<Driver> {
  const profile = mkdtempSync(join(tmpdir(), 'heming-firefox-'));
  writeFileSync(join(profile, 'user.js'), '');
  const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', String(PORT)];
  const child = start('firefox-esr', args, { HOME: profile });
  const socket = await until('Firefox', async () => {
    const one = new WebSocket(`ws://127.0.0.1:${PORT}/session`);
    await new Promise((done, failed) => {
      one.onopen = done;
      one.onerror = failed;
    });
    return one;
  });
  let last = 0;
  const send = (method: string, params: object): Promise<unknown> =>
    new Promise((done, failed) => {
      const id = ++last;
      const hear = ({ data }: MessageEvent<string>): void => {
        const reply = JSON.parse(data);
        if (reply.id !== id) return;
        socket.removeEventListener('message', hear);
        if (reply.type === 'error') failed(new Error(reply.message));
        else done(reply.result);
      };
      socket.addEventListener('message', hear);
      socket.send(JSON.stringify({ id, method, params }));
    });
  await send('session.new', { capabilities: {} });
  const { contexts } = (await send('browsingContext.getTree', {})) as { contexts: { context: string }[] };
  const context = contexts[0]?.context;
  await send('browsingContext.navigate', { context, url: address, wait: 'complete' });
  const evaluate = async (expression: string): Promise<unknown> => {
    const asked = { expression, target: { context }, awaitPromise: true };
    const { result } = (await send('script.evaluate', asked)) as { result?: { value?: unknown } };
    return result?.value;
  };
  return {
    run: script => evaluate(script),
    press: async () => {
      const place = await evaluate(
        `(() => { const b = ${PLAY}; b.scrollIntoView({ block: 'center' }); const r = b.getBoundingClientRect(); return JSON.stringify([r.x + r.width / 2, r.y + r.height / 2]); })()`,
      );
      const [x, y] = JSON.parse(String(place)).map(Math.round);
      const actions = [
        { type: 'pointerMove', x, y },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ];
      await send('input.performActions', { context, actions: [{ type: 'pointer', id: 'mouse', actions }] });
    },
    close: async () => {
      socket.close();
      await end(child);
      rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 300 });
    },
  };
}

/** WebKit has a driver of its own, which starts a browser on a display. */
async function webkit(): Promise<Driver> {
  const display = start('Xvfb', [DISPLAY, '-screen', '0', '1366x900x24']);
  const env = { DISPLAY, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1', LIBGL_ALWAYS_SOFTWARE: '1' };
  const child = start('WebKitWebDriver', [`--port=${PORT + 1}`], env);
  const ask = async (method: string, path: string, body?: object): Promise<unknown> => {
    const reply = await fetch(`http://127.0.0.1:${PORT + 1}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = (await reply.json()) as { value: unknown };
    if (!reply.ok) throw new Error(JSON.stringify(value));
    return value;
  };
  await until('WebKit', async () => ask('GET', '/status'));
  const { sessionId } = (await ask('POST', '/session', { capabilities: {} })) as { sessionId: string };
  const at = `/session/${sessionId}`;
  await ask('POST', `${at}/url`, { url: address });
  const run = (script: string): Promise<unknown> =>
    ask('POST', `${at}/execute/sync`, { script: `return ${script}`, args: [] });
  return {
    run,
    press: async () => {
      const element = Object.values((await run(PLAY)) as Record<string, string>)[0];
      await ask('POST', `${at}/element/${element}/click`, {});
    },
    close: async () => {
      await ask('DELETE', at).catch(() => undefined);
      await end(child);
      await end(display);
    },
  };
}

for (const [name, open] of Object.entries({ firefox, webkit })) {
  let driver: Driver | undefined;
  try {
    driver = await open();
    const { run, press } = driver;
    const agent = await run(
      `navigator.userAgent + ', ' + (['ManagedMediaSource', 'MediaSource'].find(x => x in window) ?? 'no source') + ', streams: ' + (document.createElement('video').canPlayType('application/vnd.apple.mpegurl') || 'no')`,
    );
    await until('the button', async () => ((await run(`${PLAY} !== undefined`)) === true ? true : undefined));
    await wait(2000);
    await press();
    const seen: unknown[] = [];
    await until('sound', async () => {
      const state = JSON.parse(String(await run(STATE)));
      seen[0] = state;
      return state.at > 1 && !state.paused ? true : undefined;
    }).catch(error => console.log(`${name}: ${String(error)}, ${JSON.stringify(seen[0])}`));
    const before = JSON.parse(String(await run(STATE)));
    await wait(3000);
    const after = JSON.parse(String(await run(STATE)));
    const moves = after.at - before.at;
    console.log(`${name} (${String(agent)}): ${JSON.stringify(after)}, ${moves.toFixed(2)} s in 3 s`);
    if (!(moves > 1)) process.exitCode = 1;
  } catch (error) {
    console.log(`${name}: ${String(error)}`);
    process.exitCode = 1;
  } finally {
    await driver?.close();
  }
}
