import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';

/** A numbered file: run once, in the order of the names, and never changed again. */
export interface Migration {
  readonly name: string;
  /** Statements without parameters. */
  readonly sql: string;
  /** SHA-256 of the file, in hex. */
  readonly checksum: string;
}

/** The `.sql` files of a folder. */
export const migrationsIn = (folder: URL): readonly Migration[] =>
  readdirSync(folder)
    .filter(file => file.endsWith('.sql'))
    .sort()
    .map(file => {
      const sql = readFileSync(new URL(file, folder), 'utf8').replaceAll('\r\n', '\n');
      return { name: file, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    });

export const migrations = migrationsIn(new URL('./migrations/', import.meta.url));
