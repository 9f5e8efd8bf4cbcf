/** Reads a QR code out of a picture of the camera. */
export interface Reader {
  /** Null where there is none in it. */
  read(video: HTMLVideoElement): Promise<string | null>;
  close(): void;
}

interface Detector {
  detect(source: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>;
}
type DetectorClass = {
  new (options: { formats: string[] }): Detector;
  getSupportedFormats(): Promise<readonly string[]>;
};

/** The platform's own where it reads such codes; else a reader in a worker, fetched now. */
export async function readerOf(): Promise<Reader> {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: DetectorClass };
  const formats = (await BarcodeDetector?.getSupportedFormats().catch(() => [])) ?? [];
  if (BarcodeDetector && formats.includes('qr_code')) {
    const detector = new BarcodeDetector({ formats: ['qr_code'] });
    return {
      read: async video => (await detector.detect(video))[0]?.rawValue ?? null,
      close: () => undefined,
    };
  }
  return workerReader();
}

/** Wide enough for a ticket's 37 modules at arm's length, small enough for a cheap telephone. */
const WIDTH = 720;

function workerReader(): Reader {
  const worker = new Worker(new URL('./qr-worker.ts', import.meta.url), { type: 'module' });
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  return {
    read: video =>
      new Promise(resolve => {
        const scale = Math.min(1, WIDTH / (video.videoWidth || WIDTH));
        const [width, height] = [video.videoWidth * scale, video.videoHeight * scale].map(Math.floor);
        if (!context || !width || !height) return resolve(null);
        canvas.width = width;
        canvas.height = height;
        context.drawImage(video, 0, 0, width, height);
        const { data } = context.getImageData(0, 0, width, height);
        worker.onmessage = ({ data: text }: MessageEvent<string | null>) => resolve(text);
        worker.onerror = () => resolve(null);
        worker.postMessage({ width, height, data }, [data.buffer]);
      }),
    close: () => worker.terminate(),
  };
}
