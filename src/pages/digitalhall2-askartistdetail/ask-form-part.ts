import { deferred } from '#ui/deferred.tsx';
import type { AskFormProps } from './ask-form.tsx';

/** The line to ask on comes when the page has come to rest. */
export const AskForm = deferred<AskFormProps>(async () => (await import('./ask-form.tsx')).AskForm, null);
