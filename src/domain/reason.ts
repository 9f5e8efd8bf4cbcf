/** Why something cannot be: a code for each key, with what its words need. Rules give reasons; `words` says them. */
export type Reason<Needs> = { [C in keyof Needs]: { readonly code: C } & Readonly<Needs[C]> }[keyof Needs];
