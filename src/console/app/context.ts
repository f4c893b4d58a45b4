import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Catalog, CatalogOperation, CatalogResource } from '../catalog.ts';
import type { Account } from './account/account.ts';
import type { Api } from './api.ts';
import type { Feed } from './feed/feed-state.ts';

/** The state that all parts of a pane share. */
export interface PaneContext {
  readonly catalog: Catalog;
  readonly account: Account;
  readonly api: Api;
  readonly feed: Feed;
  readonly path: string;
  /** The address of another place of this pane, for links. */
  readonly href: (path: string) => string;
  readonly go: (path: string) => void;
  /** Signs somebody in beside this account, without going there. */
  readonly join: (account: Account) => void;
}

const Context = createContext<PaneContext | undefined>(undefined);
export const PaneProvider = Context.Provider;

export function usePane(): PaneContext {
  const pane = useContext(Context);
  if (pane === undefined) throw new Error('There is no pane here');
  return pane;
}

export const resourceOf = (catalog: Catalog, lifecycle: string): CatalogResource | undefined =>
  catalog.resources.find((resource) => resource.lifecycle === lifecycle);

export const operationOf = (catalog: Catalog, id: string): CatalogOperation | undefined => catalog.operations[id];
