/** Parts of ids that are no words, or that are written in another way. */
const WORDS: Readonly<Record<string, string>> = {
  offramp: 'off-ramp',
  twofa: 'two-factor',
  api: 'API',
  did: 'DID',
  email: 'e-mail',
};

/** `offramp-payment` is a name for programs; people read "off-ramp payment". */
export const lifecycleWords = (id: string): string =>
  id
    .split('-')
    .map((part) => WORDS[part] ?? part)
    .join(' ');
