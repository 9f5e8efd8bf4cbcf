import { DeskFailure, deskCall, deskSession, keepDeskSession } from '#api/desk-client.ts';
import {
  type DoorCounts,
  type DoorEntry,
  type DoorEvening,
  door,
  type Scan,
  type Scanned,
} from '#domain/contract/door.ts';
import { ERR } from '#domain/contract/envelope.ts';
import { isCalled } from '#domain/rules/name-words.ts';
import type { Bilingual } from '#domain/text.ts';
import { Evening, openSigned } from './decide.ts';
import {
  type KeptPress,
  keepList,
  keepPost,
  keepPress,
  type Post,
  readList,
  readPost,
  readPresses,
  wipe,
} from './kept.ts';

/** Beyond this a scan is answered by the telephone itself, so that it is on the screen within 300; ms. */
const ANSWER_WITHIN = 250;
/** Beyond this an answer that was late is none; ms. */
const LATE_WITHIN = 3_000;
/** So long whoever was let in is still in sight; ms. */
const IN_SIGHT = 10_000;
const RETRY_EVERY = 5_000;
const LIST_EVERY = 120_000;
const SENT_TOGETHER = 50;
/** How often a door that nobody looks at asks whether its house fills too fast. */
const WATCH_EVERY = 60_000;

export type Stage = 'busy' | 'sign-in' | 'setup' | 'scan';
/** Why there is no list any more. */
export type Notice = 'wiped' | 'ended' | 'expired' | 'bad-list' | null;

export interface State {
  readonly stage: Stage;
  readonly notice: Notice;
  readonly online: boolean;
  readonly evenings: readonly DoorEvening[];
  readonly post: Post | null;
  /** Presses that the box office has not heard of. */
  readonly queue: number;
  /** Of the list, ISO. */
  readonly madeAt: string | null;
  /** Blocks that more people are still to come to than their doors will let in. */
  readonly behind: readonly Bilingual[];
  readonly last: { readonly scanned: Scanned; readonly offline: boolean; readonly scan: Scan } | null;
}

const isOver = (error: unknown): boolean => error instanceof DeskFailure && error.errcode === ERR.notFound;

/** A door at work: what it knows, and what it does. Views subscribe. */
export class Door {
  state: State = {
    stage: 'busy',
    notice: null,
    online: navigator.onLine,
    evenings: [],
    post: null,
    queue: 0,
    madeAt: null,
    behind: [],
    last: null,
  };
  private readonly listeners = new Set<() => void>();
  private evening: Evening | null = null;
  private presses: KeptPress[] = [];
  private sending = false;
  private timers: ReturnType<typeof setInterval>[] = [];

  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }
  private set(patch: Partial<State>): void {
    this.state = { ...this.state, ...patch };
    for (const listener of this.listeners) listener();
  }

  async begin(): Promise<void> {
    const [post, kept, presses] = await Promise.all([readPost(), readList(), readPresses()]);
    this.presses = presses;
    addEventListener('online', () => void this.sync());
    addEventListener('offline', () => this.set({ online: false }));
    this.timers = [
      setInterval(() => void this.sync(), RETRY_EVERY),
      setInterval(() => void this.fetchList(), LIST_EVERY),
      setInterval(() => void this.watch(), WATCH_EVERY),
    ];
    if (kept && Date.parse(kept.list.until) < Date.now()) await this.end('ended', false);
    else if (post && kept) {
      this.evening = new Evening(kept, presses);
      this.set({ stage: 'scan', post, madeAt: kept.list.madeAt, queue: this.unsent().length });
      void this.sync();
      void this.loadEvenings();
      return;
    }
    await this.setup();
  }
  stop(): void {
    for (const timer of this.timers) clearInterval(timer);
  }

  /** Which evening, which door. */
  async setup(): Promise<void> {
    if (!deskSession()) return this.set({ stage: 'sign-in' });
    this.set({ stage: 'setup' });
    await this.loadEvenings();
  }
  private async loadEvenings(): Promise<void> {
    try {
      const { list } = await deskCall(door.evenings, {});
      this.set({ evenings: list, online: true });
    } catch (error) {
      this.failed(error);
    }
  }

  async start(chosen: Omit<Post, 'deviceId'>): Promise<void> {
    try {
      const known = this.state.post?.deviceId ?? (await readPost())?.deviceId;
      const { deviceId } = await deskCall(door.enrol, { deviceId: known, name: chosen.deviceName });
      const post = { ...chosen, deviceId };
      await keepPost(post);
      this.set({ post, notice: null, last: null });
      if (await this.fetchList()) this.set({ stage: 'scan' });
    } catch (error) {
      this.failed(error);
    }
  }

  /** False where there is none to work with. */
  private async fetchList(): Promise<boolean> {
    const { post } = this.state;
    if (!post || !deskSession()) return false;
    try {
      const { deviceId, scheduleId } = post;
      const { wipe: gone, signed, publicKey } = await deskCall(door.list, { deviceId, scheduleId });
      if (gone) {
        await this.end('wiped', true);
        return false;
      }
      const list = await openSigned(signed, publicKey);
      if (!list) {
        this.set({ notice: 'bad-list' });
        return false;
      }
      await keepList({ list, publicKey });
      this.evening = new Evening({ list, publicKey }, this.presses);
      this.set({ madeAt: list.madeAt, online: true });
      return true;
    } catch (error) {
      this.failed(error);
      return false;
    }
  }

  private failed(error: unknown): void {
    const kind = error instanceof DeskFailure ? error.kind : 'offline';
    if (kind === 'offline') this.set({ online: false });
    else if (kind === 'session') void this.signedOut();
    else if (this.evening && isOver(error)) void this.end('ended', false);
  }
  /** A session that ran out leaves the list; a device that was taken out of use has none. */
  private async signedOut(): Promise<void> {
    const deviceId = this.state.post?.deviceId;
    if (deviceId !== undefined) {
      const fate = await deskCall(door.fate, { deviceId }).catch(() => null);
      if (fate?.wipe) {
        keepDeskSession(null);
        return this.end('wiped', true);
      }
    }
    this.set(this.evening ? { notice: 'expired' } : { stage: 'sign-in' });
  }
  private async end(notice: 'wiped' | 'ended', all: boolean): Promise<void> {
    this.evening = null;
    await wipe({ all });
    this.presses = await readPresses();
    this.set({ notice, stage: deskSession() ? 'setup' : 'sign-in', post: null, madeAt: null, last: null });
  }

  private doors(): DoorEvening['doors'] {
    const { post, evenings } = this.state;
    return evenings.find(e => e.scheduleId === post?.scheduleId)?.doors ?? [];
  }
  zones(): readonly string[] | null {
    const { post } = this.state;
    return this.doors().find(d => d.name.zh === post?.door)?.zones ?? null;
  }
  /** A door's name as it is kept, in both languages; what is none of this hall's stays as it is. */
  doorName(kept: string): Bilingual {
    return this.doors().find(d => d.name.zh === kept)?.name ?? { zh: kept, en: kept };
  }
  /** The doors that lead to an entry's places. */
  waysTo({ zones }: DoorEntry): DoorEvening['doors'][number]['name'][] {
    return this.doors().flatMap(d => (d.zones.some(z => zones.includes(z)) ? [d.name] : []));
  }
  private unsent = (): KeptPress[] => this.presses.filter(p => !p.sent);

  /** The others of an order, one after the other; pressed twice they are let in once, and nobody is told “already in”. */
  async pressAll(refs: readonly string[]): Promise<void> {
    if (this.lettingIn) return;
    this.lettingIn = true;
    try {
      for (const ref of refs) await this.press({ ref });
    } finally {
      this.lettingIn = false;
    }
  }
  private lettingIn = false;

  /** A code or an entry of the list was pressed: answered at once, by the box office where it answers in time. */
  async press(what: Pick<Scan, 'code' | 'ref'>, more: Partial<Scan> = {}): Promise<void> {
    const { post } = this.state;
    const { evening } = this;
    if (!post || !evening) return;
    const scan: Scan = { nonce: crypto.randomUUID(), kind: 'enter', at: Date.now(), ...what, ...more };
    const ref = await evening.refOf(scan);
    // What waits was pressed before: the order of time is kept.
    const asked = this.unsent().length === 0 && deskSession() ? await this.ask(post, scan) : null;
    const scanned = asked ?? (await evening.decide(scan, post, this.zones()));
    if (asked?.entry) evening.learn(asked.entry);
    const kept: KeptPress = {
      scan: asked ? scan : this.light({ ...scan, told: scan.told ?? scanned.result }, ref),
      ref,
      result: scanned.result,
      sent: asked !== null,
      post,
    };
    this.presses = [...this.presses, kept];
    this.set({ last: { scanned, offline: asked === null, scan }, queue: this.unsent().length });
    await keepPress(kept);
    if (!asked) void this.sync(LATE_WITHIN);
  }
  /** The list's name for it stands for the code: so that no code stays on the telephone. */
  private light(scan: Scan, ref: string | null): Scan {
    if (ref === null) return scan;
    const { code: _, ...rest } = scan;
    return { ...rest, ref };
  }
  private async ask(post: Post, scan: Scan): Promise<Scanned | null> {
    if (!navigator.onLine) return null;
    try {
      const { wipe: gone, results } = await this.send(post, [scan], ANSWER_WITHIN);
      if (gone) await this.end('wiped', true);
      this.set({ online: true });
      return results[0] ?? null;
    } catch (error) {
      // Late or lost: that is found out when it is told again.
      if (!(error instanceof DeskFailure && error.kind === 'offline')) this.failed(error);
      return null;
    }
  }
  private send = ({ deviceId, scheduleId, door: name }: Post, scans: Scan[], timeout?: number) =>
    deskCall(
      door.scan,
      { deviceId, scheduleId, door: name, sentAt: Date.now(), scans },
      timeout === undefined ? {} : { timeout },
    );

  /** Tells the box office what it has not heard, oldest first. */
  async sync(timeout?: number): Promise<void> {
    const [first, ...others] = this.unsent();
    if (!first || this.sending || !navigator.onLine || !deskSession()) return;
    this.sending = true;
    const { post } = first;
    const alike = others.filter(
      p =>
        p.post.scheduleId === post.scheduleId &&
        p.post.door === post.door &&
        p.post.deviceId === post.deviceId,
    );
    const part = [first, ...alike].slice(0, SENT_TOGETHER);
    try {
      const { wipe: gone, results } = await this.send(
        post,
        part.map(p => p.scan),
        timeout,
      );
      if (gone) return await this.end('wiped', true);
      await this.settle(part.filter(p => results.some(r => r.nonce === p.scan.nonce)));
      const here = post.scheduleId === this.evening?.list.scheduleId;
      for (const { entry } of results) if (entry && here) this.evening?.learn(entry);
      this.set({ online: true });
      this.putRight(results);
    } catch (error) {
      // A day later nobody asks for them any more.
      if (isOver(error)) await this.settle(part);
      if (!isOver(error) || post.scheduleId === this.state.post?.scheduleId) this.failed(error);
    } finally {
      this.sending = false;
    }
  }

  /** What the telephone said of somebody who is still there, where the box office knows better. */
  private putRight(results: readonly Scanned[]): void {
    const { last } = this.state;
    const truth = results.find(r => r.nonce === last?.scan.nonce);
    if (!last || !truth || truth.result === last.scanned.result) return;
    if (Date.now() - last.scan.at < IN_SIGHT) this.set({ last: { ...last, scanned: truth, offline: false } });
  }

  private async settle(told: readonly KeptPress[]): Promise<void> {
    const nonces = new Set(told.map(p => p.scan.nonce));
    this.presses = this.presses.map(p => (nonces.has(p.scan.nonce) ? { ...p, sent: true } : p));
    for (const press of told) await keepPress({ ...press, sent: true });
    this.set({ queue: this.unsent().length });
  }

  /** By name or place: from the list, which the telephone has. */
  find(text: string): DoorEntry[] {
    return (this.evening?.all() ?? [])
      .filter(e => isCalled([e.name, e.places.zh, e.places.en, ...(e.guests ?? [])], text))
      .slice(0, 30);
  }

  async counts(): Promise<DoorCounts | null> {
    const { post } = this.state;
    if (!post) return null;
    try {
      const counts = await deskCall(door.counts, { scheduleId: post.scheduleId });
      this.set({ behind: counts.blocks.filter(b => b.behind).map(b => b.zone) });
      return counts;
    } catch (error) {
      this.failed(error);
      return null;
    }
  }
  private async watch(): Promise<void> {
    if (this.state.stage === 'scan' && this.state.online) await this.counts();
  }
  /** As far as this telephone knows. */
  own(): { readonly persons: number; readonly inside: number } {
    const all = this.evening?.all() ?? [];
    const sum = (list: readonly DoorEntry[]): number => list.reduce((n, e) => n + e.persons, 0);
    return {
      persons: sum(all),
      inside: sum(all.filter(e => e.usedAt !== undefined && e.outAt === undefined)),
    };
  }
}
