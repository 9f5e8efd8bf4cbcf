import type { BannerFields, NewsFields } from '#domain/contract/editing.ts';
import type { MediaManifest } from '#domain/contract/media.ts';
import type { Report } from '#domain/contract/orchestra.ts';
import type { Bilingual } from '#domain/text.ts';
import type { Locale } from '#site/tree.ts';
import type { Families } from './catalogue/family.ts';
import type { Clock } from './clock.ts';
import type { Log } from './log.ts';
import type { Notify } from './notices.ts';
import type { Gateway, StatementLine } from './pay/gateway.ts';
import type { Random } from './random.ts';
import type { Store } from './store/port.ts';
import type { CatalogueDoc } from './store/ports/catalogue.ts';
import type { KeptFiles, SeasonPicture, SeasonsStore } from './store/ports/seasons.ts';

/** How someone waits for a password to be hashed. */
export interface HashWait {
  /** Ends the wait when the visitor has left: nothing is computed for a closed connection. */
  readonly signal?: AbortSignal | undefined;
  /** Proved to be a person or known to this account: comes before those who have proved nothing. */
  readonly trusted?: boolean | undefined;
}

/** What differs between the Node server and the service worker of the mocks (rulings.md, “Wire”). */
export interface Host {
  /** The secret that must come beside the sessionId header, or undefined where the host has no cookies. */
  readCookie(request: Request): string | null | undefined;
  /** The Set-Cookie value that stores the secret, or null where the host has no cookies; `null` clears it. */
  writeCookie(secret: string | null): string | null;
  /** The same for who works in the house: another cookie, so that neither session opens what is the other's. */
  readStaffCookie(request: Request): string | null | undefined;
  writeStaffCookie(secret: string | null): string | null;
  /** What this device was told to show again, null when it shows nothing, undefined where the host has no cookies. */
  readDevice(request: Request): string | null | undefined;
  /** The Set-Cookie value for `readDevice`, or null where the host has no cookies. */
  writeDevice(value: string): string | null;
  /** True when the request may change something: made by a page of this site (S6). */
  sameSite(request: Request): boolean;
  /** Address to throttle by; behind a proxy the forwarded one when it is trusted. */
  address(request: Request): string;
  /** The pass to a title's media that this visitor was given last, or null. */
  readPass(request: Request, titleId: string): string | null;
  /** The Set-Cookie value that gives it, for the media of that title alone; null where the host keeps it itself. */
  writePass(titleId: string, value: string, seconds: number): string | null;
  /** What the browser says it is; empty where nobody knows. */
  agent(request: Request): string;
  /** What `hashPassword` writes before the first `$`; a hash of another scheme is renewed at the next login. */
  readonly passwordScheme: string;
  /** A reply that stands for no reply: a broken connection where the host can break it, else an empty 503. */
  networkError(): Response;
  /** Both wait for their turn where hashing is dear, and refuse with 2008 when it does not come soon. */
  hashPassword(password: string, wait?: HashWait): Promise<string>;
  verifyPassword(password: string, hash: string, wait?: HashWait): Promise<boolean>;
  /** True while more want a password hashed than can be served soon. */
  hashingPressed(): boolean;
  /** Hex HMAC-SHA-256. */
  hmac(key: string, message: string): Promise<string>;
  sha256(message: string): Promise<string>;
}

/** One message to one person. */
export interface Message {
  /** Names it for ever, so that whoever carries it can tell a second copy from another message. */
  readonly id?: string;
  readonly to: string;
  readonly text: string;
}
export interface Mail extends Message {
  readonly subject: string;
  readonly html?: string;
  readonly attachments?: readonly Attachment[];
}
export interface Attachment {
  readonly name: string;
  readonly type: string;
  readonly content: string | Uint8Array;
}

/**
 * Carries messages to people: what is missing cannot be carried here, and codes without a carrier exist where they are
 * revealed only. Each rejects with `Undelivered` when the message could not be handed over.
 */
export interface Messenger {
  readonly sms?: (message: Message) => Promise<void>;
  readonly email?: (mail: Mail) => Promise<void>;
}

/** One file of the media. */
export interface MediaFile {
  /** Bytes. */
  readonly size: number;
  readonly etag: string;
  /** `br`: its bytes are compressed, as the caller allowed. */
  readonly encoding?: 'br';
  /** Its bytes from `start` until before `end`. */
  read(start: number, end: number): Promise<Uint8Array<ArrayBuffer>>;
}
/** Where rendered sound, pictures and scores are: a folder of streams (contract/shapes/media.ts). */
export type ReportPdf = (report: Report, locale: Locale) => Promise<Uint8Array | null>;

export interface MediaFiles {
  /** The file at a path below the folder; null where there is none. `br`: compressed ones may stay so. */
  open(path: string, options?: { readonly br?: boolean }): Promise<MediaFile | null>;
}

export interface Config {
  readonly appKeys: readonly string[];
  readonly featurePrefix: string;
  /** Key of the admissions and programme keys. */
  readonly secret: string;
  /** Seals certificates: 32 bytes as base64. Without one none are kept, and orders keep their numbers masked only. */
  readonly certificateKey?: string | undefined;
  /** Signs the codes of tickets: 32 bytes as base64. Doors have the public key that belongs to it. */
  readonly ticketKey: string;
  /** Where the site is for the world: what links in letters begin with. */
  readonly origin: string;
  /** Hosts that the web view may show; the brand's where nothing else is said. */
  readonly webHosts?: readonly string[];
}

/** A demonstration sends no messages: codes come back in the reply. */
export interface Reveal {
  /** Answers every captcha, beside its own. */
  readonly captcha: string;
  /** Of every account that the demonstration has. */
  readonly password: string;
}

/** A fault of a season's files, or what was decided of them. */
interface SeasonFault {
  readonly file: string;
  readonly line: number;
  readonly field: string;
  readonly words: Bilingual;
}
interface SeasonRead {
  readonly docs: readonly CatalogueDoc[];
  readonly faults: readonly SeasonFault[];
  readonly notes: readonly SeasonFault[];
  readonly pictures: readonly SourcePicture[];
  /** What a version keeps of its files. */
  readonly kept: KeptFiles | null;
}
interface SourcePicture {
  readonly id: string;
  readonly file: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}
/** A text of an editor, by its form. */
export type TypedText =
  | { readonly of: 'news'; readonly fields: NewsFields }
  | { readonly of: 'banner'; readonly fields: BannerFields };

/** What a server reads of a season's files. */
export interface SeasonFiles {
  /** All faults at once; of a season with any, nothing. `media`: what recordings may play, where it is known. */
  read(
    archive: { readonly name: string; readonly bytes: Uint8Array<ArrayBuffer> },
    where: {
      readonly today: string;
      readonly relative: boolean;
      readonly media?: ReadonlyMap<string, MediaManifest | null> | undefined;
    },
    /** The files of the season that stands: tables that come alone are laid over them. */
    standing: KeptFiles | null,
  ): Promise<SeasonRead>;
  /** A text as it was typed in a form: its documents, or every fault of it; against what the site shows now. */
  text(
    id: string,
    typed: TypedText,
    where: {
      readonly today: string;
      readonly relative: boolean;
      readonly live: ReadonlyMap<string, ReadonlyMap<string, unknown>>;
      /** Whether its photograph is kept, though nothing shows it yet. */
      readonly uploaded: boolean;
    },
  ): Promise<Pick<SeasonRead, 'faults'> & { readonly docs: readonly CatalogueDoc[] }>;
  /** A photograph that came alone: under its name of ours, or why it can be none. */
  picture(
    name: string,
    bytes: Uint8Array<ArrayBuffer>,
  ): Promise<{ readonly picture: SourcePicture } | { readonly fault: Bilingual }>;
  /** What is to be kept of `most` of the pictures that are not kept yet, and how many that leaves. */
  pictures(
    seasons: Pick<SeasonsStore, 'picture'>,
    pictures: readonly SourcePicture[],
    most: number,
  ): Promise<{ rows: SeasonPicture[]; left: number }>;
}

export interface Deps {
  readonly store: Store;
  readonly clock: Clock;
  readonly random: Random;
  readonly host: Host;
  readonly config: Config;
  readonly families: Families;
  readonly gateways: Readonly<Record<string, Gateway>>;
  /** A gateway's statement from a file: Node's alone. */
  readonly statementFile?: (gateway: string, path: string) => Promise<readonly StatementLine[]>;
  /** Reads a season that came as an archive. */
  readonly seasonFiles?: SeasonFiles;
  readonly messenger?: Messenger;
  /** Where it is missing, as it is in every house that has visitors, a code is its receiver's alone. */
  readonly reveal?: Reveal;
  /** Without it the digital halls have no sound, and say so. */
  readonly media?: MediaFiles;
  /** Draws the report of a year, with fonts of ours: Node’s; the static demonstration has its as files. */
  readonly reportPdf?: ReportPdf;
  /** Where it is heard of what people should be told. */
  readonly notify?: Notify;
  /** Told of what went wrong on our side. */
  readonly log: Log;
}
