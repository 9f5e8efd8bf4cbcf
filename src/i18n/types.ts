/** Copy of one namespace: nested strings. Chinese is the source; its shape types the other language. */
export interface CopyTree {
  readonly [key: string]: string | CopyTree;
}

/** Loads the copy of a namespace: `./name.ts` and its module. */
export type CopyFiles = Readonly<Record<string, () => Promise<{ default: CopyTree }>>>;

/**
 * The English side of a Chinese namespace: the same keys, none missing, none more.
 * Where Chinese has `x_other` (plurals), English needs `x_one` as well.
 */
export type English<T> = {
  readonly [K in keyof T]: T[K] extends string ? string : English<T[K]>;
} & {
  readonly [K in keyof T as K extends `${infer Stem}_other` ? `${Stem}_one` : never]: string;
};

type Stem<K extends string> = K extends `${infer S}_other` | `${infer S}_one` ? S : K;
/** `a.b.c` for every string in the tree; which form of a plural, the number says. */
export type CopyKey<T> = {
  [K in keyof T & string]: T[K] extends string ? Stem<K> : `${K}.${CopyKey<T[K]>}`;
}[keyof T & string];

export type CopyVars = Readonly<Record<string, string | number>>;
