import { Component, type ReactNode, Suspense, use } from 'react';
import { useRevalidator } from 'react-router';
import { ErrorState } from './error-state.tsx';
import { Waiting } from './skeleton.tsx';
import { StringLoader } from './string.tsx';

interface Props<T> {
  /** A promise of the loader (not made while rendering), or the data itself. */
  from: Promise<T> | T;
  /** Of the same size as the content, so that nothing shifts. */
  skeleton?: ReactNode;
  children: (data: T) => ReactNode;
  /** How to try again; the route's loaders run again by default. */
  onRetry?: () => void;
  /** What stands in place of the default error state. */
  failed?: (error: unknown, retry: () => void) => ReactNode;
}

/** Data on its way: skeleton, then content, or an error state with retry. */
export function Load<T>({ from, skeleton, children, onRetry, failed }: Props<T>) {
  const { revalidate, state } = useRevalidator();
  const retry = onRetry ?? (() => void revalidate());
  return (
    <Boundary
      from={from}
      failed={error =>
        failed ? (
          failed(error, retry)
        ) : (
          <ErrorState text={messageOf(error)} onRetry={retry} busy={state === 'loading'} />
        )
      }
    >
      <Suspense fallback={skeleton === undefined ? <StringLoader /> : <Waiting>{skeleton}</Waiting>}>
        <Content from={from}>{children}</Content>
      </Suspense>
    </Boundary>
  );
}

function Content<T>({ from, children }: { from: Promise<T> | T; children: (data: T) => ReactNode }) {
  return children(from instanceof Promise ? use(from) : from);
}

/** The server's sentence, where the failure of a call carries one. */
function messageOf(error: unknown): string | undefined {
  const msg = error && typeof error === 'object' && 'msg' in error ? error.msg : undefined;
  return typeof msg === 'string' && msg !== '' ? msg : undefined;
}

interface BoundaryProps {
  from: unknown;
  failed: (error: unknown) => ReactNode;
  children: ReactNode;
}
interface BoundaryState {
  from: unknown;
  failure: { error: unknown } | null;
}

/** Shows the failure until there is another promise. */
class Boundary extends Component<BoundaryProps, BoundaryState> {
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
