import { SimpleStateManager } from '@ethereumjs/statemanager';
import type { Account } from '@ethereumjs/util';

/** All accounts, codes and storage as of one block. Whoever has one may not change it. */
export interface FrozenState {
  readonly accounts: ReadonlyMap<`0x${string}`, Account | undefined>;
  readonly codes: ReadonlyMap<`0x${string}`, Uint8Array>;
  readonly storage: ReadonlyMap<string, Uint8Array>;
}

/** The state that transactions change. It can be taken as it is now, and set back to what was taken before. */
export class ChainState extends SimpleStateManager {
  freeze(): FrozenState {
    const accounts = copyOf(this.topAccountStack());
    return { accounts, codes: new Map(this.topCodeStack()), storage: new Map(this.topStorageStack()) };
  }

  restore({ accounts, codes, storage }: FrozenState): void {
    this.accountStack = [copyOf(accounts)];
    this.codeStack = [new Map(codes)];
    this.storageStack = [new Map(storage)];
    this.originalStorageCache.clear();
  }
}

/** The EVM changes the accounts that it gets. */
const copyOf = (accounts: FrozenState['accounts']): Map<`0x${string}`, Account | undefined> =>
  new Map(
    [...accounts].map(([address, account]) => [
      address,
      account && Object.assign(Object.create(Object.getPrototypeOf(account)), account),
    ]),
  );
