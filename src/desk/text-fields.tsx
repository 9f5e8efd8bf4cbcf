import { type ChangeEvent, useId } from 'react';
import { type Bilingual, say } from '#domain/text.ts';
import { Labelled } from './parts.tsx';
import { TEXT_WORDS } from './text-words.ts';
import { useDesk } from './use-desk.ts';

interface BothProps {
  readonly label: string;
  readonly hint?: string;
  /** What is wrong with it. */
  readonly wrong: string;
  readonly most: number;
  readonly rows?: number;
  readonly required?: boolean;
  readonly value: Bilingual;
  onValue(value: Bilingual): void;
}
/** A field in both languages, side by side; one below the other on a telephone. */
export function Both({ label, hint, wrong, most, rows, required, value, onValue }: BothProps) {
  const { locale } = useDesk();
  const words = TEXT_WORDS[locale];
  const id = useId();
  return (
    <fieldset className="both">
      <legend>{label}</legend>
      {(['zh', 'en'] as const).map(code => {
        const props = {
          id: `${id}-${code}`,
          lang: code === 'zh' ? 'zh-CN' : 'en',
          maxLength: most,
          required,
          value: value[code],
          'aria-invalid': wrong !== '',
          'aria-describedby': wrong || hint ? `${id}-hint` : undefined,
          onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
            onValue({ ...value, [code]: event.currentTarget.value }),
        };
        return (
          <div key={code} className="field">
            <label htmlFor={props.id}>{words.language[code]}</label>
            {rows === undefined ? <input {...props} /> : <textarea {...props} rows={rows} />}
          </div>
        );
      })}
      {(wrong || hint) && (
        <p id={`${id}-hint`} className={wrong ? 'fault' : 'hint'}>
          {wrong || hint}
        </p>
      )}
    </fieldset>
  );
}

interface Named {
  readonly id: string;
  readonly title: Bilingual;
}
type SomeProps =
  | { readonly several: true; readonly value: readonly string[]; onValue(value: string[]): void }
  | { readonly several?: false; readonly value: string; onValue(value: string): void };
/** One or several of what the season has. */
export function Some({
  label,
  of,
  optional = false,
  ...rest
}: SomeProps & { readonly label: string; readonly of: readonly Named[]; readonly optional?: boolean }) {
  const { locale } = useDesk();
  return (
    <Labelled label={label}>
      {id => (
        <select
          id={id}
          multiple={rest.several === true}
          value={rest.several ? [...rest.value] : rest.value}
          onChange={event =>
            rest.several
              ? rest.onValue([...event.currentTarget.selectedOptions].map(option => option.value))
              : rest.onValue(event.currentTarget.value)
          }
        >
          {optional && <option value="" />}
          {of.map(one => (
            <option key={one.id} value={one.id}>
              {say(one.title, locale)}
            </option>
          ))}
        </select>
      )}
    </Labelled>
  );
}

/** Keys that a drawing takes its colours from. */
const KEYS = ['C', 'D', 'E', 'F', 'G', 'A', 'B', 'Bb', 'Eb', 'Ab', 'F#'].flatMap(key => [
  `${key} major`,
  `${key} minor`,
]);

interface DrawingProps {
  readonly value: { readonly key: string; readonly picture: string };
  readonly pictures: readonly string[];
  readonly optional?: boolean;
  readonly wrong: string;
  onValue(value: { key: string; picture: string }): void;
}
/** What is drawn: by the colours of a key, or one of the season's own pictures. */
export function Drawing({ value, pictures, optional = false, wrong, onValue }: DrawingProps) {
  const { locale } = useDesk();
  const words = TEXT_WORDS[locale].fields;
  const keys = KEYS.includes(value.key) || value.key === '' ? KEYS : [value.key, ...KEYS];
  return (
    <>
      <Labelled label={words.key} hint={wrong || words.keyHint}>
        {(id, hint) => (
          <select
            id={id}
            aria-describedby={hint}
            value={value.key}
            onChange={event => onValue({ ...value, key: event.currentTarget.value })}
          >
            {optional && <option value="" />}
            {keys.map(key => (
              <option key={key}>{key}</option>
            ))}
          </select>
        )}
      </Labelled>
      {pictures.length > 0 && (
        <Labelled label={words.picture}>
          {id => (
            <select
              id={id}
              value={value.picture}
              onChange={event => onValue({ ...value, picture: event.currentTarget.value })}
            >
              <option value="">{words.noPicture}</option>
              {pictures.map((picture, n) => (
                <option key={picture} value={picture}>
                  {words.pictureNumber(n + 1)}
                </option>
              ))}
            </select>
          )}
        </Labelled>
      )}
    </>
  );
}
