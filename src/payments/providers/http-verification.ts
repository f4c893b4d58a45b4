import type { VendorConnection } from '../config/payouts.ts';
import { callVendor, type VendorReply } from './vendor-call.ts';
import type {
  StandingAnswer,
  StartAnswer,
  StartedVerification,
  VerificationProvider,
  VerificationStanding,
} from './verification-provider.ts';

type Reply = Extract<VendorReply, { kind: 'reply' }>;

/** The vendor's words. */
const DIALECT: Readonly<Record<string, VerificationStanding>> = {
  open: 'OPEN',
  approved: 'APPROVED',
  declined: 'DECLINED',
  expired: 'EXPIRED',
  canceled: 'CANCELED',
  failed: 'FAILED',
  under_review: 'UNDER_REVIEW',
  withdrawn: 'WITHDRAWN',
};

/** 4xx that say something of the order itself: whoever asks again is told the same. */
const REFUSALS = new Set([400, 422]);

/**
 * The vendor over HTTP, in mode `sandbox` or `live`. `POST /sessions` begins under the header Idempotency-Key, and
 * `GET /sessions/{id}` reads; both answer `{id, reference, kind, status, token?, templateId?, environmentId?, checks:
 * [{type, status: passed | …}]}`. `reference` and `kind` have to be those of the order: what the vendor says of somebody
 * else proves nothing here. Whatever is not wholly understood is no answer.
 */
export const createHttpVerification = (
  mode: 'sandbox' | 'live',
  connection: VendorConnection,
): VerificationProvider => ({
  name: 'vendor',
  mode,

  async start({ sessionId, kind, legalName, country }): Promise<StartAnswer> {
    const reply = await callVendor(connection, {
      method: 'POST',
      path: '/sessions',
      idempotencyKey: sessionId,
      body: { reference: sessionId, kind, subject: { name: legalName, ...(country !== null && { country }) } },
    });
    if (reply.kind === 'nothing') return { kind: 'unknown', reason: reply.reason };
    if (REFUSALS.has(reply.status)) return { kind: 'refused', reason: `status ${reply.status}` };
    const body = bodyOf(reply, { sessionId, kind });
    if (typeof body === 'string') return { kind: 'unknown', reason: body };
    const client = clientOf(body);
    return client ? { kind: 'started', client } : { kind: 'unknown', reason: 'not understood: no client' };
  },

  async read({ sessionId, kind, sessionRef }): Promise<StandingAnswer> {
    const reply = await callVendor(connection, { method: 'GET', path: `/sessions/${encodeURIComponent(sessionRef)}` });
    if (reply.kind === 'nothing') return { kind: 'unknown', reason: reply.reason };
    const body = bodyOf(reply, { sessionId, kind });
    if (typeof body === 'string') return { kind: 'unknown', reason: body };
    if (body.id !== sessionRef) return { kind: 'unknown', reason: 'not understood: another session' };
    const word = typeof body.status === 'string' ? body.status : '';
    const standing = Object.hasOwn(DIALECT, word) ? DIALECT[word] : undefined;
    if (standing === undefined) return { kind: 'unknown', reason: 'not understood: no status' };
    return { kind: 'standing', standing, passed: passedOf(body.checks) };
  },
});

type Fields = Readonly<Record<string, unknown>>;

/** The body of an answer about this very session; otherwise the reason why it is not one. */
function bodyOf({ status, body }: Reply, ours: { readonly sessionId: string; readonly kind: string }): Fields | string {
  if (status < 200 || status > 299) return `status ${status}`;
  if (body === undefined) return 'not understood: no object';
  const isOurs = body.reference === ours.sessionId && body.kind === ours.kind;
  return isOurs ? body : 'not understood: another session';
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '' && value.length <= 512;

function clientOf({ id, token, templateId, environmentId }: Fields): StartedVerification | undefined {
  if (!isText(id) || !isText(token) || !isText(templateId) || !isText(environmentId)) return undefined;
  return { provider: 'vendor', sessionRef: id, token, templateId, environmentId };
}

function passedOf(checks: unknown): ReadonlySet<string> {
  const list = Array.isArray(checks) ? (checks as readonly unknown[]) : [];
  const passed = list.flatMap((check) => {
    const { type, status } = (typeof check === 'object' && check !== null ? check : {}) as Fields;
    return status === 'passed' && typeof type === 'string' ? [type] : [];
  });
  return new Set(passed);
}
