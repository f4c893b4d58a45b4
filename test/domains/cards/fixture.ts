import type { PolicyDocument } from '../../../generated/contract/schemas.ts';
import { signProviderWebhook } from '../../../src/payments/providers/webhook-signature.ts';
import { startTestChain, type TestChain } from '../../support/chain.ts';
import {
  startTestService,
  TEST_ISSUER_SECRET,
  type TestService,
  type TestServiceOptions,
  type TestTenant,
} from '../../support/service.ts';
import { type Owned, ownedWallet } from '../payments/fixture.ts';

export interface CardWorld {
  readonly chain: TestChain;
  readonly service: TestService;
  readonly acme: TestTenant;
  readonly harbor: TestTenant;
  /** 1000 USD, three owners. */
  readonly wallet: Owned;
  stop(): Promise<void>;
}

export async function startCardWorld(name: string, options: TestServiceOptions = {}): Promise<CardWorld> {
  const chain = await startTestChain();
  const service = await startTestService({ chain: chain.source, ...options });
  const acme = await service.signUp(`Acme ${name}`);
  const harbor = await service.signUp(`Harbor ${name}`);
  const wallet = await ownedWallet(service, chain, acme);
  const stop = async () => {
    await service.stop();
    await chain.stop();
  };
  return { chain, service, acme, harbor, wallet, stop };
}

type Limits = Omit<Parameters<TestTenant['api']['issueCard']>[0], 'walletId'>;

/** A card of a wallet. */
export const issued = (tenant: TestTenant, walletId: string, limits: Limits = {}) =>
  tenant.api.issueCard({ walletId, ...limits }).unwrap();

/** Uses a card, and answers the decision. */
export const used = (
  tenant: TestTenant,
  id: string,
  amountUsd: string,
  more: { mcc?: string; merchantAddress?: string } = {},
) => tenant.api.createTestCardAuthorization({ id, amountUsd, ...more }).unwrap();

/** Uses a card, and answers why it was declined; null where it was not. */
export const declined = async (...use: Parameters<typeof used>): Promise<string | null> => {
  const { approved, declineReason } = await used(...use);
  if (approved !== (declineReason === null)) throw new Error('approved, with a reason to decline');
  return declineReason;
};

export const refusal = async (asked: PromiseLike<{ readonly error?: unknown }>) => {
  const error = (await asked).error as { code: string; statusCode: number; details?: unknown } | undefined;
  return error && { code: error.code, statusCode: error.statusCode, details: error.details };
};

/** Puts a policy on a card or an agent; answers how to change it. */
export async function ruled(
  { api }: TestTenant,
  subject: { readonly subjectType: 'card' | 'agent'; readonly subjectId: string },
  document: PolicyDocument,
): Promise<(document: PolicyDocument) => Promise<unknown>> {
  const { policyId } = await api.createPolicy({ name: 'Cards', document }).unwrap();
  await api.attachPolicy({ id: policyId, ...subject }).unwrap();
  return (next) => api.createPolicyVersion({ id: policyId, document: next }).unwrap();
}

interface Sent {
  readonly secret?: string;
  readonly timestamp?: number;
  readonly raw?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** What the issuer sends, signed unless told. */
export async function fromIssuer(
  { url }: Pick<TestService, 'url'>,
  what: 'authorizations' | 'reversals',
  body: object,
  {
    secret = TEST_ISSUER_SECRET,
    timestamp = Math.floor(Date.now() / 1000),
    raw = JSON.stringify(body),
    headers,
  }: Sent = {},
): Promise<{ readonly status: number; readonly body: Record<string, unknown> }> {
  const response = await fetch(`${url}/v1/webhooks/card-issuer/${what}`, {
    method: 'POST',
    body: raw,
    headers: headers ?? {
      'content-type': 'application/json',
      'x-provider-timestamp': String(timestamp),
      'x-provider-signature': signProviderWebhook(secret, String(timestamp), Buffer.from(raw)),
    },
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}
