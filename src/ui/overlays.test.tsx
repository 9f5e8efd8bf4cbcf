import { act, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderUi } from '#tests/ui.tsx';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { ModalPopup } from './modal-popup.tsx';
import { BottomSheet } from './sheet.tsx';
import { toast } from './toast.tsx';
import { WechatPopup } from './wechat-popup.tsx';

afterEach(() => {
  vi.useRealTimers();
  sessionStorage.clear();
});

function Opener({ kind: Modal }: { kind: typeof Dialog }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        open
      </button>
      <Modal
        open={open}
        onClose={() => setOpen(false)}
        title="Cancel the order"
        footer={<Button onClick={() => setOpen(false)}>Keep</Button>}
      >
        The seats go back.
      </Modal>
    </>
  );
}

describe.each([
  ['Dialog', Dialog],
  ['BottomSheet', BottomSheet],
] as const)('%s', (_, Modal) => {
  it('is named by its title, closes by Escape and gives the focus back', async () => {
    const { user } = await renderUi(<Opener kind={Modal} />);
    await user.click(screen.getByRole('button', { name: 'open' }));
    const dialog = screen.getByRole('dialog', { name: 'Cancel the order' });
    expect(dialog.textContent).toContain('The seats go back.');
    within(dialog).getByRole('button', { name: 'Keep' }).focus();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'open' }));
  });
  it('closes by its cross', async () => {
    const { user } = await renderUi(<Opener kind={Modal} />);
    await user.click(screen.getByRole('button', { name: 'open' }));
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('ModalPopup', () => {
  it.each([
    ['zh-CN/pc', /dialog/],
    ['zh-CN/mobile', /sheet/],
  ] as const)('in %s it is a %s', async (tree, look) => {
    await renderUi(<ModalPopup open onClose={() => undefined} title="标题" footer="底部" />, { tree });
    expect(screen.getByRole('dialog', { name: '标题' }).className).toMatch(look);
  });
});

describe('toast', () => {
  const region = () => screen.getByRole('status', { name: 'Notifications' });

  it('is said in a live region, as text, and goes away', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await renderUi(<p>page</p>);
    act(() => void toast('<b>Sold out</b>'));
    expect(region().textContent).toContain('<b>Sold out</b>');
    act(() => vi.advanceTimersByTime(3900));
    expect(region().textContent).not.toBe('');
    act(() => vi.advanceTimersByTime(300));
    expect(region().textContent).toBe('');
  });
  it('is read from the time it can be seen: what was said before the first page is drawn waits for it', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    toast('Please sign in first');
    vi.advanceTimersByTime(20_000);
    await renderUi(<p>page</p>);
    expect(region().textContent).toBe('Please sign in first');
    act(() => vi.advanceTimersByTime(4200));
    expect(region().textContent).toBe('');
  });
  it('does not repeat a sentence that is standing, and keeps at most three', async () => {
    await renderUi(<p>page</p>);
    act(() => {
      for (const message of ['a', 'a', 'b', 'c', 'd']) toast(message);
    });
    expect(region().textContent).toBe('bcd');
  });
  it('is inside an open dialog, as the page is inert then', async () => {
    const { user } = await renderUi(<Opener kind={Dialog} />);
    await user.click(screen.getByRole('button', { name: 'open' }));
    act(() => void toast('Saved'));
    expect(screen.getByRole('dialog').contains(region())).toBe(true);
    screen.getByRole('button', { name: 'Keep' }).focus();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(region().textContent).toContain('Saved'));
  });
});

describe('WechatPopup', () => {
  it('asks once a visit, inside WeChat only', async () => {
    const agent = 'Mozilla/5.0 (iPhone) MicroMessenger/8.0';
    const first = await renderUi(<WechatPopup agent={agent} />, { tree: 'zh-CN/mobile' });
    expect(screen.getByRole('dialog', { name: '请用浏览器打开' }).textContent).toContain('点击右上角菜单');
    await first.user.click(screen.getByRole('button', { name: '知道了' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    first.unmount();
    const second = await renderUi(<WechatPopup agent={agent} />, { tree: 'zh-CN/mobile' });
    expect(screen.queryByRole('dialog')).toBeNull();
    second.unmount();
    sessionStorage.clear();
    await renderUi(<WechatPopup agent="Mozilla/5.0 (iPhone) Safari" />, { tree: 'zh-CN/mobile' });
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
