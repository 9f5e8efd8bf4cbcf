import { squaresOf } from '#lib/squares.ts';

/** A code of squares, at whatever size the screen or the paper has. */
export function Code({ text, label }: { readonly text: string; readonly label: string }) {
  const { size, path } = squaresOf(text);
  return (
    <svg
      className="qr"
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={`M0 0h${size}v${size}H0z`} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
