// Generated from src/ by `npm run generate`. Do not edit.

import { chainFilter as invoicesFunding } from '../../src/domains/invoices/funding.chain-filter.ts';
import { chainFilter as offrampDeposit } from '../../src/domains/offramp/deposits/deposit.chain-filter.ts';
import { chainFilter as paymentsExecuted } from '../../src/domains/payments/execution/executed.chain-filter.ts';
import { chainFilter as walletsOwners } from '../../src/domains/wallets/owners.chain-filter.ts';
import type { ChainFilterOf } from '../../src/payments/chain/index.ts';

/** The logs of the chain that domains want to hear of. */
export const chainFilters = [
  invoicesFunding,
  offrampDeposit,
  paymentsExecuted,
  walletsOwners,
] satisfies readonly ChainFilterOf[];
