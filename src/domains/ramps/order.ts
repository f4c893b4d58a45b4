import { parseUsd } from '../../payments/ledger/money.ts';
import type { Request } from '../../platform/http/handler.ts';
import type { Refusal } from '../../platform/refusal.ts';
import { findWallet, type WalletRecord } from '../wallets/index.ts';
import { lockCountedRamps } from './ramp.store.ts';
import { fitsAgainAt } from './rules/caps.ts';

/** A ramp that keeps to the caps. */
export interface RampOrder {
  readonly wallet: WalletRecord;
  readonly amountBaseUnits: bigint;
}

export type OrderRefusal = Refusal<
  | 'INVALID_AMOUNT'
  | 'WALLET_NOT_FOUND'
  | 'WALLET_NOT_DEPLOYABLE'
  | 'WALLET_NOT_DEPLOYED'
  | 'RAMP_AMOUNT_TOO_LARGE'
  | 'RAMP_DAILY_CAP'
>;

/** Reads the order under the tenant's lock: its wallet, then the caps (D-299, D-300). */
export async function orderOf(request: Request<'createRamp'>): Promise<RampOrder | OrderRefusal> {
  const { body, tenantId, now, reads, services, fail } = request;
  const { rampMaxBaseUnits: most, rampDailyBaseUnits: cap } = services.config;
  const amountBaseUnits = parseUsd(body.amount);
  if (amountBaseUnits === undefined) return fail('INVALID_AMOUNT');
  const wallet = await findWallet(reads, tenantId, body.walletId);
  if (!wallet) return fail('WALLET_NOT_FOUND');
  if (body.direction === 'on' && wallet.status === 'FAILED') return fail('WALLET_NOT_DEPLOYABLE');
  if (body.direction === 'off' && wallet.status !== 'DEPLOYED') return fail('WALLET_NOT_DEPLOYED');
  if (amountBaseUnits > most) return fail('RAMP_AMOUNT_TOO_LARGE');
  const fitsAt = fitsAgainAt(amountBaseUnits, await lockCountedRamps(reads, tenantId, now), cap);
  if (fitsAt === undefined) return { wallet, amountBaseUnits };
  const seconds = Math.max(1, Math.ceil((fitsAt.getTime() - now.getTime()) / 1000));
  return fail.until(seconds, 'RAMP_DAILY_CAP', { resetsAt: fitsAt.toISOString() });
}
