import type { ErrorCode } from '../../../../generated/contract/errors.ts';
import type { Operations } from '../../../../generated/contract/operations.ts';
import type { Request } from '../../../platform/http/handler.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { sourceChain } from '../deposits/source-chain.ts';
import { fundingAvailable } from '../record-payment.ts';
import { readFunding } from '../rules/funding.ts';
import { faultOf, type IntakeRefusal } from '../rules/intake-request.ts';
import { intakeFault } from './rules/body-faults.ts';
import { fundingRequestOf, readableFunding } from './rules/intent-order.ts';

type Create = Request<'createPayment'>;
type Refused = Refusal<Extract<Operations['createPayment']['codes'], ErrorCode>>;

/** A refusal of the shared intake as the intent's surface tells it, before anything is looked up (D-160). */
export function asIntentRefusal(
  refusal: IntakeRefusal,
  funding: { readonly chainId?: unknown } | null | undefined,
): Refused {
  const { code, details } = refusal;
  const fault = faultOf(refusal);
  if (fault === undefined) return refusal as Refused;
  return new Refusal(code === 'VALIDATION_FAILED' ? 'INVALID_PAYMENT_BODY' : code, {
    details: { ...details, errors: [intakeFault(fault, funding)] },
  });
}

/** Codes that precede the code of an invalid body, where an intent is refused for its funding as well (D-160). */
const COMES_FIRST: readonly IntakeRefusal['code'][] = [
  'ACCOUNT_CHAIN_MISMATCH',
  'FUNDING_MODE_NOT_AVAILABLE',
  'INVALID_WALLET_ADDRESS',
];

/**
 * Refuses a body that does not fit the contract. Of an intent its funding is judged first, as far as it can be read: what
 * is not to be had here is told before what is written wrongly.
 */
export async function refuseInvalidBody(
  request: Create,
  { code, errors }: NonNullable<Create['invalidBody']>,
): Promise<Refused> {
  const { fail, services } = request;
  const body = request.body as { readonly recipient?: unknown; readonly funding?: unknown };
  if (body.recipient != null) {
    const funding = readableFunding(body.funding);
    const order = fundingRequestOf(funding);
    const read = readFunding(order, sourceChain(services.config), await fundingAvailable(request, order));
    // A refund address that cannot be read is told as the contract has it.
    const isFirst = read instanceof Refusal && read.code !== code && COMES_FIRST.includes(read.code);
    if (isFirst) return asIntentRefusal(read, funding);
  }
  return code === 'INVALID_WALLET_ADDRESS' ? fail(code, { errors }) : fail('INVALID_PAYMENT_BODY', { errors });
}
