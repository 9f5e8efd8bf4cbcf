import styles from './string-of.module.css';

interface Props {
  /** Its part of the longest one, 0 to 1. */
  share: number;
  lobes: number;
}

const WIDTH = 1000;
const HEIGHT = 40;

/** A string that is as long as the music lasts, with as many harmonics as it has time for. */
export function StringOf({ share, lobes }: Props) {
  const width = Math.max(0.06, share) * WIDTH;
  const step = width / lobes;
  const wave = (up: 1 | -1) =>
    Array.from({ length: lobes }, (_, i) => {
      const side = (i % 2 === 0 ? 1 : -1) * up * 15;
      return `q${step / 2} ${side} ${step} 0`;
    }).join('');
  return (
    <svg
      className={`as-block w-full fill-none ${styles.string}`}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path className={`thin-stroke ${styles.rest}`} d={`M${width} ${HEIGHT / 2}H${WIDTH}`} />
      <path className="thin-stroke" d={`M0 ${HEIGHT / 2}${wave(1)}`} />
      <path className="thin-stroke" d={`M0 ${HEIGHT / 2}${wave(-1)}`} />
    </svg>
  );
}
