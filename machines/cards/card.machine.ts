import { assign, setup } from 'xstate';
import type { Meta } from '../meta.ts';

/** Null is unlimited; base units of 6 decimals (B 2.3). */
export interface CardLimits {
  readonly perTransactionBaseUnits: bigint | null;
  readonly dailyBaseUnits: bigint | null;
  readonly weeklyBaseUnits: bigint | null;
  readonly monthlyBaseUnits: bigint | null;
  /** Entries of 2 to 4 digits, sorted, each once (D-266). */
  readonly blockedMcc: readonly string[];
  /** Null is no allowlist (D-266). */
  readonly allowedMcc: readonly string[] | null;
}

export interface CardContext extends CardLimits {
  /** Null only for cards that an operator made without a tenant, which skip policies (D-277). */
  readonly tenantId: string | null;
  /** The wallet that it draws from; null for a provider card (D-275). */
  readonly walletId: string | null;
  /** The agent under which its spend also counts (D-273). */
  readonly agentId: string | null;
  readonly issuerCardId: string;
  readonly last4: string;
  /** The wallet's address; null for a provider card. */
  readonly multisigAddress: string | null;
  /** Provider cards only (B 2.3). */
  readonly cardholderId: string | null;
  readonly fundingCardAccountId: string | null;
  /** The crypto-funded configuration only (B 2.3, D-275). */
  readonly chain: 'solana' | 'world_chain' | 'base' | null;
  readonly cryptoAccountAddress: string | null;
  readonly cryptoAccountType: 'standard' | 'provider_wallet' | null;
}

export type CardEvent =
  | { readonly type: 'FREEZE' }
  | { readonly type: 'UNFREEZE' }
  | { readonly type: 'SET_LIMITS'; readonly limits: Partial<CardLimits> };

/**
 * A debit card (B 2.3). What it has spent is no column: triggers of `card_authorizations` count it in `card_spend`
 * (docs/database-rules.md), and an authorization reads it under the lock of the card's row (D-271).
 */
export const cardMachine = setup({
  types: {
    context: {} as CardContext,
    events: {} as CardEvent,
    input: {} as CardContext,
    meta: {} as Meta,
  },
  actions: {
    applyLimits: assign((_, params: { limits: Partial<CardLimits> }) => params.limits),
    announceIssued: () => {},
    announceFrozen: () => {},
    announceUnfrozen: () => {},
    recordChange: () => {},
  },
}).createMachine({
  id: 'card',
  description: 'A card of a wallet or of the card provider.',
  meta: {
    domain: 'cards',
    table: 'cards',
    idPrefix: 'card',
    parties: ['tenantId'],
    clock: 'tenantId',
    requirements: [
      'B 2.3',
      'B 3',
      'D-265',
      'D-277',
      'D-266',
      'D-267',
      'D-268',
      'D-269',
      'D-270',
      'D-271',
      'D-272',
      'D-273',
      'D-274',
      'D-275',
      'D-276',
    ],
  },
  context: ({ input }) => input,
  initial: 'active',
  // On the root, so that issuing is announced once and unfreezing is not.
  entry: 'announceIssued',
  states: {
    active: {
      description: 'The card can be used. Authorizations are decided by limits, policy and balance.',
      meta: { requirements: ['B 2.3'] },
      on: {
        FREEZE: {
          description: 'Freezing a frozen card returns it unchanged.',
          meta: { requirements: ['B 3', 'D-268'] },
          target: 'inactive',
          actions: 'announceFrozen',
        },
        SET_LIMITS: {
          description: 'The fields that were sent change.',
          meta: { requirements: ['B 4.2', 'D-266'] },
          actions: [{ type: 'applyLimits', params: ({ event }) => ({ limits: event.limits }) }, 'recordChange'],
        },
      },
    },
    inactive: {
      description: 'The card is frozen. Authorizations are declined with CARD_INACTIVE.',
      meta: { requirements: ['B 3'] },
      on: {
        UNFREEZE: {
          description: 'Unfreezing an active card returns it unchanged.',
          meta: { requirements: ['B 3', 'D-268'] },
          target: 'active',
          actions: 'announceUnfrozen',
        },
        SET_LIMITS: {
          description: 'The limits change while the card is frozen.',
          meta: { requirements: ['D-268'] },
          actions: [{ type: 'applyLimits', params: ({ event }) => ({ limits: event.limits }) }, 'recordChange'],
        },
      },
    },
  },
});
