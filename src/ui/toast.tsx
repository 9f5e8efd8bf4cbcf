import { useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useCopy } from '#i18n/copy.ts';
import { Icon } from './icon.tsx';
import { useTopLayer } from './layer.ts';
import styles from './toast.module.css';

/** `seen`: heard already where the focus went. */
export type ToastKind = 'info' | 'ok' | 'bad' | 'seen';
interface ToastItem {
  readonly id: number;
  readonly message: string;
  readonly kind: ToastKind;
}

/** Time to read: at least 4 s, longer for long sentences. */
const readingTime = (message: string): number =>
  Math.min(10_000, 4000 + Math.max(0, message.length - 20) * 60);

const NONE: readonly ToastItem[] = [];
let items = NONE;
let nextId = 1;
const timers = new Map<number, ReturnType<typeof setTimeout>>();
const listeners = new Set<() => void>();
const publish = (next: readonly ToastItem[]) => {
  items = next;
  for (const listener of listeners) listener();
};

/** Says one sentence, as text. The same sentence again stays longer instead of standing twice. */
export function toast(message: string, kind: ToastKind = 'info'): number {
  const same = items.find(i => i.message === message && i.kind === kind);
  const item = same ?? { id: nextId++, message, kind };
  if (!same) publish([...items.slice(-2), item]);
  holdToast(item.id);
  resumeToast(item);
  return item.id;
}

/** Takes it back: what it said is over. */
export function dismissToast(id: number): void {
  holdToast(id);
  publish(items.filter(i => i.id !== id));
}

/** Stops the clock while the pointer or the focus is on it. */
function holdToast(id: number): void {
  clearTimeout(timers.get(id));
  timers.delete(id);
}

/** Before there is a host to read it from, as while a first page is still on its way, the clock stands. */
function resumeToast(item: ToastItem): void {
  holdToast(item.id);
  if (listeners.size === 0) return;
  timers.set(
    item.id,
    setTimeout(() => dismissToast(item.id), readingTime(item.message)),
  );
}

export function clearToasts(): void {
  for (const id of timers.keys()) holdToast(id);
  publish([]);
}

function subscribe(listener: () => void): () => void {
  const first = listeners.size === 0;
  listeners.add(listener);
  if (first) for (const item of items) if (!timers.has(item.id)) resumeToast(item);
  return () => listeners.delete(listener);
}

function useToasts(): readonly ToastItem[] {
  return useSyncExternalStore(
    subscribe,
    () => items,
    // In the HTML of a first page nothing is said yet, whatever is on its way.
    () => NONE,
  );
}

/** Once in the frame. The region is there before its first sentence, and moves into an open dialog, as the page is inert then. */
export function ToastHost() {
  const t = useCopy('ui');
  const layer = useTopLayer();
  const items = useToasts();
  const region = (
    <div
      className={`grid justify-items-centre gap-2 px-4 no-events ${styles.host}`}
      role="status"
      aria-live="polite"
      aria-label={t('toasts')}
    >
      {items.map(item => (
        <div
          key={item.id}
          className={`inline-flex items-centre on-ink t-body lh-5 r-1 ${styles.toast}`}
          data-kind={item.kind}
          aria-hidden={item.kind === 'seen'}
          onPointerEnter={() => holdToast(item.id)}
          onPointerLeave={() => resumeToast(item)}
        >
          <Icon name={item.kind === 'ok' ? 'check' : 'info'} />
          <span>{item.message}</span>
        </div>
      ))}
    </div>
  );
  return layer ? createPortal(region, layer) : region;
}
