import { expect, it } from 'vitest';
import { csv } from './csv.ts';

const cells = (row: readonly (string | number)[], separator?: string): string =>
  csv([row], separator).replace('\ufeff', '').trimEnd();

it('runs nothing that a name or a note begins with, and leaves sums what they are', () => {
  expect(cells(['=1+1', '+86 137', '-rebate', '@sum', '\tx'])).toBe(`'=1+1,'+86 137,'-rebate,'@sum,"'\tx"`);
  expect(cells(['＝1+1', '＋1', '－1', '＠sum', '\n=1+1'])).toBe(`'＝1+1,'＋1,'－1,'＠sum,"'\n=1+1"`);
  expect(cells([-380, '-12.50', 7])).toBe('-380,-12.50,7');
});

it('quotes what would part a cell or a line, whatever parts them', () => {
  expect(cells(['a,b', 'c;d', 'e"f', 'g\nh', 'Łukasz 龍䶮'])).toBe('"a,b","c;d","e""f","g\nh",Łukasz 龍䶮');
  expect(cells(['12.50', 'a;b'], ';')).toBe('12,50;"a;b"');
});

it('leaves numbers of orders and payments as they are written', () => {
  expect(
    cells(['4200001234202612051234567890', '007', '20261205123456789', 0, '0.50', '123456789012345']),
  ).toBe(`'4200001234202612051234567890,'007,'20261205123456789,0,0.50,123456789012345`);
});
