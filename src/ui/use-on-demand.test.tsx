import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import ui from '#i18n/en-US/ui.ts';
import { renderUi } from '#tests/ui.tsx';
import { useOnDemand } from './use-on-demand.ts';

const Hello = () => <p>Hello</p>;
function Opener({ load }: { load: () => Promise<typeof Hello> }) {
  const [open, setOpen] = useState(false);
  const [Part, bring] = useOnDemand(load);
  return (
    <>
      <button
        type="button"
        onClick={() => {
          setOpen(true);
          bring();
        }}
      >
        Open
      </button>
      {open && Part && <Part />}
    </>
  );
}

it('fetches the code of a part once, when it is wanted', async () => {
  const load = vi.fn(async () => Hello);
  const { user } = await renderUi(<Opener load={load} />);
  expect(load).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Open' }));
  expect(await screen.findByText('Hello')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Open' }));
  expect(load).toHaveBeenCalledOnce();
});

it('says that the code did not come, and tries again the next time', async () => {
  const load = vi.fn(async () => Hello);
  load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const { user } = await renderUi(<Opener load={load} />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  expect(await screen.findByText(ui.error.text)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Open' }));
  expect(await screen.findByText('Hello')).toBeDefined();
});
