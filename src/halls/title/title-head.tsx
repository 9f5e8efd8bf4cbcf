import type { ReactNode } from 'react';
import type { TitleDetail } from '#domain/contract/digital.ts';
import { clockOf } from '#halls/length.ts';
import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { longDay } from '#lib/dates.ts';
import { cx } from '#ui/class-names.ts';
import { Cast, Named } from '#ui/named.tsx';
import { TitleActions } from './deferred-actions.ts';
import styles from './title-head.module.css';

interface Props {
  title: TitleDetail;
  className?: string | undefined;
  children?: ReactNode;
}

/** What it is called, who plays, and what is known of it. */
export function TitleHead({ title, className, children }: Props) {
  const twoLines = title.composer !== '' && title.work !== '';
  return (
    <div
      className={cx(
        'wrap',
        'flex justify-between items-end gap-8 pt-6 pb-7 m-as-block m-pt-4 m-pb-5',
        styles.head,
        className,
      )}
    >
      <div className="min-w-0">
        <h1 tabIndex={-1}>
          {twoLines && <span>{title.composer}</span>}
          <Named>{twoLines ? title.work : title.title}</Named>
        </h1>
        {title.people && (
          <p className="lead mt-3 sec m-mt-2 m-t-body keep-all">
            <Cast>{title.people}</Cast>
          </p>
        )}
        <TitleFacts title={title} />
        {children}
      </div>
      <TitleActions title={title} />
    </div>
  );
}

/** When it was released, how long it is, and whether it is film or sound. */
export function TitleFacts({ title }: { title: TitleDetail }) {
  const t = useCopy('title');
  const { locale } = useTree();
  const facts = [
    t(`kind.${title.kind}`),
    clockOf(title.seconds),
    title.season,
    title.state === 'out' ? t('released', { date: longDay(title.releasedAt, locale, true) }) : '',
  ].filter(Boolean);
  return (
    <ul className="sm flex flex-wrap gap-y-1 gap-x-6 mt-2 ter">
      {facts.map(fact => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  );
}
