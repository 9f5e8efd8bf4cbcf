import { type ChildProcess, spawn, spawnSync } from 'node:child_process';

export type Env = Readonly<Record<string, string>>;

const inherited = (env: Env) => ({
  PATH: process.env.PATH,
  HOME: process.env.HOME,
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
  LANG: 'en_US.UTF-8',
  ...env,
});

/** Runs a command of the project's as somebody at the keyboard would: how it ended, and all that it said. */
export function command(script: string, args: readonly string[], env: Env): { status: number; said: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [`scripts/${script}.ts`, ...args], {
    env: inherited(env),
    encoding: 'utf8',
    timeout: 60_000,
  });
  return { status: status ?? -1, said: stdout + stderr };
}

export interface Running {
  readonly url: string;
  /** What it printed so far. */
  said(): string;
  stop(): Promise<number | null>;
}

/** Starts the site and waits until it answers; what it said is thrown where it does not. */
export async function serve(port: number, env: Env): Promise<Running> {
  const url = `http://localhost:${port}`;
  const child: ChildProcess = spawn(process.execPath, ['server/main.ts'], {
    env: inherited({ ...env, PORT: String(port) }),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  const hear = (chunk: Buffer) => {
    text += chunk;
  };
  child.stdout?.on('data', hear);
  child.stderr?.on('data', hear);
  const ended = new Promise<number | null>(resolve => child.once('exit', resolve));
  const answers = () =>
    fetch(`${url}/readyz`).then(
      r => r.ok,
      () => false,
    );
  for (let tries = 0; !(await answers()); tries++) {
    if (child.exitCode !== null || tries > 480) {
      child.kill('SIGKILL');
      throw new Error(`The server did not start:\n${text}`);
    }
    await new Promise(resolve => setTimeout(resolve, 250));
  }
  return {
    url,
    said: () => text,
    stop() {
      child.kill('SIGTERM');
      return ended;
    },
  };
}
