import type { CreateIntentPaymentRequest } from '../../../../generated/contract/schemas.ts';
import type { IntakeRefusal } from '../../offramp/index.ts';
import { areChainsAtOdds } from './intent-order.ts';
import { metadataFault } from './metadata.ts';
import type { Reference } from './reference.ts';

/** One entry of `details.errors` (D-034). */
export interface BodyFault {
  readonly path: string;
  readonly message: string;
  readonly rule: string;
}

/** Where an intent has what the off-ramp surface has elsewhere (D-153). */
const PATHS: Readonly<Record<string, string>> = {
  '/body/phone': '/body/recipient/phoneNumber',
  '/body/refundAddress': '/body/funding/refundAddress',
};

/** A refusal of the shared intake, told where the intent has it. */
export const intakeFault = ({ path, message }: { path: string; message: string }, rule: string): BodyFault => ({
  path: PATHS[path] ?? path,
  message,
  rule,
});

/** What the schema cannot say of an intent's body and no other code is for: INVALID_PAYMENT_BODY, all at once (D-160). */
export function bodyFaults(
  body: CreateIntentPaymentRequest,
  { kind }: Reference,
  refusal: IntakeRefusal | undefined,
): BodyFault[] {
  const faults: BodyFault[] = [];
  if (areChainsAtOdds(body)) {
    faults.push({ path: '/body/funding/chain', message: 'must be the chain of chainId', rule: 'chain' });
  }
  if (refusal?.code === 'VALIDATION_FAILED') faults.push(intakeFault(refusal, 'inapplicable'));
  // Of phones the intake has said so itself.
  if (body.envelope != null && kind !== 'did' && kind !== 'phoneNumber') {
    faults.push({ path: '/body/envelope', message: 'is for DID recipients only', rule: 'inapplicable' });
  }
  const message = body.metadata == null ? undefined : metadataFault(body.metadata);
  if (message !== undefined) faults.push({ path: '/body/metadata', message, rule: 'metadata' });
  return faults;
}
