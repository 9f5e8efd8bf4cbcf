import type { ReactNode } from 'react';
import styles from './disclosure.module.css';
import { Icon } from './icon.tsx';

interface Props {
  title: ReactNode;
  children: ReactNode;
  /** Opens by a link to #id. */
  id?: string | undefined;
  open?: boolean | undefined;
  /** Accordions of one name close each other. */
  name?: string | undefined;
  /** The visitor, the browser's search or an anchor opened or closed it. */
  onFold?: ((open: boolean) => void) | undefined;
}

/** The platform's own disclosure: found by the browser's search, opened by its anchor. */
export function Accordion({ title, children, id, open, name, onFold }: Props) {
  return (
    <details
      className={`line-b ${styles.acc}`}
      id={id}
      open={open}
      name={name}
      onToggle={onFold && (event => onFold(event.currentTarget.open))}
    >
      <summary className="justify-between items-centre gap-4 pointer lead flex">
        {title}
        <Icon className="ter" name="down" />
      </summary>
      <div className="pb-6">{children}</div>
    </details>
  );
}
