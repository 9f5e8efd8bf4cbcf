import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { saveFile } from './save-file.ts';

const saved: { href: string; name: string }[] = [];
beforeEach(() => {
  saved.length = 0;
  vi.useFakeTimers();
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ href: this.href, name: this.download });
  });
  Object.assign(URL, { createObjectURL: vi.fn(() => 'blob:made'), revokeObjectURL: vi.fn() });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('saves a file under a name that every system takes, and lets go of it', () => {
  saveFile(new Blob(['…']), '贝多芬: 第五　“命运” / 2026.ics');
  expect(saved).toEqual([{ href: 'blob:made', name: '贝多芬-第五-“命运”-2026.ics' }]);
  expect(document.querySelector('a')).toBeNull();
  expect(URL.revokeObjectURL).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(URL.revokeObjectURL).toHaveBeenCalledWith('blob:made');
});

it('saves what an address holds', () => {
  saveFile('data:image/png;base64,AA==', 'code.png');
  vi.runAllTimers();
  expect(saved).toEqual([{ href: 'data:image/png;base64,AA==', name: 'code.png' }]);
  expect(URL.createObjectURL).not.toHaveBeenCalled();
  expect(URL.revokeObjectURL).not.toHaveBeenCalled();
});
