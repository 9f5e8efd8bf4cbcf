import { type AddressInfo, createServer, type Socket } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface Taken {
  readonly from: string;
  readonly to: readonly string[];
  /** As it came over the line. */
  readonly raw: string;
  /** The name that a second copy would share. */
  readonly messageId: string;
  /** As a mail program reads it. */
  readonly mail: Email;
}

/**
 * take: it is ours; busy, refuse: 4xx or 5xx at the recipient; full, spam: the same after the message; hang: no word after the
 * message; drop: it is ours, and the line breaks before we say so; mute: nothing is said at all.
 */
export type Mood = 'take' | 'busy' | 'refuse' | 'full' | 'spam' | 'hang' | 'drop' | 'mute' | 'login';

const answer = (code: number): Error => Object.assign(new Error(`no <box@example>`), { responseCode: code });

/** A mail server of the tests, which may be in any mood. */
export class SmtpDouble {
  readonly taken: Taken[] = [];
  mood: Mood = 'take';
  url = '';
  readonly #sockets = new Set<Socket>();
  readonly #server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    logger: false,
    onConnect: (_, done) => {
      if (this.mood !== 'mute') done();
    },
    onAuth: (auth, _, done) =>
      this.mood === 'login' ? done(answer(535)) : done(null, { user: auth.username ?? '' }),
    onRcptTo: (_, __, done) =>
      done(this.mood === 'busy' ? answer(451) : this.mood === 'refuse' ? answer(550) : null),
    onData: (stream, session, done) => {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', async () => {
        if (this.mood === 'full') return done(answer(452));
        if (this.mood === 'spam') return done(answer(554));
        const raw = Buffer.concat(parts).toString('utf8');
        const { mailFrom, rcptTo } = session.envelope;
        const mail = await PostalMime.parse(raw);
        this.taken.push({
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(r => r.address),
          raw,
          messageId: mail.messageId ?? '',
          mail,
        });
        if (this.mood === 'hang') return;
        if (this.mood === 'drop') return this.breakLines();
        done(null, 'queued');
      });
    },
  });
  readonly #front = createServer(socket => {
    this.#sockets.add(socket);
    socket.once('close', () => this.#sockets.delete(socket));
    socket.on('error', () => undefined);
    this.#server.connect(socket);
  });

  async open(): Promise<this> {
    this.#server.on('error', () => undefined);
    await new Promise<void>(resolve => this.#front.listen(0, '127.0.0.1', resolve));
    this.url = `smtp://box:office@127.0.0.1:${(this.#front.address() as AddressInfo).port}`;
    return this;
  }
  breakLines(): void {
    for (const socket of this.#sockets) socket.destroy();
  }
  async close(): Promise<void> {
    this.breakLines();
    await new Promise(resolve => this.#front.close(resolve));
  }
}
