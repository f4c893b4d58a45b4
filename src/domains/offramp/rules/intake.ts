import type { PaymentEnvelope } from '../../../../generated/contract/schemas.ts';
import { Refusal, refuse } from '../../../kernel/http/refusal.ts';
import { parseUsd } from '../../../kernel/ledger/money.ts';
import { parsePhone } from '../../../kernel/phones/phone-number.ts';
import { parseHandle } from '../../identity/index.ts';
import type { SourceChain } from '../source-chain.ts';
import { isEnvelope } from './envelope-shape.ts';
import { type Funding, type FundingAvailable, readFunding } from './funding.ts';
import { type IntakeRefusal, type IntakeRequest, refuseField } from './intake-request.ts';

/** What remains of it but whom to pay: an exact amount, one way to pay it in. */
export interface IntakeTerms {
  readonly amountBaseUnits: bigint;
  readonly funding: Funding;
  readonly envelope: PaymentEnvelope | null;
}

/** What remains of it: the terms, and exactly one address. */
export interface Intake extends IntakeTerms {
  readonly phone: string | null;
  readonly address: DidAddress | null;
}

/** A payid resolves by itself; a handle only through the directory (D-111). */
export type DidAddress =
  | { readonly kind: 'payid'; readonly did: string }
  | { readonly kind: 'handle'; readonly handle: string };

const PAYID = /^did:payid:[0-9a-f]{64}$/;

/** Reads what `did` may be: a payid, this service's own web form, or a bare handle (D-111). */
export function parseDid(text: string, webHost: string): DidAddress | 'INVALID_DID' | 'DID_NOT_RESOLVABLE' {
  if (PAYID.test(text)) return { kind: 'payid', did: text };
  const [scheme, method, ...rest] = text.split(':');
  if (scheme === 'did') {
    if (method === undefined || method === '' || rest.length === 0) return 'INVALID_DID';
    if (method === 'payid') return 'INVALID_DID';
    const handle = parseHandle(rest.at(-1) ?? '');
    // A port's colon may be percent-encoded, as did:web has it, or stand as it is.
    const host = rest.slice(0, -1).join(':').replace(/%3a/i, ':');
    const ours = method === 'web' && host === webHost && handle !== undefined;
    return ours ? { kind: 'handle', handle } : 'DID_NOT_RESOLVABLE';
  }
  const handle = parseHandle(text);
  return handle === undefined ? 'INVALID_DID' : { kind: 'handle', handle };
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
  available: FundingAvailable = { onchain: false, tron: false },
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
  if (phone === undefined) return refuseField('INVALID_PHONE', '/body/phone', 'is no phone number', 'phone');
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
