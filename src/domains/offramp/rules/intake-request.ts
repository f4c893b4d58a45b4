import { Refusal } from '../../../platform/refusal.ts';

/** A create request as it was sent, before anything is looked up (A 4.1). */
export interface IntakeRequest {
  readonly phone?: string | null;
  readonly did?: string | null;
  readonly amountUsd: string;
  readonly chainId?: number | null;
  readonly fundingMode?: 'INTERNAL_BALANCE' | 'ONCHAIN_DEPOSIT' | 'MULTISIG_PROPOSAL' | null;
  readonly refundAddress?: string | null;
  readonly funding?: { readonly asset?: string | null; readonly network?: string | null } | null;
  readonly invite?: object | null;
  readonly envelope?: object | null;
}

/** The part of it that says where the money comes from. */
export type FundingRequest = Pick<IntakeRequest, 'chainId' | 'fundingMode' | 'refundAddress' | 'funding'>;

/** One entry of `details.errors` (D-034). */
export interface IntakeFault {
  /** Where the off-ramp surface has it. */
  readonly path: string;
  readonly message: string;
  readonly rule: string;
}

type FieldCode =
  | 'RECIPIENT_REQUIRED'
  | 'RECIPIENT_AMBIGUOUS'
  | 'INVALID_PHONE'
  | 'INVALID_DID'
  | 'DID_NOT_RESOLVABLE'
  | 'INVALID_AMOUNT'
  | 'ACCOUNT_CHAIN_MISMATCH'
  | 'INVALID_WALLET_ADDRESS'
  | 'VALIDATION_FAILED';

export type IntakeRefusal = Refusal<FieldCode | 'FUNDING_MODE_NOT_AVAILABLE' | 'ENVELOPE_INVALID'>;

/** A refusal for one field. */
export const refuseField = (code: FieldCode, path: string, message: string, rule: string): IntakeRefusal =>
  new Refusal(code, { details: { errors: [{ path, message, rule }] } });

/** The field that a refusal of the intake is for; undefined where it is for none. */
export const faultOf = ({ details }: IntakeRefusal): IntakeFault | undefined =>
  (details?.errors as readonly IntakeFault[] | undefined)?.[0];
