import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { href } from '#site/href.ts';
import { hasPage, page, pageNames } from '#site/pages.ts';
import { renderPath } from '#tests/render.tsx';

const QUERY: Readonly<Record<string, string>> = { 'education-view': '?id=cradle' };

describe.each(['zh-CN/mobile', 'en-US/mobile'] as const)('banners by type code in %s', tree => {
  const coded = pageNames.filter(name => page(name).banner !== undefined && hasPage(tree, name));
  it.each(coded)('%s', async name => {
    await renderPath(`${href(tree, name)}${QUERY[name] ?? ''}`);
    const heading = await screen.findByRole('heading', { level: 1 });
    expect(heading.closest(`.banner.t${page(name).banner}`)).not.toBeNull();
  });
});
