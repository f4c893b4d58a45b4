import type { Address } from 'viem';
import type { Environment } from '../../platform/config/environment.ts';
import { addressOf } from './address.ts';
import { allowConnection, readConnection, type VendorConnection } from './payouts.ts';

const MODES = ['off', 'mock', 'sandbox', 'live'] as const;
export type CardIssuerMode = (typeof MODES)[number];

export interface CardSettings {
  /** Where the provider's cards are funded from: its own account, or a crypto account of the cardholder (D-275). */
  readonly cardProvider: 'standard' | 'crypto_funded';
  /** The card issuer: the simulated one of the sandbox, or a vendor. */
  readonly cardIssuerMode: CardIssuerMode;
  /** The vendor's address and credentials; undefined in a mode that calls no vendor. */
  readonly cardIssuerVendor: VendorConnection | undefined;
  /** By which the issuer signs what it asks; undefined: it may ask nothing. */
  readonly cardIssuerSecret: string | undefined;
  /** Tells whether live issues cards at all (D-070). */
  readonly liveCardsEnabled: boolean;
  /** The contract that draws from multisigs in live, whose allowance counts; undefined: nothing can be drawn (D-274). */
  readonly cardSpenderAddress: Address | undefined;
  /**
   * The time for which an authorization waits for the multisig's balance. An issuer declines after about two seconds.
   */
  readonly cardBalanceTimeoutMs: number;
  /** Requests for keys of phone wallets of one address in a minute; 0 switches the limit off (B 8, D-276). */
  readonly cardKeysPerMinutePerIp: number;
}

const PREFIX = 'CARD_ISSUER';

/** The issuer of a sandbox is simulated by default; live has no substitute for one. */
export function readCards(env: Environment, live: boolean): CardSettings {
  const mode = env.choice(`${PREFIX}_MODE`, MODES, live ? 'off' : 'mock');
  const refuse = (why: string): void => void env.problems.push(`${PREFIX}_MODE ${why}`);
  if (live && (mode === 'mock' || mode === 'sandbox')) refuse(`must not be ${mode} in live: nobody would pay`);
  if (!live && (mode === 'live' || mode === 'off')) refuse(`must not be ${mode} in the sandbox`);
  const liveCardsEnabled = env.flag('LIVE_CARDS_ENABLED', false);
  if (live && liveCardsEnabled && mode !== 'live') refuse('must be live where LIVE_CARDS_ENABLED is true');
  const isCalled = mode === 'sandbox' || mode === 'live';
  allowConnection(env, PREFIX);
  return {
    cardProvider: env.choice('CARD_PROVIDER', ['standard', 'crypto_funded'], 'standard'),
    cardIssuerMode: mode,
    cardIssuerVendor: isCalled ? readConnection(env, PREFIX, mode) : undefined,
    cardIssuerSecret: env.optional('PROVIDER_WEBHOOK_SECRET_CARD_ISSUER'),
    liveCardsEnabled,
    cardSpenderAddress: addressOf(env, 'CARD_SPENDER_ADDRESS'),
    cardBalanceTimeoutMs: env.integer('CARD_BALANCE_TIMEOUT_MS', 1000, { from: 1, to: 1500 }),
    cardKeysPerMinutePerIp: env.integer('CARD_KEYS_PER_MINUTE_PER_IP', 5, { from: 0 }),
  };
}
