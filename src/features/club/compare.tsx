import { Fragment, type ReactNode, useState } from 'react';
import type { Club, ClubLevel, Right } from '#domain/contract/club.ts';
import { useCopy } from '#i18n/copy.ts';
import { cx } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { PlainSelect } from '#ui/plain-select.tsx';
import { Segmented } from '#ui/segmented.tsx';
import styles from './compare.module.css';

interface Props {
  club: Pick<Club, 'levels' | 'groups'>;
  /** The member's own level, where there is one. */
  at: number | undefined;
}

/** Whom a guest's first level is compared with: the level from which there is something of everything. */
const GUEST_SEES = 4;

/** Rights by level on a phone: two levels side by side, each to be chosen, or all six in a table that scrolls. */
export function Compare({ club, at }: Props) {
  const t = useCopy('club');
  const last = club.levels.length;
  const [view, setView] = useState<'pair' | 'all'>('pair');
  const [left, setLeft] = useState(at ?? 1);
  const [right, setRight] = useState(at === undefined ? Math.min(GUEST_SEES, last) : Math.min(at + 1, last));
  return (
    <>
      <div className={styles.views}>
        <Segmented
          label={t('rights.view')}
          value={view}
          onChange={setView}
          segments={[
            { value: 'pair', label: t('rights.pair') },
            { value: 'all', label: t('rights.all') },
          ]}
        />
      </div>
      {view === 'all' ? (
        <AllLevels club={club} at={at} />
      ) : (
        <Grid
          groups={club.groups}
          at={at}
          levels={[left, right].flatMap(n => club.levels.find(l => l.level === n) ?? [])}
          head={(level, i) => (
            <LevelChoice
              label={t(i === 0 ? 'rights.left' : 'rights.other')}
              levels={club.levels}
              value={level.level}
              onChange={i === 0 ? setLeft : setRight}
            />
          )}
          className={styles.pair}
        />
      )}
    </>
  );
}

/** Rights by level: all levels, in a region that scrolls by itself where they do not fit. */
export function AllLevels({ club, at }: Props) {
  const t = useCopy('club');
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className={`relative scroll-x ${styles.scroll}`} aria-label={t('rights.caption')} tabIndex={0}>
      <Grid groups={club.groups} levels={club.levels} at={at} head={level => level.name} />
    </section>
  );
}

interface GridProps {
  groups: Club['groups'];
  /** The columns. */
  levels: readonly ClubLevel[];
  at: number | undefined;
  head: (level: ClubLevel, column: number) => ReactNode;
  className?: string | undefined;
}

function Grid({ groups, levels, at, head, className }: GridProps) {
  const t = useCopy('club');
  const own = (level: ClubLevel) => (level.level === at ? styles.own : undefined);
  return (
    <table className={cx('m-t-sm', styles.table, className)}>
      <caption className="vh">{t('rights.caption')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('rights.right')}</th>
          {levels.map((level, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same level may stand on both sides
            <th key={i} scope="col" className={own(level)}>
              {head(level, i)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {groups.map(group => (
          <Fragment key={group.id}>
            <tr className={styles.group}>
              <th scope="colgroup" colSpan={levels.length + 1}>
                <span>{group.title}</span>
              </th>
            </tr>
            {group.rows.map(row => (
              <tr key={row.id}>
                <th scope="row">
                  {row.name}
                  <small className="as-block t-xs ter">{row.text}</small>
                </th>
                {levels.map((level, i) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the same level may stand on both sides
                  <td key={i} className={own(level)}>
                    <Share share={row.shares[level.level - 1]} />
                  </td>
                ))}
              </tr>
            ))}
          </Fragment>
        ))}
      </tbody>
    </table>
  );
}

function Share({ share }: { share: Right['shares'][number] | undefined }) {
  const t = useCopy('club');
  if (!share?.has)
    return (
      <span className="ter">
        <span aria-hidden="true">–</span>
        <span className="vh">{t('rights.no')}</span>
      </span>
    );
  if (share.text) return share.text;
  return (
    <>
      <Icon name="check" />
      <span className="vh">{t('rights.yes')}</span>
    </>
  );
}

interface ChoiceProps {
  label: string;
  levels: readonly ClubLevel[];
  value: number;
  onChange: (level: number) => void;
}

function LevelChoice({ label, levels, value, onChange }: ChoiceProps) {
  return (
    <PlainSelect
      within={`inline-flex w-full ${styles.choice}`}
      className="m-t-field w-full min-w-0 tap control-box r-1 on-surface"
      aria-label={label}
      value={value}
      options={levels.map(({ level, name }) => ({ value: level, label: name }))}
      onChange={event => onChange(Number(event.currentTarget.value))}
    />
  );
}
