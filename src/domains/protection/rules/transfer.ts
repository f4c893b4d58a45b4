import type { ErrorDetails } from '../../../../generated/contract/errors.ts';
import { Refusal, refuse } from '../../../platform/refusal.ts';
import type { PayeeTarget } from './payee-target.ts';

/** Settings that are enabled, and what they ask of a transfer (B 2.9). */
export interface ProtectionTerms {
  readonly coolingOffSeconds: number;
  readonly thresholdBaseUnits: bigint;
  readonly requiredFactors: number;
}

/** Whom a transfer pays. */
export interface TransferPayee {
  /** As the request names it; null where it names nothing that a contact could hold. Asked only where somebody looks. */
  readonly target: () => Promise<PayeeTarget | null>;
  /** Its own tenant, whose payees need no contact (D-356). */
  readonly isOwn: boolean;
  /** The address that is paid on chain, where one is: a wallet of the tenant needs no contact. */
  readonly address: string | null;
  /** In place of the target's own form, what the member is shown. */
  readonly shown?: string;
}

export interface Transfer {
  /** Base units of USD; null for what has no amount in USD: it needs approval whatever the threshold (D-342). */
  readonly amountBaseUnits: bigint | null;
  readonly payee: TransferPayee;
  /** Ether or a call that goes along without an amount in USD, in words. */
  readonly carries?: string;
}

/** The saved facts about a payee. */
export interface SavedPayee {
  /** Null where no contact has the target. */
  readonly label: string | null;
  /** When the contact, or the tenant's own wallet, may be paid; null where it is neither. */
  readonly availableAt: Date | null;
}

export type PayeeRefusal = Refusal<'NEW_PAYEE_NOT_SAVED' | 'PAYEE_COOLING_OFF'>;

/** The details of PAYEE_COOLING_OFF; undefined from `availableAt` on. */
export function coolingOff(availableAt: Date, now: Date): ErrorDetails['PAYEE_COOLING_OFF'] | undefined {
  if (now >= availableAt) return undefined;
  const remainingMs = availableAt.getTime() - now.getTime();
  return { availableAt: availableAt.toISOString(), secondsRemaining: Math.ceil(remainingMs / 1000) };
}

/** The payee gate, for every amount (D-343): saved, and for long enough. `availableAt` itself is late enough. */
export function refusePayee(
  { isOwn, availableAt }: Pick<TransferPayee, 'isOwn'> & Pick<SavedPayee, 'availableAt'>,
  now: Date,
): PayeeRefusal | undefined {
  if (isOwn) return undefined;
  if (availableAt === null) return refuse('NEW_PAYEE_NOT_SAVED');
  const details = coolingOff(availableAt, now);
  return details && new Refusal('PAYEE_COOLING_OFF', { details });
}

/** From the threshold on, inclusive; always where there is no amount to compare (D-343). */
export const needsApproval = (
  { thresholdBaseUnits }: Pick<ProtectionTerms, 'thresholdBaseUnits'>,
  { amountBaseUnits }: Pick<Transfer, 'amountBaseUnits'>,
): boolean => amountBaseUnits === null || amountBaseUnits >= thresholdBaseUnits;
