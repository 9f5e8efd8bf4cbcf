import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { calls, get, post } from './call.ts';

const shapes = { payload: z.object({ id: z.string() }), reply: z.object({ name: z.string() }) };
const load = async () => ({ read: shapes, write: shapes });

describe('calls', () => {
  it('are where they were put, and have the shapes of their name', async () => {
    const { read, write } = calls(load, { read: get('/thvendor/a/read'), write: post('/thvendor/a/write') });
    expect(read).toMatchObject({ method: 'GET', path: '/thvendor/a/read.xhtml' });
    expect(write).toMatchObject({ method: 'POST', path: '/thvendor/a/write.xhtml' });
    expect(await read.shapes()).toBe(shapes);
  });

  it('fetch their shapes when these are needed, and again after a failure', async () => {
    let asked = 0;
    const { read } = calls(
      async () => {
        asked++;
        if (asked === 1) throw new Error('offline');
        return { read: shapes };
      },
      { read: get('/thvendor/a/read') },
    );
    expect(asked).toBe(0);
    await expect(read.shapes()).rejects.toThrow('offline');
    expect(await read.shapes()).toBe(shapes);
  });

  it('without shapes are type errors, and so are shapes without a call', () => {
    // @ts-expect-error nobody says what `remove` takes
    calls(load, { read: get('/r'), write: post('/w'), remove: post('/x') });
    // @ts-expect-error nobody says where `write` is
    calls(load, { read: get('/r') });
    // @ts-expect-error `read` has a payload alone
    calls(async () => ({ read: { payload: shapes.payload } }), { read: get('/r') });
  });
});
