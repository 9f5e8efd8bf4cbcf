import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import styles from './switches.module.css';

export interface Tab<V extends string> {
  readonly value: V;
  readonly label: ReactNode;
  /** Stands as a superscript. */
  readonly count?: number | undefined;
}

interface Props<V extends string> {
  label: string;
  tabs: readonly Tab<V>[];
  value: V;
  onChange: (value: V) => void;
  /** The panel of the chosen tab. */
  children: ReactNode;
}

/** Tabs with one panel: arrows, Home and End choose, Tab goes on into the panel. */
export function Tabs<V extends string>({ label, tabs, value, onChange, children }: Props<V>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const go = (index: number) => {
    const tab = tabs[(index + tabs.length) % tabs.length];
    if (!tab) return;
    onChange(tab.value);
    list.current?.querySelector<HTMLElement>(`[id="${id}-${tab.value}"]`)?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const at = tabs.findIndex(tab => tab.value === value);
    const moves: Partial<Record<string, number>> = {
      ArrowRight: at + 1,
      ArrowLeft: at - 1,
      Home: 0,
      End: tabs.length - 1,
    };
    const to = moves[event.key];
    if (to === undefined) return;
    event.preventDefault();
    go(to);
  };
  return (
    <>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        className={`scroll-x no-bar line-b ${styles.tabs}`}
        onKeyDown={onKeyDown}
      >
        {tabs.map(tab => (
          <button
            key={tab.value}
            className="way"
            type="button"
            role="tab"
            id={`${id}-${tab.value}`}
            aria-selected={tab.value === value}
            aria-controls={`${id}-panel`}
            tabIndex={tab.value === value ? 0 : -1}
            onClick={() => onChange(tab.value)}
          >
            {tab.label}
            {tab.count !== undefined && <sup>{tab.count}</sup>}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`}>
        {children}
      </div>
    </>
  );
}
