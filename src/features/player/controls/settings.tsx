import { useState } from 'react';
import { useCopy } from '#i18n/copy.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox, Radio } from '#ui/choice.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { TextInput } from '#ui/inputs.tsx';
import { ModalPopup } from '#ui/modal-popup.tsx';
import { JourneyRow } from '../journey/journey-row.tsx';
import { core } from '../sound/core.ts';
import { type Playing, useNow } from '../sound/now.ts';
import { boxOfficeSource } from '../sound/source.ts';
import { KEYS } from './keys.ts';
import styles from './settings.module.css';

const RATES = [0.5, 0.75, 1, 1.25, 1.5, 2] as const;
interface Props {
  open: boolean;
  onClose: () => void;
}

/** Speed, quality, an end, bars to repeat, and what comes next. */
export function SettingsDialog({ playing, ...modal }: Props & { playing: Playing }) {
  const r = useCopy('playroom');
  const { rate, quality, qualities, sleep } = useNow();
  const { choices } = core();
  const finest = Math.max(...qualities.map(q => q.bitrate));
  return (
    <ModalPopup {...modal} title={r('settings')}>
      <fieldset className={`flex flex-wrap gap-y-1 gap-x-5 mb-5 ${styles.set}`}>
        <legend className="mb-1 sec t-sm">{r('speed')}</legend>
        {RATES.map(n => (
          <Radio key={n} name="rate" checked={rate === n} onChange={() => choices.rate(n)} label={`${n}×`} />
        ))}
      </fieldset>
      <fieldset className={`flex flex-wrap gap-y-1 gap-x-5 mb-5 ${styles.set}`}>
        <legend className="mb-1 sec t-sm">{r('quality')}</legend>
        <Radio
          name="quality"
          checked={quality === -1}
          onChange={() => core().quality(-1)}
          label={r('qualityAuto')}
        />
        {qualities.map(({ level, height, bitrate }) => (
          <Radio
            key={level}
            name="quality"
            checked={quality === level}
            onChange={() => core().quality(level)}
            label={
              height
                ? r('qualityLines', { lines: height })
                : r(bitrate === finest ? 'qualityFine' : 'qualityLight')
            }
          />
        ))}
        {playing.manifest.film && (
          <Radio
            name="quality"
            checked={quality === -2}
            onChange={() => core().quality(-2)}
            label={r('qualityAlone')}
          />
        )}
      </fieldset>
      <Checkbox
        checked={sleep !== null}
        onChange={event => choices.sleep(event.currentTarget.checked)}
        label={r('sleep')}
      />
      <JourneyRow playing={playing} />
      {playing.manifest.bars && <LoopForm playing={playing} />}
    </ModalPopup>
  );
}

function LoopForm({ playing }: { playing: Playing }) {
  const r = useCopy('playroom');
  const loop = useNow(s => s.loop);
  const [from, setFrom] = useState('');
  const [to, setTo] = useState('');
  const [amiss, setAmiss] = useState(false);
  const begin = async () => {
    const { opened, manifest } = playing;
    const { movement } = useNow.getState();
    const second = (bar: string) => boxOfficeSource.bar(opened.manifest, manifest, bar, movement);
    const next = Number.isInteger(Number(to)) ? String(Number(to) + 1) : to;
    const [start, last, end] = await Promise.all([second(from), second(to), second(next)]).catch(() => [
      null,
      null,
      null,
    ]);
    const until = end ?? manifest.movements[movement]?.end ?? null;
    const good = start !== null && last !== null && until !== null && until > start;
    setAmiss(!good);
    if (!good) return;
    core().choices.loop({ from: start, to: until });
    core().seek(start);
  };
  return (
    <form
      className={`grid items-end gap-y-3 gap-x-4 mt-5 ${styles.loop}`}
      onSubmit={event => {
        event.preventDefault();
        void begin();
      }}
    >
      <h2 className="span-all t-h3">{r('loop')}</h2>
      <TextInput
        label={r('loopFrom')}
        inputMode="numeric"
        maxLength={5}
        value={from}
        onChange={e => setFrom(e.currentTarget.value)}
      />
      <TextInput
        label={r('loopTo')}
        inputMode="numeric"
        maxLength={5}
        value={to}
        error={amiss ? r('loopAmiss') : undefined}
        onChange={e => setTo(e.currentTarget.value)}
      />
      {loop ? (
        <Button look="ghost" onClick={() => core().choices.loop(null)}>
          {r('loopOff')}
        </Button>
      ) : (
        <Button look="ghost" type="submit">
          {r('loop')}
        </Button>
      )}
    </form>
  );
}

/** “?”: what each key does. */
export function KeysDialog(modal: Props) {
  const r = useCopy('playroom');
  const shown = (key: string) =>
    ({ ' ': r('key.space'), ArrowLeft: '←', ArrowRight: '→', ArrowUp: '↑', ArrowDown: '↓' })[key] ??
    key.toUpperCase();
  return (
    <Dialog {...modal} title={r('keysTitle')}>
      <dl className={styles.keys}>
        {KEYS.map(({ keys, words }) => (
          <div className="row gap-5 line-b" key={words}>
            <dt className="flex gap-1">
              {keys.map(key => (
                <kbd className="py-1 px-2 control-box r-1" key={key}>
                  {shown(key)}
                </kbd>
              ))}
            </dt>
            <dd>{r(`key.${words}`)}</dd>
          </div>
        ))}
        <div className="row gap-5 line-b">
          <dt className="flex gap-1">
            <kbd className="py-1 px-2 control-box r-1">{0}</kbd>
            <kbd className="py-1 px-2 control-box r-1">{9}</kbd>
          </dt>
          <dd>{r('key.share')}</dd>
        </div>
      </dl>
    </Dialog>
  );
}
