import type { BannerFields, NewsFields, Texts } from '#domain/contract/editing.ts';
import { Input } from './parts.tsx';
import { Both, Drawing, Some } from './text-fields.tsx';
import { TEXT_WORDS } from './text-words.ts';
import { useDesk } from './use-desk.ts';

/** The fields of a text; `wrong` says what is wrong with one. */
interface FormProps<T> {
  readonly value: T;
  readonly texts: Texts;
  wrong(field: string): string;
  onValue(value: T): void;
}

/** What a field is called and holds, and with `judged` what is wrong with it. */
function useFields<T extends NewsFields | BannerFields>({
  value,
  wrong,
  onValue,
}: Omit<FormProps<T>, 'texts'>) {
  const { locale } = useDesk();
  const words = TEXT_WORDS[locale].fields;
  const field = <K extends keyof T & keyof typeof words>(name: K) => ({
    label: words[name],
    value: value[name],
    onValue: (next: T[K]) => onValue({ ...value, [name]: next }),
  });
  const judged = <K extends keyof T & keyof typeof words>(name: K) => ({
    ...field(name),
    wrong: wrong(name),
  });
  const art = {
    value: value.art,
    wrong: wrong('art'),
    onValue: (next: T['art']) => onValue({ ...value, art: next }),
  };
  return { words, field, judged, art };
}

export function NewsForm({ texts, ...form }: FormProps<NewsFields>) {
  const { words, field, judged, art } = useFields(form);
  return (
    <>
      <Both {...judged('title')} most={120} required />
      <Both {...judged('text')} most={400} rows={2} required />
      <Both {...judged('body')} hint={words.bodyHint} most={20_000} rows={12} required />
      <Both {...judged('author')} most={80} required />
      <Both {...judged('caption')} most={200} required />
      <Some {...field('type')} of={texts.types} />
      <Input {...field('published')} required pattern="\d{4}-\d{2}-\d{2} \d{2}:\d{2}" />
      <Some {...field('programs')} several of={texts.programmes} />
      <Some {...field('artists')} several of={texts.artists} />
      <Drawing {...art} pictures={texts.pictures} />
    </>
  );
}

export function BannerForm({ texts, ...form }: FormProps<BannerFields>) {
  const { words, field, judged, art } = useFields(form);
  const order = field('order');
  return (
    <>
      <Some {...field('programme')} optional of={texts.programmes} />
      <Both {...judged('kicker')} most={60} />
      <Both {...judged('title')} hint={words.ofProgramme} most={120} />
      <Both {...judged('text')} hint={words.ofProgramme} most={300} rows={2} />
      <Both {...judged('linkText')} most={40} />
      <Input {...field('link')} hint={form.wrong('link') || words.linkHint} maxLength={200} />
      <Input
        {...order}
        type="number"
        min={0}
        max={99}
        required
        value={String(form.value.order)}
        onValue={typed => order.onValue(Number(typed))}
      />
      <Drawing {...art} optional pictures={texts.pictures} />
    </>
  );
}
