import { brand } from '#brand';
import type { Schedule } from '#domain/contract/program.ts';
import { DOORS } from '#domain/rules/visit.ts';
import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import styles from './visit.module.css';

/** The hall, the way there and the doors. */
export function Visit({ schedule }: { schedule: Schedule }) {
  const t = useCopy('musicale');
  const { locale } = useTree();
  return (
    <dl className={styles.visit}>
      <dt>{schedule.hall.name}</dt>
      <dd>{schedule.hall.address || brand.address[locale]}</dd>
      <dt>{t('detail.travel.metro')}</dt>
      <dd>{brand.metro[locale]}</dd>
      <dt>{t('detail.travel.doors')}</dt>
      <dd>{t('detail.travel.doorsText', { minutes: DOORS.hall })}</dd>
      <dt>{t('detail.travel.access')}</dt>
      <dd>{t('detail.travel.accessText')}</dd>
      <dt>{t('detail.travel.phone')}</dt>
      <dd>
        <a href={`tel:${brand.phone.replace(/\s/g, '')}`} className="num">
          {brand.phone}
        </a>
        {`　${brand.phoneHours}`}
      </dd>
    </dl>
  );
}
