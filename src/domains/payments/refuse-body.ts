import type { ErrorCode } from '../../../generated/contract/errors.ts';
import type { Operations } from '../../../generated/contract/operations.ts';
import type { Failure, Request } from '../../kernel/http/handler.ts';
import { fundingAvailable, type IntakeRefusal, readFunding, sourceChain } from '../offramp/index.ts';
import { intakeFault } from './rules/body-faults.ts';
import { fundingRequestOf, readableFunding } from './rules/intent-order.ts';

type Create = Request<'createPayment'>;
type Refused = Failure<Extract<Operations['createPayment']['codes'], ErrorCode>>;

/** Refusals of the body that have a code of their own, before anything is looked up (D-160). */
export function refuseIntake(
  { fail }: Create,
  refusal: IntakeRefusal,
  funding: { readonly chainId?: unknown } | null | undefined,
): Refused {
  switch (refusal.code) {
    case 'ENVELOPE_INVALID':
      return fail(refusal.code, refusal.details);
    case 'FUNDING_MODE_NOT_AVAILABLE':
      return fail(refusal.code, { ...refusal.details, errors: [intakeFault(refusal.fault, funding)] });
    case 'VALIDATION_FAILED':
      return fail('INVALID_PAYMENT_BODY', { errors: [intakeFault(refusal.fault, funding)] });
    default:
      return fail(refusal.code, { errors: [intakeFault(refusal.fault, funding)] });
  }
}

/** What comes before the code of an invalid body, where an intent is refused for its funding as well (D-160). */
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
    const isFirst = 'code' in read && read.code !== code && COMES_FIRST.includes(read.code);
    if (isFirst) return refuseIntake(request, read, funding);
  }
  return code === 'INVALID_WALLET_ADDRESS' ? fail(code, { errors }) : fail('INVALID_PAYMENT_BODY', { errors });
}
