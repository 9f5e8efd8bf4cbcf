import { type ChangeEvent, useId, useState } from 'react';
import { editing, MAX_ARCHIVE } from '#domain/contract/editing.ts';
import { type Bilingual, say } from '#domain/text.ts';
import { Fault, Labelled, Select } from './parts.tsx';
import { TEXT_WORDS } from './text-words.ts';
import { LONG_CALL, said, useDesk } from './use-desk.ts';

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
    <fieldset className="both grid gap-y-1 gap-x-4 border-0">
      <legend className="p-0 bold">{label}</legend>
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
          <div key={code} className="field column gap-1">
            <label htmlFor={props.id}>{words.language[code]}</label>
            {rows === undefined ? <input {...props} /> : <textarea {...props} className="py-2" rows={rows} />}
          </div>
        );
      })}
      {(wrong || hint) && (
        <p id={`${id}-hint`} className={`span-all ${wrong ? 'fault' : 'hint'}`}>
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
  const all = value.picture && !pictures.includes(value.picture) ? [...pictures, value.picture] : pictures;
  const keys = KEYS.includes(value.key) || value.key === '' ? KEYS : [value.key, ...KEYS];
  return (
    <>
      <Select
        label={words.key}
        hint={wrong || words.keyHint}
        blank={optional}
        value={value.key}
        of={keys.map(key => [key, key])}
        onValue={key => onValue({ ...value, key })}
      />
      {all.length > 0 && (
        <Select
          label={words.picture}
          value={value.picture}
          of={[['', words.noPicture], ...all.map((one, n) => [one, words.pictureNumber(n + 1)] as const)]}
          onValue={picture => onValue({ ...value, picture })}
        />
      )}
      <Upload onPicture={picture => onValue({ ...value, picture })} />
      {value.picture && (
        <img className="thumb" src={`/shstatic/season/480/${value.picture}`} alt={words.picture} />
      )}
    </>
  );
}

/** A photograph of one's own, prepared by the server; what cannot be one is said at once. */
function Upload({ onPicture }: { onPicture: (id: string) => void }) {
  const { call, locale } = useDesk();
  const words = TEXT_WORDS[locale].fields;
  const [state, setState] = useState<'' | 'busy' | 'done'>('');
  const [fault, setFault] = useState('');
  const send = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    setFault('');
    setState('busy');
    try {
      if (file.size > MAX_ARCHIVE) throw new RangeError(words.uploadHint);
      onPicture((await call(editing.picture, {}, { file, timeout: LONG_CALL })).id);
      setState('done');
    } catch (error) {
      setState('');
      setFault(error instanceof RangeError ? error.message : said(error, locale));
    }
  };
  return (
    <>
      <Labelled label={words.upload} hint={words.uploadHint}>
        {(id, hint) => (
          <input
            id={id}
            aria-describedby={hint}
            type="file"
            accept="image/jpeg,image/png,image/webp"
            onChange={event => void send(event.currentTarget.files?.[0])}
          />
        )}
      </Labelled>
      <p role="status">{state === 'busy' ? words.uploading : state === 'done' ? words.uploaded : ''}</p>
      <Fault text={fault} />
    </>
  );
}
