import { useState } from 'react';
import type { HallPage } from '#domain/contract/orchestra.ts';
import { useCopy } from '#i18n/copy.ts';
import { Icon } from '#ui/icon.tsx';
import { Table } from '#ui/table.tsx';
import styles from './reverberation.module.css';

type Bands = HallPage['acoustics']['bands'];
const LOW = 1.2;
const TOP = 2.8;
const across = (i: number): number => 60 + i * 150;
const up = (seconds: number): number => 360 - (seconds - LOW) * 220;
const hertz = (hz: number): string => (hz < 1000 ? String(hz) : `${hz / 1000}k`);
const line = (values: readonly number[]): string =>
  values.map((v, i) => `${i === 0 ? 'M' : 'L'}${across(i)} ${up(v).toFixed(1)}`).join('');

/** How long sound stays, by octave: the full hall against the empty one, and the range that suits an orchestra. */
export function Reverberation({ bands, ideal }: Pick<HallPage['acoustics'], 'bands' | 'ideal'>) {
  const t = useCopy('house');
  const [asTable, setAsTable] = useState(false);
  return (
    <div>
      {asTable ? <BandTable bands={bands} /> : <Curve bands={bands} ideal={ideal} />}
      <button type="button" className="more mt-4" onClick={() => setAsTable(!asTable)}>
        {t(asTable ? 'hall.asChart' : 'hall.asTable')}
        <Icon name="arrow" />
      </button>
    </div>
  );
}

function Curve({ bands, ideal: [from = 0, to = 0] }: Pick<HallPage['acoustics'], 'bands' | 'ideal'>) {
  const t = useCopy('house');
  const right = across(bands.length - 1);
  const last = bands.at(-1);
  return (
    <svg className="as-block w-full spill" viewBox="0 -34 900 464" role="img" aria-label={t('hall.chart')}>
      <path className={styles.ideal} d={`M60 ${up(to)}H${right}V${up(from)}H60z`} />
      <text className={styles.note} x={72} y={up(from) - 12}>
        {t('hall.ideal')}
      </text>
      {[LOW, 1.6, 2, 2.4, TOP].map(v => (
        <g key={v}>
          <path className={styles.grid} d={`M60 ${up(v)}H${right}`} />
          <text className={`fill-sec ${styles.scale}`} x={44} y={up(v) + 5}>
            {v.toFixed(1)}
          </text>
        </g>
      ))}
      <path className={`fill-none ${styles.empty}`} d={line(bands.map(b => b.empty))} />
      <path className={`fill-none ${styles.full}`} d={line(bands.map(b => b.full))} />
      {bands.map((band, i) => (
        <g key={band.hz}>
          <circle className="fill-accent" cx={across(i)} cy={up(band.full)} r={5} />
          <text className={`fill-ink anchor-middle ${styles.value}`} x={across(i)} y={up(band.full) + 26}>
            {band.full.toFixed(2)}
          </text>
          <text className={`fill-sec anchor-middle ${styles.hertz}`} x={across(i)} y={392}>
            {hertz(band.hz)}
          </text>
        </g>
      ))}
      {last && (
        <>
          <text className={`fill-accent ${styles.fullName}`} x={right + 16} y={up(last.full) + 5}>
            {t('hall.full')}
          </text>
          <text className={`fill-sec ${styles.emptyName}`} x={right + 16} y={up(last.empty) + 5}>
            {t('hall.empty')}
          </text>
        </>
      )}
      <text className={styles.note} x={60} y={422}>
        {t('hall.hertz')}
      </text>
      <text className={styles.note} x={0} y={-18}>
        {t('hall.seconds')}
      </text>
    </svg>
  );
}

function BandTable({ bands }: { bands: Bands }) {
  const t = useCopy('house');
  return (
    <Table caption={t('hall.chart')} captionShown>
      <thead>
        <tr>
          <th scope="col">{t('hall.hertz')}</th>
          <th scope="col" data-align="end">
            {t('hall.full')}
          </th>
          <th scope="col" data-align="end">
            {t('hall.empty')}
          </th>
        </tr>
      </thead>
      <tbody>
        {bands.map(band => (
          <tr key={band.hz}>
            <th scope="row">{band.hz}</th>
            <td data-align="end">{band.full.toFixed(2)}</td>
            <td data-align="end">{band.empty.toFixed(2)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
