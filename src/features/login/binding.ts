import { readText, writeText } from '#lib/storage.ts';

/**
 * What this device remembers of the step that binds a mobile: that it is open (for this tab, so that a reload finds it
 * again), and who has put it off (for good: it is offered once). Storage that is denied remembers nothing.
 */
const OPEN = 'heming.binding';
const PUT_OFF = 'heming.bind-later';
const MAX_MEMBERS = 20;

const putOffBy = (): string[] => (readText('local', PUT_OFF) ?? '').split(' ').filter(Boolean);

export const isBinding = (memberId: string): boolean => readText('session', OPEN) === memberId;
export const hasPutOff = (memberId: string): boolean => putOffBy().includes(memberId);

export const beginBinding = (memberId: string): boolean => writeText('session', OPEN, memberId);
export const endBinding = (): boolean => writeText('session', OPEN, null);
export const putOff = (memberId: string): boolean =>
  writeText('local', PUT_OFF, [memberId, ...putOffBy()].slice(0, MAX_MEMBERS).join(' '));
