import { useEffect, useState } from 'react';
import { useCopy } from '#i18n/copy.ts';
import field from '#ui/field.module.css';
import { Field } from '#ui/field.tsx';
import { DemoHint } from './demo-hint.tsx';
import styles from './login.module.css';
import type { Captcha } from './use-captcha.ts';

interface Props {
  captcha: Captcha;
  error?: string | undefined;
  /** What Enter does here: the call that the captcha is for. */
  onEnter?: () => void;
}

/** The proof being computed, or the captcha, to see or to hear, and its answer; nothing until the server asks for it. */
export function CaptchaField({ captcha, error, onEnter }: Props) {
  const t = useCopy('login');
  const { shown, answer, setAnswer, renew } = captcha;
  if (captcha.checking) return <Checking onGiveUp={captcha.giveUp} />;
  if (!shown) return null;
  const { image, sound, demoAnswer } = shown;
  return (
    <div>
      <div className={`row flex-wrap gap-y-1 gap-x-5 mb-3 ${styles.captcha}`}>
        {image && <img className="r-1" src={image} alt={t('captcha.image')} width={198} height={66} />}
        {sound && <Spoken url={sound} />}
        <button className="tap t-sm underlined" type="button" onClick={() => void renew()}>
          {t(sound ? 'captcha.againSound' : 'captcha.again')}
        </button>
        <button
          className="tap t-sm underlined"
          type="button"
          onClick={() => void renew(sound ? 'picture' : 'sound')}
        >
          {t(sound ? 'captcha.look' : 'captcha.listen')}
        </button>
      </div>
      <Field label={t(sound ? 'captcha.heard' : 'field.captcha')} error={error}>
        {control => (
          <input
            {...control}
            className={`as-block w-full ${field.input}`}
            value={answer}
            onChange={event => setAnswer(event.currentTarget.value)}
            onKeyDown={event => {
              if (event.key !== 'Enter' || !onEnter) return;
              event.preventDefault();
              onEnter();
            }}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            maxLength={12}
            inputMode={sound ? 'numeric' : 'text'}
          />
        )}
      </Field>
      {demoAnswer && (
        <DemoHint
          text={t('code.demoCaptcha', { code: demoAnswer })}
          onFill={() => setAnswer(demoAnswer ?? '')}
        />
      )}
    </div>
  );
}

/** Played at once, as it was asked for, and again as often as one likes. The policy lets no data: URL sound. */
function Spoken({ url }: { url: string }) {
  const t = useCopy('login');
  const [source, setSource] = useState('');
  useEffect(() => {
    const [type = '', data = ''] = url.slice('data:'.length).split(';base64,');
    const blob = new Blob([Uint8Array.from(atob(data), c => c.charCodeAt(0))], { type });
    const made = URL.createObjectURL(blob);
    setSource(made);
    return () => URL.revokeObjectURL(made);
  }, [url]);
  // biome-ignore lint/a11y/useMediaCaption: captions would be the answer; the picture is the other way
  return <audio key={source} src={source || undefined} controls autoPlay aria-label={t('captcha.sound')} />;
}

/** Calm words, and after a while the other way. */
function Checking({ onGiveUp }: { onGiveUp: () => void }) {
  const t = useCopy('login');
  const [long, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), 4000);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className={`row flex-wrap gap-y-1 gap-x-5 mb-3 ${styles.captcha}`}>
      <p role="status">{t(long ? 'captcha.checkingLong' : 'captcha.checking')}</p>
      {long && (
        <button className="tap t-sm underlined" type="button" onClick={onGiveUp}>
          {t('captcha.look')}
        </button>
      )}
    </div>
  );
}
