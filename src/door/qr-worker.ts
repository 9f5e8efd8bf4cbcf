import decodeQR from 'qr/decode.js';

/** Reads codes beside the page, so that it stays quick. */
interface Picture {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray;
}
self.addEventListener('message', ({ data }: MessageEvent<Picture>) => {
  let text: string | null = null;
  try {
    text = decodeQR(data);
  } catch {
    // No code in this picture.
  }
  self.postMessage(text);
});
