import { expect, it } from 'vitest';
import type { MediaFiles } from '../deps.ts';
import { keptMedia } from './kept-media.ts';

const text = (bytes: Uint8Array | undefined) => new TextDecoder().decode(bytes);

/** Files by path, and what was read of them. */
function folder(contents: Record<string, string>) {
  const read: string[] = [];
  const files: MediaFiles = {
    async open(path) {
      const content = contents[path];
      if (content === undefined) return null;
      const bytes = new TextEncoder().encode(content);
      return {
        size: bytes.length,
        etag: `"${content}"`,
        async read(start, end) {
          read.push(path);
          return bytes.slice(start, end);
        },
      };
    },
  };
  return { files, read, contents };
}

it('reads a small file once for all who ask within a minute, whatever part of it', async () => {
  const { files, read, contents } = folder({ a: 'abcdef' });
  let now = 0;
  const media = keptMedia(files, () => now);
  const first = await media.open('a');
  expect(text(await first?.read(0, 6))).toBe('abcdef');
  expect(text(await (await media.open('a'))?.read(2, 4))).toBe('cd');
  expect(read).toEqual(['a']);

  contents.a = 'new';
  expect((await media.open('a'))?.etag).toBe('"abcdef"');
  now = 60_000;
  const later = await media.open('a');
  expect(later?.etag).toBe('"new"');
  expect(text(await later?.read(0, 3))).toBe('new');
});

it('forgets who was asked for longest ago when there is no more room', async () => {
  const { files, read } = folder({ a: '1234', b: '1234', c: '1234' });
  const media = keptMedia(files, () => 0, 8);
  for (const path of ['a', 'b', 'a', 'c', 'a', 'b']) await media.open(path);
  expect(read).toEqual(['a', 'b', 'c', 'b']);
});

it('keeps no file that is not there, and none that is large', async () => {
  const { files, read, contents } = folder({ large: 'x'.repeat(1_000_001) });
  const media = keptMedia(files, () => 0);
  expect(await media.open('later')).toBeNull();
  contents.later = 'there';
  expect((await media.open('later'))?.size).toBe(5);
  read.length = 0;
  await media.open('large');
  expect(read).toEqual([]);
});
