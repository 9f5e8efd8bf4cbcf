import { useState } from 'react';
import { useCopy } from '#i18n/copy.ts';
import { priced } from '#lib/price.ts';
import { Price } from '#ui/price.tsx';
import styles from './filters.module.css';

interface Props {
  bounds: { readonly min: number; readonly max: number };
  min: number | undefined;
  max: number | undefined;
  onChange: (min: number | undefined, max: number | undefined) => void;
}

/** Yuan between two marks of the slider. */
const STEP = 20;

/** A price range on two sliders: it is applied when a thumb is let go, or a key released. */
export function PriceFilter({ bounds, min, max, onChange }: Props) {
  const t = useCopy('musicale');
  const low = Math.floor(bounds.min / STEP) * STEP;
  const high = Math.ceil(bounds.max / STEP) * STEP;
  const within = (value: number) => Math.min(high, Math.max(low, value));
  const [from, setFrom] = useState(within(min ?? low));
  const [to, setTo] = useState(within(max ?? high));
  const [shown, setShown] = useState([min, max]);
  // What is applied elsewhere, by a link or Back: in place, so that the thumb in use keeps the focus.
  if (shown[0] !== min || shown[1] !== max) {
    setShown([min, max]);
    setFrom(within(min ?? low));
    setTo(within(max ?? high));
  }
  const apply = () => {
    const next = [from > low ? from : undefined, to < high ? to : undefined] as const;
    if (next[0] !== min || next[1] !== max) onChange(...next);
  };
  const percent = (value: number) => (high > low ? ((value - low) / (high - low)) * 100 : 0);
  const slider = (label: string, value: number, onInput: (value: number) => void) => (
    <input
      type="range"
      min={low}
      max={high}
      step={STEP}
      value={value}
      aria-label={label}
      aria-valuetext={priced(value)}
      onChange={e => onInput(Number(e.currentTarget.value))}
      onPointerUp={apply}
      onKeyUp={apply}
      onBlur={apply}
    />
  );
  return (
    <fieldset>
      <legend>{t('list.price')}</legend>
      <div className="flex justify-between lead">
        <Price yuan={from} />
        <Price yuan={to} />
      </div>
      <div className={`relative ${styles.range}`}>
        <i style={{ left: `${percent(from)}%`, right: `${100 - percent(to)}%` }} />
        {slider(t('list.priceFrom'), from, value => setFrom(Math.min(value, to)))}
        {slider(t('list.priceTo'), to, value => setTo(Math.max(value, from)))}
      </div>
    </fieldset>
  );
}
