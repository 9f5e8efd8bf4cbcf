import type { CSSProperties } from 'react';
import { brand } from '#brand';
import type { Report } from '#domain/contract/orchestra.ts';
import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { listed } from '#lib/listed.ts';
import { Table } from '#ui/table.tsx';
import { Block } from './block.tsx';
import styles from './charts.module.css';
import { millions, sum } from './model.ts';

const COLUMNS = ['income', 'expense'] as const;

/** Where the money comes from and goes: two bars of one length, largest first. */
export function Money({ report }: { report: Report }) {
  const t = useCopy('about');
  return (
    <Block
      title={t('report.money')}
      text={report.moneyText}
      chart={COLUMNS.map(column => <Bar key={column} name={t(`report.${column}`)} parts={report[column]} />)}
      table={COLUMNS.map(column => (
        <Parts key={column} name={t(`report.${column}`)} parts={report[column]} />
      ))}
    />
  );
}

interface Props {
  name: string;
  parts: Report['income'];
}

function Bar({ name, parts }: Props) {
  const t = useCopy('about');
  const { locale } = useTree();
  const total = `${brand.currency.sign}${millions(sum(parts.map(p => p.value)))}`;
  const list = listed(
    parts.map(p => `${p.name} ${millions(p.value)}`),
    locale,
  );
  return (
    <figure className={styles.money}>
      <figcaption className="flex items-baseline mb-3 title-4">
        {name}
        <span className="num">{total}</span>
      </figcaption>
      <div
        role="img"
        aria-label={t('report.barLabel', { name, total, list })}
        className={`flex ${styles.bar}`}
      >
        {parts.map(part => (
          <div key={part.name} style={{ flexGrow: part.value }}>
            <i
              className="as-block"
              style={{ '--length': `${(part.value / (parts[0]?.value ?? 1)) * 100}%` } as CSSProperties}
            />
            <span className="as-block t-xs sec lh-4">{part.name}</span>
            <b className="num as-block t-2">{millions(part.value)}</b>
          </div>
        ))}
      </div>
    </figure>
  );
}

function Parts({ name, parts }: Props) {
  const t = useCopy('about');
  const total = sum(parts.map(p => p.value));
  return (
    <Table caption={name} captionShown>
      <thead>
        <tr>
          <th scope="col">{t('report.item')}</th>
          <th scope="col" data-align="end">
            {t('report.amount', { sign: brand.currency.sign })}
          </th>
          <th scope="col" data-align="end">
            {t('report.share')}
          </th>
        </tr>
      </thead>
      <tbody>
        {parts.map(part => (
          <tr key={part.name}>
            <th scope="row">{part.name}</th>
            <td data-align="end">{millions(part.value)}</td>
            <td data-align="end">{`${((part.value / total) * 100).toFixed(1)}%`}</td>
          </tr>
        ))}
        <tr>
          <th scope="row">{t('report.total')}</th>
          <td data-align="end">{millions(total)}</td>
          <td data-align="end">{'100%'}</td>
        </tr>
      </tbody>
    </Table>
  );
}
