import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import styles from './figures.module.css';

/** 3 排 8 座 · Row 3 Seat 8: large figures, small words. */
export function Figures({ row, number }: { row: string; number: string }) {
  const t = useCopy('seat');
  const zh = useTree().locale === 'zh-CN';
  const parts = [
    [row, t('row')],
    [number, t('number')],
  ] as const;
  return (
    <b className={`nowrap ${styles.figures}`}>
      {parts.map(([figure, word]) => (
        <span key={word}>
          {!zh && <small className="sec">{word}</small>}
          {figure}
          {zh && <small className="sec">{word}</small>}
        </span>
      ))}
    </b>
  );
}
