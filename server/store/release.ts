import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import about from '../../package.json' with { type: 'json' };

/** Statements without parameters. */
export interface SqlFile {
  readonly name: string;
  readonly sql: string;
  /** SHA-256 of the file, in hex. */
  readonly checksum: string;
}

/** What a release makes of the database. */
export interface Release {
  readonly version: string;
  /** Numbered: each runs once, in the order of the names, and never changes again. */
  readonly migrations: readonly SqlFile[];
  /** Of the database's functions, each written whole in one file: it runs again when it has changed. */
  readonly functions: readonly SqlFile[];
}

/** The `.sql` files of a folder. */
export const sqlIn = (folder: URL): readonly SqlFile[] =>
  readdirSync(folder)
    .filter(file => file.endsWith('.sql'))
    .sort()
    .map(file => {
      const sql = readFileSync(new URL(file, folder), 'utf8').replaceAll('\r\n', '\n');
      return { name: file, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    });

export const thisRelease: Release = {
  version: about.version,
  migrations: sqlIn(new URL('./migrations/', import.meta.url)),
  functions: sqlIn(new URL('./functions/', import.meta.url)),
};
