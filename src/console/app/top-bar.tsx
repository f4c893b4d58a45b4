import type { Catalog } from '../catalog.ts';
import type { Account } from './account/account.ts';
import type { Place } from './route.ts';

interface TopBarProps {
  readonly catalog: Catalog;
  readonly accounts: readonly Account[];
  readonly current: Place | undefined;
  readonly isSplit: boolean;
  readonly areControlsOpen: boolean;
  readonly isMenuOpen: boolean;
  readonly onAccount: (key: string) => void;
  readonly onAdd: () => void;
  readonly onLeave: (account: Account) => void;
  readonly onSplit: () => void;
  readonly onControls: () => void;
  readonly onMenu: () => void;
}

export function TopBar(props: TopBarProps) {
  const { catalog, accounts, current, isSplit, areControlsOpen, isMenuOpen } = props;
  const account = accounts.find(({ key }) => key === current?.account);
  return (
    <header class="top">
      <button
        type="button"
        class="quiet menu-button"
        aria-expanded={isMenuOpen}
        aria-controls="navigation"
        onClick={props.onMenu}
      >
        Menu
      </button>
      <p class="brand">
        <img src="console/icon.svg" alt="" width="22" height="22" />
        <span>{catalog.name}</span>
        <span class={`environment ${catalog.environment}`}>{catalog.environment}</span>
      </p>
      <nav class="accounts" aria-label="Accounts">
        {accounts.map((one) => (
          <button
            type="button"
            key={one.key}
            class={`account ${one.part ?? 'member'}`}
            aria-current={one.key === current?.account ? 'true' : undefined}
            onClick={() => props.onAccount(one.key)}
          >
            <span>{one.name}</span>
          </button>
        ))}
        <button type="button" class="quiet add" onClick={props.onAdd}>
          + Account
        </button>
      </nav>
      <div class="top-actions">
        <a class="quiet" href="docs/">
          Docs
        </a>
        {accounts.length > 1 && (
          <button type="button" class="quiet wide-only" aria-pressed={isSplit} onClick={props.onSplit}>
            Side by side
          </button>
        )}
        {catalog.environment === 'sandbox' && (
          <button type="button" class="quiet" aria-pressed={areControlsOpen} onClick={props.onControls}>
            Sandbox
          </button>
        )}
        {account && (
          <button type="button" class="quiet" onClick={() => props.onLeave(account)}>
            Sign out
          </button>
        )}
      </div>
    </header>
  );
}
