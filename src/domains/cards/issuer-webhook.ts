import { refusalOfWebhook, type SignedWebhook } from '../../payments/providers/webhook-signature.ts';
import type { Request } from '../../platform/http/handler.ts';
import type { SignatureChecks, SignedRequest } from '../../platform/http/signature-checks.ts';
import { type Refusal, refuse } from '../../platform/refusal.ts';
import type { Services } from '../../platform/services.ts';

type Known = Pick<Services, 'config' | 'realTime'>;

/** Without its secret the issuer may ask nothing. */
const isConfigured = ({ config }: Pick<Services, 'config'>): boolean => config.cardIssuerSecret !== undefined;

/** Returns the reason for which a webhook is not the issuer's own or not recent; undefined if it is both (D-133). */
const refusalOf = ({ config, realTime }: Known, webhook: SignedWebhook) =>
  refusalOfWebhook(webhook, config.cardIssuerSecret, realTime());

type FromIssuer = Request<'receiveCardAuthorization'> | Request<'receiveCardReversal'>;

type Unproved = Refusal<
  'UNKNOWN_PROVIDER' | 'EMPTY_BODY' | 'WEBHOOK_SIGNATURE_INVALID' | 'WEBHOOK_REPLAY_WINDOW' | 'VALIDATION_FAILED'
>;

/**
 * Reads the request of a proved issuer: provider, body, signature and age come first, and only then its form (D-133).
 */
export function provedBody<R extends FromIssuer>({ headers, body, services }: R): IssuerBody<R> | Unproved {
  if (!isConfigured(services)) return refuse('UNKNOWN_PROVIDER');
  if (body.bytes.length === 0) return refuse('EMPTY_BODY');
  const signed = { timestamp: headers['x-provider-timestamp'], signature: headers['x-provider-signature'] };
  const refusal = refusalOf(services, { ...signed, body: body.bytes });
  if (refusal !== undefined) return refuse(refusal);
  const verified = body.verified();
  if ('errors' in verified) return refuse('VALIDATION_FAILED', { details: { errors: verified.errors } });
  return verified.body as IssuerBody<R>;
}

/** The body's type behind its signature. */
export type IssuerBody<R extends FromIssuer> = Extract<ReturnType<R['body']['verified']>, { body: unknown }>['body'];

/** The issuer's requests count against no limit, those of its imitators do (D-499). */
export const cardIssuerSignatures = (services: Known): SignatureChecks => {
  const isSigned = ({ headers, body }: SignedRequest): boolean => {
    const timestamp = textOf(headers['x-provider-timestamp']);
    const signature = textOf(headers['x-provider-signature']);
    return isConfigured(services) && refusalOf(services, { timestamp, signature, body }) === undefined;
  };
  return { receiveCardAuthorization: isSigned, receiveCardReversal: isSigned };
};

const textOf = (value: string | string[] | undefined): string | undefined =>
  typeof value === 'string' ? value : undefined;
