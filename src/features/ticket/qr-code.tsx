import { useEffect, useState } from 'react';
import { loadChunk } from '#lib/chunk.ts';
import styles from './ticket.module.css';

/** Modules of white around a code that scanners expect. */
const QUIET_ZONE = 4;

interface Drawing {
  readonly text: string;
  readonly size: number;
  readonly path: string;
}

interface Props {
  text: string;
  label: string;
  /** What stands here when the code cannot be drawn. */
  fallback: string;
}

/** A QR code on white with its quiet zone, at least 180 CSS px wide; the encoder loads with the first one. */
export function QrCode({ text, label, fallback }: Props) {
  const [drawing, setDrawing] = useState<Drawing | 'failed' | null>(null);
  useEffect(() => {
    let current = true;
    draw(text).then(
      next => current && setDrawing(next),
      () => current && setDrawing('failed'),
    );
    return () => {
      current = false;
    };
  }, [text]);
  if (drawing === 'failed') return <p className={`sm ${styles.qr}`}>{fallback}</p>;
  const ready = drawing?.text === text ? drawing : null;
  return (
    <svg
      className={`qr ${styles.qr}`}
      viewBox={ready ? `0 0 ${ready.size} ${ready.size}` : '0 0 1 1'}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
      data-ready={ready ? '' : undefined}
    >
      <path fill="#fff" d={ready ? `M0 0h${ready.size}v${ready.size}H0z` : 'M0 0h1v1H0z'} />
      {ready && <path fill="#17191d" d={ready.path} />}
    </svg>
  );
}

async function draw(text: string): Promise<Drawing> {
  const { encode } = await loadChunk(() => import('uqr'));
  const { data, size } = encode(text, { ecc: 'M', border: QUIET_ZONE });
  return { text, size, path: runs(data) };
}

/** Dark modules as horizontal runs: a fraction of one rectangle a module. */
export function runs(rows: readonly (readonly boolean[])[]): string {
  let path = '';
  for (const [y, row] of rows.entries()) {
    for (let x = 0; x < row.length; x++) {
      if (!row[x]) continue;
      let width = 1;
      while (row[x + width]) width++;
      path += `M${x} ${y}h${width}v1h-${width}z`;
      x += width;
    }
  }
  return path;
}
