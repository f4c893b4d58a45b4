import type { Handler, Request } from '../../../kernel/http/handler.ts';
import { availableBalance } from '../balance.store.ts';
import { type ContractsAsked, checkEnvelope } from '../check-envelope.ts';
import { findPayee, type PayeeRefusal } from '../find-payee.ts';
import { ASSET } from '../new-payment.ts';
import { presentCreated, quotesWritten } from '../offramp-payment.present.ts';
import { fundingAvailable, recordPayment } from '../record-payment.ts';
import { readIntake } from '../rules/intake.ts';
import type { IntakeRefusal } from '../rules/intake-request.ts';
import { sourceChain } from '../source-chain.ts';

/**
 * Records the payment, sets the money of a balance aside, and runs it until it rests, all before the answer (A 4.1, D-078). Refusals
 * record nothing; from the insert on it is 201, whatever status results (D-079).
 */
export const createOfframpPayment: Handler<'createOfframpPayment'> = (request) => create(request, undefined);

/** Begins again where contracts had to be asked about an envelope: what was found before may have changed meanwhile. */
async function create(
  request: Request<'createOfframpPayment'>,
  asked: ContractsAsked | undefined,
): ReturnType<Handler<'createOfframpPayment'>> {
  const { body, tenantId, reads, services, fail } = request;
  const { config, urls } = services;
  const intake = readIntake(body, sourceChain(config), urls.didWebHost, await fundingAvailable(request, body));
  if ('code' in intake) return refuseIntake(request, intake);

  const [payee, available] = await Promise.all([
    findPayee(request, intake, body.invite),
    availableBalance(reads, tenantId, ASSET),
  ]);
  if ('refused' in payee && payee.refused === 'INVITE_NOT_APPLICABLE') {
    return fail('VALIDATION_FAILED', { errors: [notForThisHandle] });
  }
  const envelope = await checkEnvelope(request, intake, { payeeDid: payee.did, memo: body.memo ?? null }, asked);
  if (envelope !== null && typeof envelope === 'object' && 'ask' in envelope) {
    return create(request, await request.outsideTransaction(envelope.ask));
  }
  if (envelope === 'CHAIN_UNAVAILABLE') return fail('CHAIN_UNAVAILABLE');
  if (typeof envelope === 'string') return fail('ENVELOPE_INVALID', { reason: envelope });
  if ('refused' in payee) return fail(payee.refused as Exclude<PayeeRefusal['refused'], 'INVITE_NOT_APPLICABLE'>);

  const recorded = await recordPayment(request, { order: body, intake, payee, envelope, available, intent: null });
  if (!('code' in recorded)) return presentCreated(recorded, tenantId, quotesWritten(request, recorded));
  return recorded.code === 'INSUFFICIENT_FUNDS' ? fail(recorded.code, recorded.details) : fail(recorded.code);
}

/** Refusals of the body alone, before anything is looked up (D-078, its second step). */
function refuseIntake({ fail }: Request<'createOfframpPayment'>, refusal: IntakeRefusal) {
  switch (refusal.code) {
    case 'FUNDING_MODE_NOT_AVAILABLE':
      return fail(refusal.code, { ...refusal.details, errors: [refusal.fault] });
    case 'ENVELOPE_INVALID':
      return fail(refusal.code, refusal.details);
    default:
      return fail(refusal.code, { errors: [refusal.fault] });
  }
}

const notForThisHandle = { path: '/body/invite', message: 'is for handles that nobody holds', rule: 'inapplicable' };
