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
    <div className={cx(styles.layout, compact && styles.compact)}>
      <div>
        <div className={styles.head}>
          {!compact && <Art attrs={art} {...PICTURE[layout]} lazy={false} />}
          <div>
            <p className={styles.kicker}>{kicker}</p>
            {!compact && <h1>{title}</h1>}
            <p className={styles.lead}>{lead}</p>
            <dl className={styles.facts}>
              {facts.map(({ name, value }) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          </div>
        </div>
        {text.length > 0 && (
          <div className={styles.text}>
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
    <aside className={styles.panel} aria-label={totalLabel}>
      {lines.length === 0 ? (
        <p className="sec">{none}</p>
      ) : (
        <ul className={styles.lines}>
          {lines.map(line => (
            <li key={line.key}>
              <span>{line.label}</span>
              <Price yuan={line.yuan} exact />
            </li>
          ))}
        </ul>
      )}
      <p className={styles.total}>
        <span>{totalLabel}</span>
        <Price yuan={total} exact />
      </p>
      {action}
      {notes.map(note => (
        <p key={note} className={styles.note}>
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
        <p key={note} className={styles.note}>
          {note}
        </p>
      ))}
      <div className={styles.bar}>
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
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
