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

export function NewsForm({ value, texts, wrong, onValue }: FormProps<NewsFields>) {
  const { locale } = useDesk();
  const words = TEXT_WORDS[locale].fields;
  const set = (change: Partial<NewsFields>): void => onValue({ ...value, ...change });
  return (
    <>
      <Both
        label={words.title}
        most={120}
        required
        value={value.title}
        wrong={wrong('title')}
        onValue={title => set({ title })}
      />
      <Both
        label={words.text}
        most={400}
        rows={2}
        required
        value={value.text}
        wrong={wrong('text')}
        onValue={text => set({ text })}
      />
      <Both
        label={words.body}
        hint={words.bodyHint}
        most={20_000}
        rows={12}
        required
        value={value.body}
        wrong={wrong('body')}
        onValue={body => set({ body })}
      />
      <Both
        label={words.author}
        most={80}
        required
        value={value.author}
        wrong={wrong('author')}
        onValue={author => set({ author })}
      />
      <Both
        label={words.caption}
        most={200}
        required
        value={value.caption}
        wrong={wrong('caption')}
        onValue={caption => set({ caption })}
      />
      <Some label={words.type} value={value.type} of={texts.types} onValue={type => set({ type })} />
      <Input
        label={words.published}
        required
        pattern="\d{4}-\d{2}-\d{2} \d{2}:\d{2}"
        value={value.published}
        onValue={published => set({ published })}
      />
      <Some
        label={words.programmes}
        several
        value={value.programs}
        of={texts.programmes}
        onValue={programs => set({ programs })}
      />
      <Some
        label={words.artists}
        several
        value={value.artists}
        of={texts.artists}
        onValue={artists => set({ artists })}
      />
      <Drawing
        value={value.art}
        pictures={texts.pictures}
        wrong={wrong('art')}
        onValue={art => set({ art })}
      />
    </>
  );
}

export function BannerForm({ value, texts, wrong, onValue }: FormProps<BannerFields>) {
  const { locale } = useDesk();
  const words = TEXT_WORDS[locale].fields;
  const set = (change: Partial<BannerFields>): void => onValue({ ...value, ...change });
  return (
    <>
      <Some
        label={words.programme}
        optional
        value={value.programme}
        of={texts.programmes}
        onValue={programme => set({ programme })}
      />
      <Both
        label={words.kicker}
        most={60}
        value={value.kicker}
        wrong={wrong('kicker')}
        onValue={kicker => set({ kicker })}
      />
      <Both
        label={words.title}
        hint={words.ofProgramme}
        most={120}
        value={value.title}
        wrong={wrong('title')}
        onValue={title => set({ title })}
      />
      <Both
        label={words.text}
        hint={words.ofProgramme}
        most={300}
        rows={2}
        value={value.text}
        wrong={wrong('text')}
        onValue={text => set({ text })}
      />
      <Both
        label={words.linkText}
        most={40}
        value={value.linkText}
        wrong={wrong('linkText')}
        onValue={linkText => set({ linkText })}
      />
      <Input
        label={words.link}
        hint={wrong('link') || words.linkHint}
        maxLength={200}
        value={value.link}
        onValue={link => set({ link })}
      />
      <Input
        label={words.order}
        type="number"
        min={0}
        max={99}
        required
        value={String(value.order)}
        onValue={order => set({ order: Number(order) })}
      />
      <Drawing
        value={value.art}
        optional
        pictures={texts.pictures}
        wrong={wrong('art')}
        onValue={art => set({ art })}
      />
    </>
  );
}
