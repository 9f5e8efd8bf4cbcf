import { useEffect, useRef, useState } from 'react';
import { upload } from '#api/client.ts';
import type { CallFailure } from '#api/failure.ts';
import { uploads } from '#domain/contract/upload.ts';
import { useSubmit } from '#hooks/use-submit.ts';

type Sent = Awaited<ReturnType<typeof send>>;
const send = (
  file: File,
  payload: { token?: string },
  options: { signal: AbortSignal; onProgress: (share: number) => void },
) => upload(uploads.common, file, payload, { ...options, quiet: true });

/** Sends one file at a time, says how far it has come, and can be stopped; leaving the page stops it, too. */
export function useUpload() {
  const { busy, submit } = useSubmit();
  const [share, setShare] = useState(0);
  const stop = useRef<AbortController>(null);
  useEffect(() => () => stop.current?.abort(), []);
  return {
    busy,
    /** 0 to 1. */
    share,
    cancel: () => stop.current?.abort(),
    /** `failed` is not told of a stop. */
    send: (
      file: File,
      done: (sent: Sent) => unknown,
      failed: (failure: CallFailure) => unknown,
      token?: () => Promise<string>,
    ) =>
      submit(
        async () => {
          const controller = new AbortController();
          stop.current = controller;
          setShare(0);
          const payload = token ? { token: await token() } : {};
          await done(await send(file, payload, { signal: controller.signal, onProgress: setShare }));
        },
        failure => {
          if (failure.kind !== 'aborted') failed(failure);
        },
      ),
  };
}
