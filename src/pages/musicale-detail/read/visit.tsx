import { brand } from '#brand';
import type { Schedule } from '#domain/contract/program.ts';
import { DOORS } from '#domain/rules/visit.ts';
import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import styles from './visit.module.css';

/** The hall, the way there and the doors. */
export function Visit({ schedule }: { schedule: Schedule }) {
  const t = useCopy('reading');
  const tc = useCopy('concert');
  const { locale } = useTree();
  return (
    <dl className={`grid ink-t ${styles.visit}`}>
      <dt className="ter py-4 line-b">{schedule.hall.name}</dt>
      <dd className="py-4 line-b">{schedule.hall.address || brand.address[locale]}</dd>
      <dt className="ter py-4 line-b">{t('travel.metro')}</dt>
      <dd className="py-4 line-b">{brand.metro[locale]}</dd>
      <dt className="ter py-4 line-b">{t('travel.doors')}</dt>
      <dd className="py-4 line-b">{t('travel.doorsText', { minutes: DOORS.hall })}</dd>
      <dt className="ter py-4 line-b">{t('travel.access')}</dt>
      <dd className="py-4 line-b">{tc('accessText')}</dd>
      <dt className="ter py-4 line-b">{t('travel.phone')}</dt>
      <dd className="py-4 line-b">
        <a href={`tel:${brand.phone.replace(/\s/g, '')}`} className="num underlined">
          {brand.phone}
        </a>
        {'　'}
        <span className="nowrap">{brand.phoneHours}</span>
      </dd>
    </dl>
  );
}
