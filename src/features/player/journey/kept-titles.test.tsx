import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ensureCopy } from '#i18n/i18n.ts';
import { renderUi } from '#tests/ui.tsx';
import { KeptTitles } from './kept-titles.tsx';

it('offers a kept title until its right ends, and no longer', async () => {
  await ensureCopy('en-US', ['playroom', 'play']);
  const kept = { titleId: 'lark-quartet', memberId: '', home: 'season', grant: 'free', bytes: 1, files: [] };
  const ways = { manifest: '/media/lark-quartet/manifest.json', stream: '/media/lark-quartet/a72.m3u8' };
  const one = { ...kept, ...ways, title: 'The Lark', until: Date.now() + 500 };
  localStorage.setItem('heming.journey', JSON.stringify([one]));
  await renderUi(<KeptTitles />);
  expect(screen.getByText('The Lark')).toBeInstanceOf(HTMLElement);
  await waitFor(() => expect(screen.queryByRole('list')).toBeNull());
});
