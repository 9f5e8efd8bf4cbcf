import {
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { addressOf } from './rooms.ts';
import type { Loaded } from './use-desk.ts';
import { useDesk } from './use-desk.ts';

/** A way to another room of the desk; with a key held it opens where the browser opens such. */
export function Way({ to, ...rest }: { to: string } & Omit<ComponentProps<'a'>, 'href' | 'onClick'>) {
  const { go } = useDesk();
  return (
    <a
      {...rest}
      href={addressOf(to)}
      onClick={event => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        go(to);
      }}
    />
  );
}

/** A label and its control, by an id. */
export function Labelled({
  label,
  hint,
  children,
}: {
  label: string;
  hint?: string;
  children: (id: string, hintId: string | undefined) => ReactNode;
}) {
  const id = useId();
  return (
    <div className="field column gap-1">
      <label htmlFor={id}>{label}</label>
      {children(id, hint ? `${id}-hint` : undefined)}
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}
type InputProps = Omit<ComponentProps<'input'>, 'id' | 'onChange'> & {
  label: string;
  hint?: string;
  onValue: (value: string) => void;
};
export const Input = ({ label, hint, onValue, ...rest }: InputProps) => (
  <Labelled label={label} {...(hint && { hint })}>
    {(id, hintId) => (
      <input {...rest} id={id} aria-describedby={hintId} onChange={e => onValue(e.currentTarget.value)} />
    )}
  </Labelled>
);

interface SelectProps<T extends string> extends Pick<ComponentProps<'select'>, 'name' | 'required'> {
  label: string;
  hint?: string;
  /** It begins with none of them. */
  blank?: boolean;
  value: T;
  /** Each with its name. */
  of: readonly (readonly [value: T, name: string])[];
  onValue: (value: T) => void;
}
/** A choice of few, each by its name. */
export const Select = <T extends string>({ label, hint, blank, of, onValue, ...rest }: SelectProps<T>) => (
  <Labelled label={label} {...(hint && { hint })}>
    {(id, hintId) => (
      <select {...rest} id={id} aria-describedby={hintId} onChange={e => onValue(e.currentTarget.value as T)}>
        {blank && <option value="" />}
        {of.map(([one, name]) => (
          <option key={one} value={one}>
            {name}
          </option>
        ))}
      </select>
    )}
  </Labelled>
);
/** What went wrong, said at once; nothing where nothing did. */
export const Fault = ({ text }: { text: string }) =>
  text && (
    <p role="alert" className="fault">
      {text}
    </p>
  );

/** What is loaded, or why it is not. */
export function Shown<T>({ of, children }: { of: Loaded<T>; children: (data: T) => ReactNode }) {
  const { t } = useDesk();
  if (of.data) return children(of.data);
  if (!of.error) return <p role="status">{t.act.busy}</p>;
  return (
    <div role="alert" className="fault">
      <p>{of.error}</p>
      <button type="button" onClick={of.again}>
        {t.error.retry}
      </button>
    </div>
  );
}

/** A table that scrolls in its own place where it is wider than the window; a keyboard reaches it. */
export function Table({
  label,
  head,
  children,
}: {
  label: string;
  head: readonly string[];
  children: ReactNode;
}) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className="scroll scroll-x" aria-label={label} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {head.map(name => (
              <th key={name} scope="col" className="nowrap">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </section>
  );
}

/** What is said or done in one place of a page, under a name of its own. */
export const Panel = ({
  title,
  className = '',
  children,
}: {
  title: string;
  className?: string;
  children: ReactNode;
}) => (
  <section className={`act py-4 line-2-t ${className}`}>
    <h2 className="t-1" tabIndex={-1}>
      {title}
    </h2>
    {children}
  </section>
);

/** Several of them, beside each other where there is room; with a `menu` one stop of the keyboard leads to each of many. */
export function Acts({ menu, children }: { menu?: string; children: ReactNode }) {
  const acts = useRef<HTMLDivElement>(null);
  return (
    <>
      {menu && <Menu label={menu} of={acts} />}
      <div ref={acts} className="acts grid gap-y-4 gap-x-7 items-start mt-4 mb-4">
        {children}
      </div>
    </>
  );
}

/** The titles of what stands there, whatever comes and goes; the arrow keys choose, a press leads there. */
function Menu({ label, of }: { label: string; of: RefObject<HTMLElement | null> }) {
  const bar = useRef<HTMLDivElement>(null);
  const [titles, setTitles] = useState<readonly string[]>([]);
  const [at, setAt] = useState(0);
  useEffect(() => {
    const acts = of.current;
    if (!acts) return;
    const read = () => setTitles(headingsIn(acts).map(heading => heading.textContent));
    const changes = new MutationObserver(read);
    changes.observe(acts, { childList: true, subtree: true });
    read();
    return () => changes.disconnect();
  }, [of]);
  const stop = Math.min(at, titles.length - 1);
  const step = (event: KeyboardEvent): void => {
    const to = STEPS[event.key]?.(stop, titles.length);
    if (to === undefined) return;
    event.preventDefault();
    setAt(to);
    bar.current?.querySelectorAll('button')[to]?.focus();
  };
  const lead = (i: number): void => {
    setAt(i);
    const heading = of.current && headingsIn(of.current)[i];
    heading?.focus();
    heading?.scrollIntoView({ block: 'start' });
  };
  if (titles.length < FEW) return null;
  return (
    <div
      ref={bar}
      role="toolbar"
      aria-label={label}
      className="flex flex-wrap gap-2 mt-4"
      tabIndex={-1}
      onKeyDown={step}
    >
      {titles.map((title, i) => (
        <button key={title} type="button" tabIndex={i === stop ? 0 : -1} onClick={() => lead(i)}>
          {title}
        </button>
      ))}
    </div>
  );
}
/** So few are seen at one look. */
const FEW = 4;
const headingsIn = (acts: HTMLElement): HTMLElement[] => [...acts.querySelectorAll<HTMLElement>('.act > h2')];
const STEPS: Readonly<Record<string, (at: number, of: number) => number>> = {
  ArrowRight: (at, of) => (at + 1) % of,
  ArrowDown: (at, of) => (at + 1) % of,
  ArrowLeft: (at, of) => (at + of - 1) % of,
  ArrowUp: (at, of) => (at + of - 1) % of,
  Home: () => 0,
  End: (_, of) => of - 1,
};
