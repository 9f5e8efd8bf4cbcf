import { type FormEvent, useEffect, useRef, useState } from 'react';
import {
  type BannerFields,
  editing,
  type NewsFields,
  type TextAnswer,
  type TextKind,
  type Texts,
} from '#domain/contract/editing.ts';
import { say } from '#domain/text.ts';
import { hallTime } from '#lib/dates.ts';
import { Input, Panel, Shown } from './parts.tsx';
import { BannerForm, NewsForm } from './text-kinds.tsx';
import { TEXT_WORDS } from './text-words.ts';
import { useCall, useDesk, useTry } from './use-desk.ts';

const none = () => ({ zh: '', en: '' });
const freshNews = (now: string): NewsFields => {
  const { date, time } = hallTime(Date.parse(now));
  return {
    ...{ type: 'orchestra', title: none(), text: none(), author: none(), caption: none(), body: none() },
    ...{ published: `${date} ${time}`, programs: [], artists: [], art: { key: 'C major', picture: '' } },
  };
};
const freshBanner = (): BannerFields => ({
  ...{ order: 1, title: none(), kicker: none(), text: none(), link: '', linkText: none() },
  ...{ programme: '', art: { key: '', picture: '' } },
});

interface Props {
  readonly of: TextKind;
  readonly id?: string;
  readonly number?: number | undefined;
  readonly gone?: boolean;
  readonly texts: Texts;
  onDone(): void;
  onClose(): void;
}

/** A text in its form. What the server finds wrong stands at its field. */
export function TextForm(props: Props) {
  const { me } = useDesk();
  const { of, id, gone } = props;
  const kept = useCall(editing.text, id && !gone ? { of, id } : null);
  if (!id || gone) return <Form {...props} news={freshNews(me.now)} banner={freshBanner()} />;
  return <Shown of={kept}>{({ news, banner }) => <Form {...props} news={news} banner={banner} />}</Shown>;
}

type Step = 'write' | 'takeDown' | 'takeBack';

function Form({
  of,
  id,
  number,
  gone,
  texts,
  onDone,
  onClose,
  ...typed
}: Props & { news: NewsFields | undefined; banner: BannerFields | undefined }) {
  const { call, locale, t } = useDesk();
  const words = TEXT_WORDS[locale];
  const [news, setNews] = useState(typed.news);
  const [banner, setBanner] = useState(typed.banner);
  const [why, setWhy] = useState('');
  const [answer, setAnswer] = useState<(TextAnswer & { step: Step }) | null>(null);
  const { busy, fault, attempt } = useTry(locale);
  const told = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (answer || fault) told.current?.focus();
  }, [answer, fault]);
  const run = (step: Step, agreed?: string): Promise<void> =>
    attempt(async () => {
      const asked = agreed === undefined ? {} : { agreed, why };
      const next =
        step === 'write'
          ? await call(editing.write, { of, id, news, banner, ...asked })
          : step === 'takeDown'
            ? await call(editing.takeDown, { of, id: id ?? '', ...asked })
            : await call(editing.takeBack, { number: number ?? 0, ...asked });
      setAnswer({ ...next, step });
      if (next.published !== undefined) onDone();
    }, agreed !== undefined);
  const changed =
    <T,>(set: (value: T) => void) =>
    (value: T) => {
      setAnswer(null);
      set(value);
    };
  const faults = answer?.faults ?? [];
  const wrong = (field: string): string =>
    faults
      .filter(f => f.field === field || f.field.startsWith(`${field}.`) || f.field.startsWith(`${field}[`))
      .map(f => say(f.words, locale))
      .join(' ');
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void run('write');
  };
  const part = { wrong, texts };
  return (
    <Panel title={id ? words.change[of] : words.fresh[of]} className="text-form">
      <p>
        <button type="button" className="link" onClick={onClose}>
          {words.back}
        </button>
      </p>
      {!gone && (
        <form onSubmit={submit}>
          {of === 'news' && news && <NewsForm {...part} value={news} onValue={changed(setNews)} />}
          {of === 'banner' && banner && <BannerForm {...part} value={banner} onValue={changed(setBanner)} />}
          <button type="submit" aria-busy={busy}>
            {words.look}
          </button>
        </form>
      )}
      <div className="flex flex-wrap gap-2">
        {id && !gone && (
          <button type="button" onClick={() => void run('takeDown')}>
            {words.takeDown}
          </button>
        )}
        {number !== undefined && (
          <button type="button" onClick={() => void run('takeBack')}>
            {words.takeBack}
          </button>
        )}
      </div>
      <div ref={told} tabIndex={-1} role="status" className="told">
        {fault && <p className="fault">{fault}</p>}
        {faults.length > 0 && (
          <ul className="fault">
            {faults.map(f => (
              <li key={`${f.field} ${f.words.en}`}>
                {f.field && `${f.field}：`}
                {say(f.words, locale)}
              </li>
            ))}
          </ul>
        )}
        {answer?.changed && <p className="fault">{words.overtaken}</p>}
        {answer?.published !== undefined ? (
          <p>
            <b>{t.act.done}</b> {words.done[answer.step]}
          </p>
        ) : (
          answer?.digest !== undefined && (
            <>
              {answer.shown ? <Preview shown={answer.shown} /> : <p>{words.would[answer.step]}</p>}
              <Input label={t.act.why} required maxLength={300} value={why} onValue={setWhy} />
              <button
                type="button"
                className="main"
                aria-busy={busy}
                aria-disabled={why.trim() === ''}
                onClick={() => why.trim() !== '' && void run(answer.step, answer.digest)}
              >
                {answer.step === 'write' ? words.publish : t.act.doIt}
              </button>
            </>
          )
        )}
      </div>
    </Panel>
  );
}

/** The text as the site shows it, in a frame of its own where nothing runs. */
function Preview({ shown }: { shown: NonNullable<TextAnswer['shown']> }) {
  const { locale } = useDesk();
  const words = TEXT_WORDS[locale];
  return (
    <div className="both grid gap-y-1 gap-x-4" data-preview>
      {(['zh', 'en'] as const).map(code => (
        <article key={code} lang={code === 'zh' ? 'zh-CN' : 'en'}>
          <h3>{shown.title[code]}</h3>
          <p>{shown.text[code]}</p>
          {shown.html[code] !== '' && (
            <iframe title={words.previewOf[code]} sandbox="" srcDoc={shown.html[code]} />
          )}
        </article>
      ))}
    </div>
  );
}
