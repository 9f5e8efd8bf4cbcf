import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import type { Call } from '#domain/contract/call.ts';
import { digital } from '#domain/contract/digital.ts';
import { program } from '#domain/contract/program.ts';
import { office, renderPath } from '#tests/render.tsx';
import { expectErrors } from '#tests/setup.ts';

const WORDS = 'The clerk with the list is at lunch.';

/** Parts that a page does without: what the server says of one is heard once, and the page stands. */
describe('a side part that does not come', () => {
  const CASES: readonly [string, Pick<Call, 'path'>][] = [
    ['zh-CN/pc/musicale', program.months],
    ['zh-CN/pc/musicale?view=calendar', program.calendar],
    ['en-US/mobile/musicale', program.types],
    ['en-US/mobile/musicale', program.months],
    ['zh-CN/pc/digitalhall2', digital.artists],
  ];
  it.each(CASES)('%s: %o is a toast', async (path, { path: called }) => {
    expectErrors();
    office().server.use(
      http.post(`*${called}`, () =>
        HttpResponse.json({ success: false, errcode: '1999', msg: WORDS, data: null }),
      ),
    );
    await renderPath(`/${path}`);
    await screen.findByRole('heading', { level: 1 });
    await waitFor(() => expect(screen.getAllByText(WORDS)).toHaveLength(1));
  });
});
