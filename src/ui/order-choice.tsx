import { type ReactNode, useId } from 'react';
import type { ArtTone } from '#art/path.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { Art } from './art.tsx';
import { cx } from './class-names.ts';
import styles from './order-choice.module.css';
import { Price } from './price.tsx';

export interface ChoiceLine {
  readonly key: string;
  readonly label: ReactNode;
  /** Yuan of the line. */
  readonly yuan: number;
}

interface Props {
  art: ArtTone;
  kicker: string;
  title: string;
  lead: string;
  facts: readonly { readonly name: string; readonly value: ReactNode }[];
  text?: readonly string[];
  /** What is to be chosen: parts, each with its heading. */
  children: ReactNode;
  lines: readonly ChoiceLine[];
  /** What stands in place of the lines while there are none. */
  none: string;
  totalLabel: string;
  /** Yuan. */
  total: number;
  notes: readonly string[];
  action: ReactNode;
  /** Inside a dialog, whose title is the heading: no artwork, one column. */
  compact?: boolean;
}

const PICTURE = { pc: { size: 'square', ratio: 'r11' }, mobile: { size: 'wide', ratio: 'r169' } } as const;
const SUM = { pc: Panel, mobile: Bar } as const;

/** The step before an order: what it is, what is chosen, what that costs, and one action. */
export function OrderChoice(props: Props) {
  const { art, kicker, title, lead, facts, text = [], children, compact = false } = props;
  const { layout } = useTree();
  const Sum = compact ? Bar : SUM[layout];
  return (
    <div className={cx('grid items-start m-cols-1 m-gap-6', styles.layout, compact && styles.compact)}>
      <div>
        <div className={`grid items-start m-cols-1 m-gap-4 n-cols-1 n-gap-8 gap-8 ${styles.head}`}>
          {!compact && <Art attrs={art} {...PICTURE[layout]} lazy={false} />}
          <div>
            <p className="t-sm sec mb-2">{kicker}</p>
            {!compact && <h1 className="t-h1">{title}</h1>}
            <p className={`mt-3 lead sec ${styles.lead}`}>{lead}</p>
            <dl className="flex flex-wrap gap-y-3 gap-x-10 mt-6">
              {facts.map(({ name, value }) => (
                <div key={name}>
                  <dt className="t-xs ter">{name}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          </div>
        </div>
        {text.length > 0 && (
          <div className={`mt-6 measure-44 ${styles.text}`}>
            {text.map(p => (
              <p key={p}>{p}</p>
            ))}
          </div>
        )}
        {children}
      </div>
      <Sum {...props} />
    </div>
  );
}

function Panel({ lines, none, totalLabel, total, notes, action }: Props) {
  return (
    <aside className={`on-surface line-box bar-t n-static sticky ${styles.panel}`} aria-label={totalLabel}>
      {lines.length === 0 ? (
        <p className="sec">{none}</p>
      ) : (
        <ul>
          {lines.map(line => (
            <li className="flex justify-between gap-4 py-2" key={line.key}>
              <span>{line.label}</span>
              <Price yuan={line.yuan} exact />
            </li>
          ))}
        </ul>
      )}
      <p className={`between gap-4 ink-t mt-3 pt-3 pb-5 ${styles.total}`}>
        <span>{totalLabel}</span>
        <Price className="t-5" yuan={total} exact />
      </p>
      {action}
      {notes.map(note => (
        <p key={note} className="mt-3 t-sm sec">
          {note}
        </p>
      ))}
    </aside>
  );
}

function Bar({ totalLabel, total, notes, action }: Props) {
  return (
    <div>
      {notes.map(note => (
        <p key={note} className="mt-3 t-sm sec">
          {note}
        </p>
      ))}
      <div className={`sticky grid cols-auto-1 gap-4 items-centre on-surface line-t ${styles.bar}`}>
        <span>
          <span className="vh">{totalLabel} </span>
          <Price yuan={total} exact />
        </span>
        {action}
      </div>
    </div>
  );
}

/** One thing to choose, under its own heading. */
export function ChoicePart({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={`m-mt-7 mt-12 ${styles.part}`} aria-labelledby={id}>
      <h2 className="pb-2 ink-b t-h3" id={id}>
        {title}
      </h2>
      {children}
    </section>
  );
}
