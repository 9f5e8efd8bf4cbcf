import { type ComponentProps, type ReactNode, useId } from 'react';
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

/** A choice of few, each by its name. */
export const Select = <T extends string>({
  label,
  name,
  value,
  of,
  names,
  onValue,
}: {
  label: string;
  name?: string;
  value: T;
  of: readonly T[];
  names: Readonly<Record<T, string>>;
  onValue: (value: T) => void;
}) => (
  <Labelled label={label}>
    {id => (
      <select id={id} name={name} value={value} onChange={e => onValue(e.currentTarget.value as T)}>
        {of.map(one => (
          <option key={one} value={one}>
            {names[one]}
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
    <h2 className="t-1">{title}</h2>
    {children}
  </section>
);

/** Several of them, beside each other where there is room. */
export const Acts = ({ children }: { children: ReactNode }) => (
  <div className="acts grid gap-y-4 gap-x-7 items-start mt-4 mb-4">{children}</div>
);
