import { brand } from '#brand';
import type { Locale } from '#site/tree.ts';

/** What the report of a year is called as a file. */
export const reportName = (year: number, locale: Locale): string =>
  locale === 'zh-CN'
    ? `${brand.name[locale]}-年度报告-${year}.pdf`
    : `${brand.shortName[locale].replace(/\W+/g, '-').toLowerCase()}-annual-report-${year}.pdf`;

/** Where a host without a server has it. */
export const reportPath = (year: number, locale: Locale): string => `/shstatic/reports/${year}.${locale}.pdf`;
