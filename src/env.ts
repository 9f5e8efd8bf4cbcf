/** The environment, parsed once. Public identifiers only: nothing here is a secret (rulings.md, “Wire”). */
const read = (name: string, fallback: string): string => {
  const value: unknown = import.meta.env?.[name];
  return typeof value === 'string' && value !== '' ? value : fallback;
};
const choice = <T extends string>(name: string, values: readonly T[], fallback: T): T => {
  const value = read(name, fallback);
  if (!(values as readonly string[]).includes(value)) {
    throw new Error(`${name} is “${value}”; it must be one of ${values.join(', ')}`);
  }
  return value as T;
};

export const env = {
  /** Application keys of the two sites. */
  appKey: {
    pc: read('VITE_APP_KEY_PC', 'heming-pc-demo'),
    mobile: read('VITE_APP_KEY_MOBILE', 'heming-mobile-demo'),
  },
  /** Prefix of the feature hash (specification §4). */
  featurePrefix: read('VITE_FEATURE_PREFIX', 'heming'),
  /** `on`: the box office runs in the browser through MSW. */
  mocks: choice('VITE_MOCKS', ['on', 'off'], 'off'),
  /** Where the site stands for the world, or is tried: what is shared leads there. Empty: where the page was opened. */
  siteBase: read(
    choice('VITE_SITE', ['production', 'test'], 'production') === 'test'
      ? 'VITE_TEST_SITE_ORIGIN'
      : 'VITE_SITE_ORIGIN',
    '',
  ),
  /** Where the mobile app's pages begin, below the phone's tree of a language. */
  h5Index: read('VITE_H5_INDEX', 'home'),
} as const;
