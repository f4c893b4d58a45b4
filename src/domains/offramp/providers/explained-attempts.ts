import type { ExplanationAttempt } from '../../../../generated/contract/schemas.ts';
import type { ProviderAnswer } from '../money.cross-tenant.ts';
import type { StoredQuote } from '../offramp-payment.store.ts';
import type { ProviderAttempt } from './attempt.cross-tenant.ts';

/** Everything on record about the provider's side of a payment. */
export interface ProviderSide {
  readonly attempts: readonly ProviderAttempt[];
  readonly answers: readonly ProviderAnswer[];
  readonly quotes: readonly StoredQuote[];
}

/** The submissions with what each provider was asked and what it answered; an operator sees the provider's reasons too. */
export const explainedAttempts = ({ attempts, answers, quotes }: ProviderSide, isOperator: boolean) =>
  attempts.map(
    (attempt): ExplanationAttempt => ({
      provider: attempt.provider,
      routeId: attempt.quoteId,
      submittedAt: attempt.createdAt.toISOString(),
      asked: askedOf(attempt, quotes),
      answers: answers.filter((answer) => isAbout(answer, attempt)).map((answer) => presentAnswer(answer, isOperator)),
      lastStatus: attempt.lastStatus,
      isCurrent: attempt.live,
      returnedAt: attempt.returnedAt?.toISOString() ?? null,
    }),
  );

function askedOf(attempt: ProviderAttempt, quotes: readonly StoredQuote[]): ExplanationAttempt['asked'] {
  const quote = quotes.find(({ id }) => id === attempt.quoteId);
  return {
    rail: quote?.rail ?? null,
    destinationAmountMinor: quote?.destinationAmountMinor.toString() ?? null,
    destinationCurrency: quote?.destinationCurrency ?? null,
    idempotencyKey: masked(attempt.idempotencyKey),
    providerRef: attempt.providerRef === null ? null : masked(attempt.providerRef),
  };
}

const isAbout = (answer: ProviderAnswer, attempt: ProviderAttempt): boolean =>
  answer.provider === attempt.provider &&
  (answer.providerRef === null || attempt.providerRef === null || answer.providerRef === attempt.providerRef);

const presentAnswer = (answer: ProviderAnswer, isOperator: boolean): ExplanationAttempt['answers'][number] => ({
  at: answer.receivedAt.toISOString(),
  saidAt: answer.occurredAt.toISOString(),
  status: answer.status,
  disposition: answer.disposition,
  reason: isOperator ? answer.reason : null,
});

/** Enough to compare with a provider's records, too little to ask the provider with. */
const masked = (secret: string): string => `…${secret.length > 8 ? secret.slice(-4) : ''}`;
