import { expect, it } from 'vitest';
import { csvOf } from './csv.ts';

const part = (name: string, yuan: number) => ({ name, yuan });

it('writes the accounts as a file that spreadsheets read', () => {
  const years = [
    { year: 2024, total: 3, parts: [part('A, "b"', 1), part('C', 2)] },
    { year: 2025, total: 7, parts: [part('A, "b"', 3), part('C', 4)] },
  ];
  expect(csvOf(years, 'Year', 'Total')).toBe('Year,"A, ""b""",C,Total\r\n2024,1,2,3\r\n2025,3,4,7\r\n');
});

it('writes nothing for a part that a year lacks as 0', () => {
  const years = [
    { year: 2024, total: 1, parts: [part('A', 1)] },
    { year: 2025, total: 3, parts: [part('A', 1), part('B', 2)] },
  ];
  expect(csvOf(years, 'Y', 'T').split('\r\n')[1]).toBe('2024,1,0,1');
});
