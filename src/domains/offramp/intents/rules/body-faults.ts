import type { CreateIntentPaymentRequest } from '../../../../../generated/contract/schemas.ts';
import { faultOf, type IntakeFault, type IntakeRefusal } from '../../rules/intake-request.ts';
import { areChainsAtOdds } from './intent-order.ts';
import { metadataFault } from './metadata.ts';
import type { Reference } from './reference.ts';

/** Where an intent has what the off-ramp surface has elsewhere (D-153). */
const PATHS: Readonly<Record<string, string>> = {
  '/body/phone': '/body/recipient/phoneNumber',
  '/body/did': '/body/recipient/did',
  '/body/amountUsd': '/body/amount/value',
  '/body/fundingMode': '/body/funding/mode',
  '/body/refundAddress': '/body/funding/refundAddress',
};

/** A refusal of the shared intake, told where the intent has it: the chain where it was named. */
export const intakeFault = (
  fault: IntakeFault,
  funding: { readonly chainId?: unknown } | null | undefined,
): IntakeFault => {
  if (fault.path === '/body/chainId') {
    return { ...fault, path: funding?.chainId == null ? '/body/funding/chain' : '/body/funding/chainId' };
  }
  return { ...fault, path: PATHS[fault.path] ?? fault.path };
};

/**
 * Finds the faults of an intent's body that neither the schema nor another code covers: INVALID_PAYMENT_BODY, all at
 * once (D-160).
 */
export function bodyFaults(
  body: CreateIntentPaymentRequest,
  { kind }: Reference,
  refusal: IntakeRefusal | undefined,
  metadata: string | undefined,
): IntakeFault[] {
  const faults: IntakeFault[] = [];
  if (areChainsAtOdds(body.funding)) {
    faults.push({ path: '/body/funding/chain', message: 'must be the chain of chainId', rule: 'chain' });
  }
  const fault = refusal?.code === 'VALIDATION_FAILED' ? faultOf(refusal) : undefined;
  if (fault !== undefined) faults.push(intakeFault(fault, body.funding));
  // Of phones the intake has said so itself.
  if (body.envelope != null && kind !== 'did' && kind !== 'phoneNumber') {
    faults.push({ path: '/body/envelope', message: 'is for DID recipients only', rule: 'inapplicable' });
  }
  const message = body.metadata == null || metadata === undefined ? undefined : metadataFault(body.metadata, metadata);
  if (message !== undefined) faults.push({ path: '/body/metadata', message, rule: 'metadata' });
  return faults;
}
