import type { ComponentType } from 'react';
import { ensureCopy } from '#i18n/i18n.ts';
import type { Namespace } from '#i18n/namespaces.ts';

export type Locale = Parameters<typeof ensureCopy>[0];
export type LoadPart<Props> = (locale: Locale) => Promise<ComponentType<Props>>;
type PropsOf<Part> = Part extends ComponentType<infer Props> ? Props : never;

/** A part of a page in a file of its own, by its name there, with the words that it alone uses: for what brings it later. */
export const part =
  <File, Name extends keyof File>(
    load: () => Promise<File>,
    name: Name,
    ...words: Namespace[]
  ): LoadPart<PropsOf<File[Name]>> =>
  async locale => {
    const [file] = await Promise.all([load(), ensureCopy(locale, words)]);
    return file[name] as ComponentType<PropsOf<File[Name]>>;
  };
