import { useEffect, useState } from 'preact/hooks';

/** Where a pane stands: whose it is, and what it shows. */
export interface Place {
  readonly account: string;
  /** `list/<lifecycle>`, `r/<lifecycle>/<id>`, `do/<operation>`, or nothing for the overview. */
  readonly path: string;
}

/** Part of an address as it was meant: one that is no valid encoding stands for itself. */
export function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** `#payer/r/offramp-payment/pay_1|recipient/` is two panes. */
export const readPlaces = (hash: string): readonly Place[] =>
  hash
    .replace(/^#\/?/, '')
    .split('|')
    .filter((part) => part !== '')
    .map((part) => {
      const [account = '', ...path] = part.split('/');
      return { account, path: path.join('/') };
    });

export const writePlaces = (places: readonly Place[]): string =>
  `#${places.map(({ account, path }) => `${account}/${path}`).join('|')}`;

/** The places in the address bar, so that back, forward and reload work. */
export function usePlaces(): readonly [readonly Place[], (places: readonly Place[]) => void] {
  const [hash, setHash] = useState(location.hash);
  useEffect(() => {
    const changed = () => setHash(location.hash);
    addEventListener('hashchange', changed);
    return () => removeEventListener('hashchange', changed);
  }, []);
  const go = (places: readonly Place[]): void => {
    location.hash = places.length === 0 ? '' : writePlaces(places);
  };
  return [readPlaces(hash), go];
}
