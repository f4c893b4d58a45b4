import type { ErrorCode } from '../../../../generated/contract/errors.ts';
import type { Operations } from '../../../../generated/contract/operations.ts';
import type { CreateIntentPaymentRequest, IntentPaymentCreated } from '../../../../generated/contract/schemas.ts';
import { ASSET } from '../../../payments/ledger/money.ts';
import type { Request } from '../../../platform/http/handler.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { mayInitiate } from '../../approvals/index.ts';
import { protectionOf } from '../../protection/index.ts';
import { availableBalance } from '../../wallets/index.ts';
import { sourceChain } from '../deposits/source-chain.ts';
import { quotesWritten } from '../offramp-payment.present.ts';
import type { Order } from '../order.ts';
import { fundingAvailable, recordPayment } from '../record-payment.ts';
import { type ContractsAsked, checkEnvelope } from '../routes/check-envelope.ts';
import { type Intake, readIntake, readTerms } from '../rules/intake.ts';
import type { IntakeRefusal } from '../rules/intake-request.ts';
import { findIntentPayee } from './find-intent-payee.ts';
import { hasInvoice } from './invoice.store.ts';
import { targetOfReference } from './payee-target.cross-tenant.ts';
import { presentIntentCreated } from './payment.present.ts';
import { asIntentRefusal } from './refuse-body.ts';
import { bodyFaults } from './rules/body-faults.ts';
import { orderOf, termsOf } from './rules/intent-order.ts';
import { type Reference, referenceOf } from './rules/reference.ts';

type Create = Request<'createPayment'>;
type Refused = Refusal<Extract<Operations['createPayment']['codes'], ErrorCode>>;

/**
 * Records an intent and runs it until it rests, all before the answer, as the off-ramp surface does with its payments
 * (A 4.2, D-160, D-161). Refusals record nothing; from the insert on it is 202, whatever status results.
 */
export async function createIntent(
  request: Create,
  body: CreateIntentPaymentRequest,
  asked?: ContractsAsked,
): Promise<IntentPaymentCreated | Refused> {
  const { tenantId, reads, fail } = request;
  const reference = referenceOf(body.recipient);
  const order = orderOf(body, reference);
  const intake = await intakeOf(request, reference, order);
  const refusal = intake instanceof Refusal ? intake : undefined;
  if (refusal !== undefined && !COMES_LAST.has(refusal.code)) return asIntentRefusal(refusal, body.funding);
  const errors = bodyFaults(body, reference, refusal, request.verbatim);
  if (errors.length > 0) return fail('INVALID_PAYMENT_BODY', { errors });
  if (intake instanceof Refusal) return asIntentRefusal(intake, body.funding);

  const [payee, available] = await Promise.all([
    findIntentPayee(request, reference, intake),
    availableBalance(reads, tenantId, ASSET),
    // Asked for the gates, which come later, in the message of the others.
    protectionOf(request),
    mayInitiate(request),
  ]);
  const envelope = await checkEnvelope(request, intake, { payeeDid: payee.did, memo: order.memo ?? null }, asked);
  if (envelope !== null && 'ask' in envelope) {
    // Begun again: what was found before the contracts were asked may have changed meanwhile.
    return createIntent(request, body, await request.outsideTransaction(envelope.ask));
  }
  if (envelope instanceof Refusal) return envelope;
  if ('refusal' in payee) return payee.refusal;
  const { invoiceId } = body.purpose ?? {};
  if (invoiceId != null && !(await hasInvoice(reads, tenantId, invoiceId))) return fail('INVOICE_NOT_FOUND');

  const intent = termsOf(body, reference, request.verbatim);
  const recorded = await recordPayment(request, {
    order,
    intake,
    payee,
    envelope,
    available,
    intent,
    target: () => targetOfReference(reads, reference, intake),
  });
  return recorded instanceof Refusal
    ? recorded
    : presentIntentCreated(recorded, tenantId, quotesWritten(request, recorded));
}

/** Refusals of the shared intake that what else is wrong with the body comes before (D-160). */
const COMES_LAST: ReadonlySet<IntakeRefusal['code']> = new Set(['VALIDATION_FAILED', 'ENVELOPE_INVALID']);

/** Phones and DIDs are read as on the off-ramp surface; beside another reference, everything else is (D-153). */
async function intakeOf(request: Create, { kind }: Reference, order: Order): Promise<Intake | IntakeRefusal> {
  const { config, links } = request.services;
  const available = await fundingAvailable(request, order);
  if (kind === 'phoneNumber' || kind === 'did') {
    return readIntake(order, sourceChain(config), links.didWebHost, available);
  }
  const terms = readTerms(order, sourceChain(config), available);
  return terms instanceof Refusal ? terms : { phone: null, address: null, ...terms };
}
