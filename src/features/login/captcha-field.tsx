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

/** The picture and its answer; nothing until the server asks for it. */
export function CaptchaField({ captcha, error, onEnter }: Props) {
  const t = useCopy('login');
  const { picture, answer, setAnswer, renew } = captcha;
  if (!picture) return null;
  return (
    <div>
      <Field label={t('field.captcha')} error={error}>
        {control => (
          <span className={styles.captcha}>
            <input
              {...control}
              className={field.input}
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
            />
            <button
              type="button"
              aria-label={t('field.captchaAgain')}
              title={t('field.captchaAgain')}
              onClick={() => void renew()}
            >
              <img src={picture.image} alt={t('field.captchaImage')} width={132} height={44} />
            </button>
          </span>
        )}
      </Field>
      {picture.demoAnswer && (
        <DemoHint
          text={t('code.demoCaptcha', { code: picture.demoAnswer })}
          onFill={() => setAnswer(picture.demoAnswer ?? '')}
        />
      )}
    </div>
  );
}
