import { useEffect, useRef, useState } from 'react';
import ReactCrop, { centerCrop, makeAspectCrop, type PercentCrop } from 'react-image-crop';
import 'react-image-crop/dist/ReactCrop.css';
import { call } from '#api/client.ts';
import { HEAD_SIDE, uploads } from '#domain/contract/upload.ts';
import { useCopy } from '#i18n/copy.ts';
import { Button } from '#ui/button.tsx';
import { FieldError } from '#ui/field.tsx';
import { ModalPopup } from '#ui/modal-popup.tsx';
import styles from './portrait.module.css';
import { useUpload } from './use-upload.ts';

/** Pixels of what a browser shall unfold here. */
const MOST_PIXELS = 40_000_000;

interface Props {
  file: File;
  onClose: () => void;
  onDone: () => Promise<void>;
}

/** The part of a picture that is shown, chosen by mouse, touch or keyboard; it is drawn anew, so nothing else is sent. */
export function CropDialog({ file, onClose, onDone }: Props) {
  const t = useCopy('own');
  const url = useObjectUrl(file);
  const image = useRef<HTMLImageElement>(null);
  const [crop, setCrop] = useState<PercentCrop>();
  const [problem, setProblem] = useState<string>();
  const { busy, share, send, cancel } = useUpload();
  const onLoad = ({ naturalWidth: w, naturalHeight: h, width, height }: HTMLImageElement) => {
    if (w * h > MOST_PIXELS) setProblem(t('portrait.pixels'));
    else setCrop(centerCrop(makeAspectCrop({ unit: '%', width: 80 }, 1, width, height), width, height));
  };
  const save = async () => {
    if (!image.current || !crop) return;
    const picture = await cut(image.current, crop);
    if (!picture) return setProblem(t('portrait.broken'));
    await send(
      picture,
      onDone,
      failure => setProblem(failure.message),
      async () => (await call(uploads.headToken, {}, { quiet: true })).token,
    );
  };
  return (
    <ModalPopup
      open
      title={t('portrait.crop')}
      onClose={() => {
        cancel();
        onClose();
      }}
      footer={
        <>
          <Button look="ghost" onClick={busy ? cancel : onClose}>
            {t(busy ? 'portrait.stop' : 'portrait.cancel')}
          </Button>
          <Button busy={busy} aria-disabled={!crop || undefined} onClick={() => void save()}>
            {busy ? t('portrait.sending', { n: Math.round(share * 100) }) : t('portrait.use')}
          </Button>
        </>
      }
    >
      <div className={`grid gap-4 justify-items-centre ${styles.crop}`}>
        <p className="sm sec">{t('portrait.how')}</p>
        {url && (
          <ReactCrop
            {...(crop && { crop })}
            aspect={1}
            circularCrop
            keepSelection
            minWidth={48}
            disabled={busy}
            ariaLabels={{
              cropArea: t('portrait.area'),
              nwDragHandle: t('portrait.nw'),
              neDragHandle: t('portrait.ne'),
              swDragHandle: t('portrait.sw'),
              seDragHandle: t('portrait.se'),
              nDragHandle: t('portrait.side'),
              eDragHandle: t('portrait.side'),
              sDragHandle: t('portrait.side'),
              wDragHandle: t('portrait.side'),
            }}
            onChange={(_, percent) => setCrop(percent)}
          >
            <img
              ref={image}
              src={url}
              alt=""
              onLoad={event => onLoad(event.currentTarget)}
              onError={() => setProblem(t('portrait.broken'))}
            />
          </ReactCrop>
        )}
        {busy && (
          <progress
            className="w-full"
            aria-label={t('portrait.sending', { n: Math.round(share * 100) })}
            value={share}
            max={1}
          />
        )}
        {problem && (
          <div role="alert">
            <FieldError>{problem}</FieldError>
          </div>
        )}
      </div>
    </ModalPopup>
  );
}

function useObjectUrl(file: File): string {
  const [url, setUrl] = useState('');
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return url;
}

/** The chosen square, drawn into a picture of its own: what the file told beside it stays behind. */
async function cut(image: HTMLImageElement, crop: PercentCrop): Promise<File | null> {
  const { naturalWidth: w, naturalHeight: h } = image;
  const from = (crop.width / 100) * w;
  const side = Math.max(1, Math.min(HEAD_SIDE, Math.round(from)));
  const canvas = Object.assign(document.createElement('canvas'), { width: side, height: side });
  const context = canvas.getContext('2d');
  if (!context) return null;
  // A JPEG has no alpha: what is clear becomes white, not black.
  context.fillStyle = 'white';
  context.fillRect(0, 0, side, side);
  context.imageSmoothingQuality = 'high';
  const height = (crop.height / 100) * h;
  context.drawImage(image, (crop.x / 100) * w, (crop.y / 100) * h, from, height, 0, 0, side, side);
  const blob = await new Promise<Blob | null>(done => canvas.toBlob(done, 'image/jpeg', 0.86));
  return blob && new File([blob], 'portrait.jpg', { type: 'image/jpeg' });
}
