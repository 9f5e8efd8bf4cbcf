/** What a service worker is, beside what a page is: the library of types for both at once contradicts itself. */
interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface FetchedEvent extends WorkerEvent {
  readonly request: Request;
  respondWith(reply: Promise<Response>): void;
}
export interface WorkerScope {
  addEventListener(name: 'install' | 'activate', listen: (event: WorkerEvent) => void): void;
  addEventListener(name: 'message', listen: (event: WorkerEvent & { readonly data: unknown }) => void): void;
  addEventListener(name: 'fetch', listen: (event: FetchedEvent) => void): void;
  skipWaiting(): Promise<void>;
  readonly clients: { claim(): Promise<void> };
}
