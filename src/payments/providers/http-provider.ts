import { isDateTime } from '../../../generated/contract/formats.ts';
import { cutText } from '../../platform/cut-text.ts';
import type { VendorConnection } from '../config/payouts.ts';
import {
  type DestinationAnswer,
  type Payee,
  type PayoutInstruction,
  type PayoutProvider,
  type PayoutReference,
  type ProviderAnswer,
  type ProviderStatus,
  pollEventId,
  submitEventId,
} from './payout-provider.ts';
import { callVendor, type VendorReply } from './vendor-call.ts';
import type { VendorDialect } from './vendors/vendor.ts';
import { VENDORS, type VendorName } from './vendors/vendors.ts';

type Reply = Extract<VendorReply, { kind: 'reply' }>;

/**
 * 4xx that say something of the request and nothing of the payout: our key, our pace, our path, a twin that still runs. A
 * payment must not fail of them, for the payout may exist; somebody has to look.
 */
const NOT_A_REFUSAL = new Set([401, 403, 404, 405, 407, 408, 409, 421, 423, 425, 426, 429, 431]);

/** The vendor's code for a payout that was never submitted. */
const NOT_FOUND = 'payout_not_found';

/**
 * A vendor over HTTP, in mode `sandbox` or `live`. `POST /payouts` submits under the header Idempotency-Key,
 * `GET /payouts/by-key/{key}` and `GET /payouts/{id}` ask. Both answer a payout `{id, status, sequence, updatedAt, reason?}`
 * or an error `{error: {code, message}}`; `sequence` counts a payout's changes, `updatedAt` is the vendor's own clock.
 * `POST /destinations/verify` asks whether somebody can be paid, under our id as the reference by which the vendor's news
 * of it come, and answers `{status: verified | refused, reason?}`.
 */
export const createHttpProvider = (
  name: VendorName,
  mode: 'sandbox' | 'live',
  connection: VendorConnection,
): PayoutProvider => ({
  name,
  mode,

  async submit(instruction: PayoutInstruction): Promise<ProviderAnswer> {
    const { idempotencyKey } = instruction;
    const reply = await callVendor(connection, {
      method: 'POST',
      path: '/payouts',
      idempotencyKey,
      body: payoutOf(instruction),
    });
    if (reply.kind === 'nothing') return { kind: 'unknown', reason: reply.reason };
    if (isRefusal(reply)) return refused(idempotencyKey, reply);
    return statusOf(reply, VENDORS[name].dialect, (ref) => submitEventId(ref));
  },

  async poll({ idempotencyKey, providerRef }: PayoutReference): Promise<ProviderAnswer> {
    const path =
      providerRef === null
        ? `/payouts/by-key/${encodeURIComponent(idempotencyKey)}`
        : `/payouts/${encodeURIComponent(providerRef)}`;
    const reply = await callVendor(connection, { method: 'GET', path });
    if (reply.kind === 'nothing') return { kind: 'unknown', reason: reply.reason };
    if (reply.status === 404 && errorOf(reply).code === NOT_FOUND) return { kind: 'absent' };
    return statusOf(reply, VENDORS[name].dialect, (ref, sequence) => pollEventId(ref, sequence));
  },

  async verifyDestination(payee: Payee): Promise<DestinationAnswer> {
    const reply = await callVendor(connection, {
      method: 'POST',
      path: '/destinations/verify',
      body: { reference: payee.destinationId, payee: payeeOf(payee) },
    });
    return reply.kind === 'nothing' ? { kind: 'unknown', reason: reply.reason } : verdictOf(reply);
  },
});

const payeeOf = ({ type, identifier, country }: Payee): object => ({ type, identifier, country });

function verdictOf(reply: Reply): DestinationAnswer {
  if (isRefusal(reply)) return { kind: 'refused', reason: reasonOf(reply) };
  const { status, body = {} } = reply;
  if (status < 200 || status > 299) return { kind: 'unknown', reason: `status ${status}` };
  if (body.status === 'verified') return { kind: 'confirmed' };
  if (body.status !== 'refused') return { kind: 'unknown', reason: 'not understood: no verdict' };
  return { kind: 'refused', reason: typeof body.reason === 'string' ? cutText(body.reason, 500) : 'refused' };
}

const payoutOf = ({
  idempotencyKey,
  payee,
  destinationAmountMinor,
  destinationCurrency,
}: PayoutInstruction): object => ({
  reference: idempotencyKey,
  amount: { minor: destinationAmountMinor.toString(), currency: destinationCurrency },
  payee: payeeOf(payee),
});

const isRefusal = ({ status }: Reply): boolean => status >= 400 && status < 500 && !NOT_A_REFUSAL.has(status);

function refused(idempotencyKey: string, reply: Reply): ProviderAnswer {
  return {
    kind: 'status',
    providerRef: null,
    status: 'REJECTED',
    eventId: submitEventId(idempotencyKey),
    occurredAt: null,
    reason: reasonOf(reply),
  };
}

function reasonOf(reply: Reply): string {
  const { code, message } = errorOf(reply);
  return [code, message].filter((part) => part !== undefined).join(': ') || `status ${reply.status}`;
}

/** A payout as the vendor describes it. Whatever is not wholly understood is no answer: nothing is guessed about money. */
function statusOf(
  reply: Reply,
  dialect: VendorDialect,
  eventIdOf: (providerRef: string, sequence: number) => string,
): ProviderAnswer {
  const { status, body = {}, retryAfterMs } = reply;
  if (status < 200 || status > 299) {
    return { kind: 'unknown', reason: `status ${status}`, ...(retryAfterMs !== undefined && { retryAfterMs }) };
  }
  const word = typeof body.status === 'string' ? body.status : '';
  const normalised: ProviderStatus | undefined = Object.hasOwn(dialect, word) ? dialect[word] : undefined;
  const { id, sequence, reason, updatedAt } = body;
  if (typeof id !== 'string' || id === '' || id.length > 128) return misunderstood('no id');
  if (normalised === undefined) return misunderstood(`status ${cutText(JSON.stringify(word), 40)}`);
  if (typeof sequence !== 'number' || !Number.isSafeInteger(sequence)) return misunderstood('no sequence');
  // Never our own clock instead: late news is told from new by the vendor's (D-131).
  if (typeof updatedAt !== 'string' || !isDateTime(updatedAt)) return misunderstood('no time');
  const told = typeof reason === 'string' ? cutText(reason, 500) : null;
  return {
    kind: 'status',
    providerRef: id,
    status: normalised,
    eventId: eventIdOf(id, sequence),
    occurredAt: new Date(updatedAt),
    reason: told,
  };
}

const misunderstood = (what: string): ProviderAnswer => ({ kind: 'unknown', reason: `not understood: ${what}` });

function errorOf({ body }: Reply): { readonly code: string | undefined; readonly message: string | undefined } {
  const error = body?.error;
  const fields = (typeof error === 'object' && error !== null ? error : {}) as Record<string, unknown>;
  const text = (value: unknown): string | undefined => (typeof value === 'string' ? cutText(value, 240) : undefined);
  return { code: text(fields.code), message: text(fields.message) };
}
