import type { PaymentEnvelope } from '../../../../generated/contract/schemas.ts';
import { parseUsd } from '../../../payments/ledger/money.ts';
import { parsePhone } from '../../../payments/phones/phone-number.ts';
import { Refusal, refuse } from '../../../platform/refusal.ts';
import { type DidAddress, parseDid } from '../../identity/handles/index.ts';
import type { SourceChain } from '../deposits/source-chain.ts';
import { isEnvelope } from './envelopes/shape.ts';
import { type Funding, type FundingAvailable, readFunding } from './funding.ts';
import { type IntakeRefusal, type IntakeRequest, refuseField } from './intake-request.ts';

/** A read order without its payee: an exact amount, and one way to fund it. */
export interface IntakeTerms {
  readonly amountBaseUnits: bigint;
  readonly funding: Funding;
  readonly envelope: PaymentEnvelope | null;
}

/** A read order: the terms, and exactly one address. */
export interface Intake extends IntakeTerms {
  readonly phone: string | null;
  readonly address: DidAddress | null;
}

const DID_FAULTS = {
  INVALID_DID: 'must be a did:payid, a did:web of this service, or a handle',
  DID_NOT_RESOLVABLE: 'must be a did:payid, or a did:web of this service',
};

/** The checks of the body that go over several fields, in the order of D-078. */
export function readIntake(
  request: IntakeRequest,
  chain: SourceChain,
  webHost: string,
  available: FundingAvailable,
): Intake | IntakeRefusal {
  const { did = null } = request;
  const given = request.phone ?? null;
  if (given === null && did === null) {
    return refuseField('RECIPIENT_REQUIRED', '/body', 'must have phone or did', 'required');
  }
  if (given !== null && did !== null) {
    return refuseField('RECIPIENT_AMBIGUOUS', '/body', 'must not have both phone and did', 'not');
  }
  const phone = given === null ? null : parsePhone(given);
  if (phone === undefined) return refuseField('INVALID_PHONE', '/body/phone', 'is not a phone number', 'phone');
  const address = did === null ? null : parseDid(did, webHost);
  if (typeof address === 'string') return refuseField(address, '/body/did', DID_FAULTS[address], 'did');
  const terms = readTerms(request, chain, available, address);
  return terms instanceof Refusal ? terms : { phone, address, ...terms };
}

/** The same of everything but the recipient, whom an intent may name in other ways (D-153). */
export function readTerms(
  request: IntakeRequest,
  chain: SourceChain,
  available: FundingAvailable,
  address: DidAddress | null = null,
): IntakeTerms | IntakeRefusal {
  const amountBaseUnits = parseUsd(request.amountUsd);
  if (amountBaseUnits === undefined) {
    return refuseField('INVALID_AMOUNT', '/body/amountUsd', 'must be above zero, and at most 1000000000', 'range');
  }
  const funding = readFunding(request, chain, available);
  if (funding instanceof Refusal) return funding;
  const extra = refuseExtras(request, address);
  if (extra !== undefined) return extra;
  const { envelope } = request;
  if (envelope == null) return { amountBaseUnits, funding, envelope: null };
  if (!isEnvelope(envelope)) return refuse('ENVELOPE_INVALID', { details: { reason: 'SHAPE' } });
  return { amountBaseUnits, funding, envelope };
}

function refuseExtras(
  { invite, envelope, phone }: IntakeRequest,
  address: DidAddress | null,
): IntakeRefusal | undefined {
  const inapplicable = (path: string, message: string): IntakeRefusal =>
    refuseField('VALIDATION_FAILED', path, message, 'inapplicable');
  if (invite != null && address?.kind !== 'handle') return inapplicable('/body/invite', 'is for handles only');
  if (envelope != null && phone != null) return inapplicable('/body/envelope', 'is for DID recipients only');
  return undefined;
}
