import type { CSSProperties } from 'react';
import { brand } from '#brand';
import type { Foundation } from '#domain/contract/support.ts';
import { useCopy } from '#i18n/copy.ts';
import { loadChunk } from '#lib/chunk.ts';
import { Button } from '#ui/button.tsx';
import { Table } from '#ui/table.tsx';
import styles from './years.module.css';

const MILLION = 1_000_000;
const millions = (yuan: number): string => (yuan / MILLION).toFixed(1);

/** Income of five years as columns of parts; the same figures as a table, and as a file. */
export function Years({ years }: { years: Foundation['years'] }) {
  const t = useCopy('support');
  const most = Math.max(...years.map(year => year.total));
  const parts = years.at(-1)?.parts ?? [];
  return (
    <section className="wrap py-air-3 on-paper-1" aria-labelledby="foundation-years">
      <div className="between gap-8 m-grid m-gap-2 n-grid">
        <h2 id="foundation-years">{t('foundation.accounts')}</h2>
        <p className="sm sec">{t('foundation.accountsText', { sign: brand.currency.sign })}</p>
      </div>
      <ol className={`grid justify-between items-end m-gap-2 ${styles.columns}`}>
        {years.map(year => (
          <li className="grid gap-2 h-full text-centre" key={year.year}>
            <b className="num m-lead t-3 self-end">{millions(year.total)}</b>
            <ul className="flex col-reverse" style={{ '--share': year.total / most } as CSSProperties}>
              {year.parts.map((part, i) =>
                part.yuan > 0 ? (
                  <li
                    className="relative"
                    key={part.name}
                    data-n={i}
                    style={{ flexGrow: part.yuan / MILLION }}
                  >
                    <span className="vh">{`${part.name} ${millions(part.yuan)}`}</span>
                    {year === years.at(-1) && (
                      <span
                        className={`absolute nowrap text-left t-sm m-lh-2 ${styles.name}`}
                        aria-hidden="true"
                      >
                        {part.name} <span className="num">{millions(part.yuan)}</span>
                      </span>
                    )}
                  </li>
                ) : null,
              )}
            </ul>
            <span className="num">{year.year}</span>
          </li>
        ))}
      </ol>
      <details className={styles.table}>
        <summary className="inline-block tap-min pointer underlined">{t('foundation.asTable')}</summary>
        <Table caption={t('foundation.figures')}>
          <thead>
            <tr>
              <th scope="col">{t('foundation.year')}</th>
              {parts.map(part => (
                <th key={part.name} scope="col" data-align="end">
                  {part.name}
                </th>
              ))}
              <th scope="col" data-align="end">
                {t('foundation.total')}
              </th>
            </tr>
          </thead>
          <tbody>
            {years.map(year => (
              <tr key={year.year}>
                <th scope="row" className="num">
                  {year.year}
                </th>
                {year.parts.map(part => (
                  <td key={part.name} className="num" data-align="end">
                    {millions(part.yuan)}
                  </td>
                ))}
                <td className="num" data-align="end">
                  {millions(year.total)}
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      </details>
      <Button
        look="ghost"
        size="sm"
        onClick={async () => {
          const { saveYears } = await loadChunk(() => import('./save-years.ts'));
          saveYears(years, t('foundation.year'), t('foundation.total'));
        }}
      >
        {t('foundation.download')}
      </Button>
    </section>
  );
}
