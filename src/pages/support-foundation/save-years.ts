import type { Foundation } from '#domain/contract/support.ts';
import { saveFile } from '#lib/save-file.ts';
import { csvFile, csvOf } from './csv.ts';

export const saveYears = (years: Foundation['years'], year: string, total: string): void =>
  saveFile(csvFile(csvOf(years, year, total)), 'heming-foundation.csv');
