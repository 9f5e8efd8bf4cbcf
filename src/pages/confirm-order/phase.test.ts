import { expect, it } from 'vitest';
import { phaseOf } from './phase.ts';

const started = { payNo: 'P1', state: 'started' } as const;

it.each([
  ['new_locked', undefined, undefined, 'form'],
  ['new_locked', { payNo: 'P1', state: 'declined' }, 'P1', 'form'],
  ['new_locked', { payNo: 'P1', state: 'unknown' }, 'P1', 'unknown'],
  ['new_confirm', started, undefined, 'started'],
  ['new_confirm', started, 'P0', 'started'],
  ['new_confirm', started, 'P1', 'scan'],
  ['paid_success', started, 'P1', 'status'],
] as const)(
  'an order that is %s with the payment %j and the code of %s shows its %s',
  (status, payment, scanned, phase) => {
    expect(phaseOf({ realStatus: status, payment }, scanned)).toBe(phase);
  },
);
