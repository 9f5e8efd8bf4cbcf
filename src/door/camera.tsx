/** @jsxImportSource preact */
import { useEffect, useRef, useState } from 'preact/hooks';
import { type Reader, readerOf } from './reader.ts';
import type { DoorWords } from './words.ts';

/** The same code within this time is the same ticket held still; ms. */
const SAME_CODE_WITHIN = 4_000;
const EVERY = 120;

/** The telephone's camera, read a few times a second while it is open. */
export function Camera({ t, onCode }: { readonly t: DoorWords; readonly onCode: (text: string) => void }) {
  const video = useRef<HTMLVideoElement>(null);
  const listener = useRef(onCode);
  listener.current = onCode;
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let stream: MediaStream | undefined;
    let reader: Reader | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let over = false;
    let [known, knownAt] = ['', 0];
    const look = async (): Promise<void> => {
      const text = video.current && reader ? await reader.read(video.current).catch(() => null) : null;
      if (over) return;
      const now = Date.now();
      if (text && (text !== known || now - knownAt > SAME_CODE_WITHIN)) listener.current(text);
      if (text) [known, knownAt] = [text, now];
      timer = setTimeout(() => void look(), EVERY);
    };
    const open = async (): Promise<void> => {
      stream = await navigator.mediaDevices.getUserMedia({
        video: { facingMode: 'environment' },
        audio: false,
      });
      if (over || !video.current) return;
      video.current.srcObject = stream;
      await video.current.play();
      reader = await readerOf();
      await look();
    };
    open().catch(() => setFailed(true));
    const lock = navigator.wakeLock?.request('screen').catch(() => null);
    return () => {
      over = true;
      clearTimeout(timer);
      reader?.close();
      for (const track of stream?.getTracks() ?? []) track.stop();
      void lock?.then(held => held?.release());
    };
  }, []);
  if (failed) return <p class="notice">{t.noCamera}</p>;
  return <video ref={video} class="camera fit-cover" muted playsInline aria-label={t.camera} />;
}
