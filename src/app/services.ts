import type { Logger } from 'pino';
import type { Sandbox } from '../domains/sandbox/ports.ts';
import type { Chain, Indexer, Relayer } from '../kernel/chain/index.ts';
import type { Config } from '../kernel/config/config.ts';
import type { Vault } from '../kernel/crypto/index.ts';
import type { SandboxSessionTokens, SessionTokens } from '../kernel/http/session-tokens.ts';
import type { MockProgressStore } from '../kernel/providers/mock-progress.ts';
import type { ProviderRegistry } from '../kernel/providers/registry.ts';

/** What handlers, facts and workers share beyond their transaction: built once at boot, in src/main. */
export interface Services {
  readonly log: Logger;
  readonly config: Config;
  /** Encrypts personal data and makes blind indexes (D-066). */
  readonly vault: Vault;
  readonly providers: ProviderRegistry;
  /** The environment chain (D-080): its contracts, and the way to it, for what runs outside a transaction. */
  readonly chain: Chain;
  /** Reads the chain's new blocks now; answers how much has changed. For what cannot wait for the worker (D-073). */
  readonly indexer: Pick<Indexer, 'run' | 'reach'>;
  /** Sends what was asked of the chain, and waits for what became of it: for requests that answer with it (D-175). */
  readonly relayer: Pick<Relayer, 'settled'>;
  readonly mockProgress: MockProgressStore;
  /** Real time: what D-067 keeps off the test clocks (keys, sessions, signatures). */
  readonly realTime: () => Date;
  /** Verifies session tokens; the sandbox's also issues them (D-001, D-002). */
  readonly sessionTokens: SandboxSessionTokens | SessionTokens;
  /** Moves test clocks and runs what is due (D-067). */
  readonly sandbox: Sandbox;
  /** Where this process answers HTTP; undefined while it does not listen, and in processes that only work. */
  readonly address: { url: string | undefined };
  /** Runs jobs at once instead of when they are due: the sandbox's step control (D-129). */
  readonly jobs: JobControl;
}

export interface JobControl {
  /** One job by its natural key; answers whether there was one to take. */
  runNow(job: { readonly topic: string; readonly key: string }): Promise<boolean>;
}
