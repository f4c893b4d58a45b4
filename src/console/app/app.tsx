import { useCallback, useEffect, useState } from 'preact/hooks';
import type { Catalog } from '../catalog.ts';
import type { Account } from './account/account.ts';
import { loadAccounts, storeAccounts } from './account/account-store.ts';
import { SignIn } from './account/sign-in.tsx';
import { Navigation } from './navigation.tsx';
import { titleOf, viewOf } from './pages/view.ts';
import { Pane } from './pane.tsx';
import { type Place, usePlaces, writePlaces } from './route.ts';
import { TopBar } from './top-bar.tsx';

/** The whole console: accounts above, places to go at the side, one pane or two, and the controls of the sandbox. */
export function App({ catalog }: { readonly catalog: Catalog }) {
  const [accounts, setAccounts] = useState(loadAccounts);
  const [places, setPlaces] = usePlaces();
  const [isAdding, setAdding] = useState(false);
  const [isMenuOpen, setMenuOpen] = useState(false);
  const [areControlsOpen, setControlsOpen] = useState(() => matchMedia('(min-width: 1200px)').matches);
  const panes = shownPlaces(places, accounts);
  const [active, setActive] = useState(0);
  const at = Math.min(active, Math.max(0, panes.length - 1));
  useEffect(() => setMenuOpen(false), [location.hash]);
  const current = panes[at];
  const isSigningIn = current === undefined || isAdding;
  useWindowTitle(catalog, isSigningIn ? undefined : current, accounts);
  const keep = (next: readonly Account[]): void => {
    storeAccounts(next);
    setAccounts(next);
  };
  const goIn = useCallback(
    (index: number, place: Place) => setPlaces(panes.map((one, other) => (other === index ? place : one))),
    [writePlaces(panes)],
  );
  const enter = (account: Account): void => {
    keep([...accounts.filter(({ key }) => key !== account.key), account]);
    setAdding(false);
    setPlaces(
      panes.length === 0
        ? [{ account: account.key, path: '' }]
        : panes.map((one, index) => (index === at ? { account: account.key, path: '' } : one)),
    );
  };
  /** Reads what the tab stores: whoever signs in beside an account may come long after this was drawn. */
  const join = (account: Account): void => keep([...loadAccounts().filter(({ key }) => key !== account.key), account]);
  const leave = (account: Account): void => {
    const left = accounts.filter(({ key }) => key !== account.key);
    keep(left);
    const [first] = left;
    setPlaces(first ? [{ account: first.key, path: '' }] : []);
  };
  if (isSigningIn) {
    return (
      <SignIn
        {...{ catalog, accounts }}
        onEnter={enter}
        onBack={accounts.length > 0 ? () => setAdding(false) : undefined}
      />
    );
  }
  const split = (): void => {
    const other = accounts.find(({ key }) => key !== current?.account);
    setPlaces(
      panes.length > 1 && current
        ? [current]
        : [...panes, { account: other?.key ?? panes[0]?.account ?? '', path: panes[0]?.path ?? '' }],
    );
    setActive(0);
    if (panes.length === 1) setControlsOpen(false);
  };
  const shell = `shell${areControlsOpen ? ' with-controls' : ''}${isMenuOpen ? ' with-menu' : ''}${panes.length > 1 ? ' split' : ''}`;
  return (
    <>
      <button type="button" class="skip" onClick={() => document.querySelector<HTMLElement>('#main')?.focus()}>
        Skip to the content
      </button>
      <TopBar
        {...{ catalog, accounts, current, areControlsOpen, isMenuOpen }}
        isSplit={panes.length > 1}
        onAccount={(account) => goIn(at, { account, path: '' })}
        onAdd={() => setAdding(true)}
        onLeave={leave}
        onSplit={split}
        onControls={() => setControlsOpen(!areControlsOpen)}
        onMenu={() => setMenuOpen(!isMenuOpen)}
      />
      <div class={shell}>
        <Navigation
          {...{ catalog }}
          path={current?.path ?? ''}
          href={(path) => hrefIn(panes, at, path)}
          onGo={(path) => goIn(at, { account: current?.account ?? '', path })}
        />
        <main id="main" tabIndex={-1}>
          {panes.map((place, index) => (
            <Pane
              key={`${index}/${place.account}`}
              {...{ catalog, place }}
              account={accounts.find(({ key }) => key === place.account) as Account}
              isNamed={panes.length > 1}
              isActive={index === at}
              hasControls={areControlsOpen && index === at && catalog.environment === 'sandbox'}
              href={(path) => hrefIn(panes, index, path)}
              onGo={(path) => goIn(index, { account: place.account, path })}
              onJoin={join}
              onActive={() => setActive(index)}
              onCloseControls={() => setControlsOpen(false)}
            />
          ))}
        </main>
      </div>
    </>
  );
}

/** Names the window after the view and the account, as the history of the browser and a screen reader tell it. */
function useWindowTitle(catalog: Catalog, place: Place | undefined, accounts: readonly Account[]): void {
  const name = accounts.find(({ key }) => key === place?.account)?.name;
  const shown = place === undefined ? ['Sign in'] : [titleOf(viewOf(place.path, catalog), catalog), name];
  const title = [...shown, `${catalog.name} console`].join(' – ');
  useEffect(() => {
    document.title = title;
  }, [title]);
}

/**
 * Returns the place that the address names, as far as this tab has the accounts; otherwise the overview of the first
 * one.
 */
function shownPlaces(places: readonly Place[], accounts: readonly Account[]): readonly Place[] {
  const known = places.filter(({ account }) => accounts.some(({ key }) => key === account));
  const [first] = accounts;
  if (known.length > 0) return known.slice(0, 2);
  return first ? [{ account: first.key, path: '' }] : [];
}

function hrefIn(panes: readonly Place[], index: number, path: string): string {
  return writePlaces(panes.map((one, other) => (other === index ? { ...one, path } : one)));
}
