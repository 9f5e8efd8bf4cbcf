import { type ReactNode, Suspense, startTransition, use, useLayoutEffect, useReducer } from 'react';
import { useRevalidator } from 'react-router';
import { Boundary } from './boundary.tsx';
import { ErrorState, Missing } from './error-state.tsx';
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
  /** The page is whole without it: a failure is a toast, with nothing in its place. */
  aside?: boolean;
}

/** Data on its way: skeleton, then content, or an error state with retry. */
export function Load<T>({ from, skeleton, children, onRetry, failed, aside }: Props<T>) {
  const { revalidate, state } = useRevalidator();
  const retry = onRetry ?? (() => void revalidate());
  const [, arrive] = useReducer((times: number) => times + 1, 0);
  return (
    <Boundary
      from={from}
      failed={error =>
        aside ? (
          <Missing error={error} />
        ) : failed ? (
          failed(error, retry)
        ) : (
          <ErrorState error={error} onRetry={retry} busy={state === 'loading'} />
        )
      }
    >
      <Suspense
        fallback={
          <Until from={from} onArrival={arrive}>
            {skeleton === undefined ? <StringLoader /> : <Waiting>{skeleton}</Waiting>}
          </Until>
        }
      >
        <Content from={from}>{children}</Content>
      </Suspense>
    </Boundary>
  );
}

/** React keeps what stands in for content for 300 ms, however soon the content is there, unless something around it changes. */
function Until({ from, onArrival, children }: { from: unknown; onArrival: () => void; children: ReactNode }) {
  useLayoutEffect(() => {
    const arrived = () => startTransition(onArrival);
    Promise.resolve(from).then(arrived, arrived);
  }, [from, onArrival]);
  return children;
}

function Content<T>({ from, children }: { from: Promise<T> | T; children: (data: T) => ReactNode }) {
  return children(from instanceof Promise ? use(from) : from);
}
