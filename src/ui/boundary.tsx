import { Component, type ComponentType, type ReactNode, useEffect, useReducer } from 'react';
import { useCopy } from '#i18n/copy.ts';
import { toast } from './toast.tsx';

interface BoundaryProps {
  /** What is drawn within; something else is tried anew. */
  from: unknown;
  failed: (error: unknown) => ReactNode;
  children: ReactNode;
}
interface BoundaryState {
  from: unknown;
  failure: { error: unknown } | null;
}

/** Keeps a failure within a part of the page, and shows it there until there is something else to draw. */
export class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { from: this.props.from, failure: null };

  static getDerivedStateFromError(error: unknown): Partial<BoundaryState> {
    return { failure: { error } };
  }

  static getDerivedStateFromProps(props: BoundaryProps, state: BoundaryState): Partial<BoundaryState> | null {
    return props.from === state.from ? null : { from: props.from, failure: null };
  }

  override render() {
    return this.state.failure ? this.props.failed(this.state.failure.error) : this.props.children;
  }
}

/** A part with a boundary of its own: one that breaks leaves the rest of the page alone. */
export function contained<Props extends object>(
  Part: ComponentType<Props>,
  failed: (retry: () => void) => ReactNode = () => <Untold />,
): ComponentType<Props> {
  return function Contained(props: Props) {
    const [times, again] = useReducer((n: number) => n + 1, 0);
    return (
      <Boundary from={times} failed={() => failed(again)}>
        <Part {...props} />
      </Boundary>
    );
  };
}

/** Nothing stands for what opens over the page; that it did not open is a toast. */
function Untold() {
  const t = useCopy('ui');
  useEffect(() => void toast(t('error.text')), [t]);
  return null;
}
