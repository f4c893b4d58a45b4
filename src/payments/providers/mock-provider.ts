import type { MockProgressStore } from './mock-progress.ts';
import { type MockStep, mockScript } from './mock-script.ts';
import {
  type DestinationAnswer,
  type Payee,
  type PayoutInstruction,
  type PayoutProvider,
  type PayoutReference,
  type ProviderAnswer,
  type ProviderName,
  pollEventId,
  submitEventId,
} from './payout-provider.ts';

/** Derived, not drawn: the mock has no randomness (A 1). */
const referenceOf = (name: ProviderName, idempotencyKey: string): string =>
  `mock-${name}-${idempotencyKey.replaceAll(':', '-')}`;

const answer = (providerRef: string, step: MockStep, eventId: string): ProviderAnswer =>
  step === 'TIMEOUT'
    ? { kind: 'unknown', reason: 'the mock provider timed out' }
    : { kind: 'status', providerRef, status: step, eventId, occurredAt: null, reason: null };

/**
 * The deterministic adapter: no timers, no randomness, no vendor, no value moved (A 1, R026). Submit consumes the first
 * step of the amount's script, each poll the next one, and the last one repeats (D-128). It refuses destinations whose
 * identifier holds `fail`, and phones that end in `0000` (D-237).
 */
export const createMockProvider = (name: ProviderName, progress: MockProgressStore): PayoutProvider => ({
  name,
  mode: 'mock',

  async submit({ idempotencyKey, paymentId, sourceAmountBaseUnits }: PayoutInstruction): Promise<ProviderAnswer> {
    await progress.begin({ idempotencyKey, paymentId, provider: name });
    const providerRef = referenceOf(name, idempotencyKey);
    // A repeated submit replays the first answer, whatever was polled since: the key pays once.
    return answer(providerRef, mockScript(sourceAmountBaseUnits)[0], submitEventId(providerRef));
  },

  async poll({ idempotencyKey, sourceAmountBaseUnits }: PayoutReference): Promise<ProviderAnswer> {
    const script = mockScript(sourceAmountBaseUnits);
    const last = script.length - 1;
    const standing = await progress.advance(idempotencyKey, last);
    if (standing === undefined) return { kind: 'absent' };
    const step = Math.min(standing, last);
    const providerRef = referenceOf(name, idempotencyKey);
    return answer(providerRef, script[step] ?? script[0], pollEventId(providerRef, step));
  },

  async verifyDestination({ identifier }: Payee): Promise<DestinationAnswer> {
    const isRefused = identifier !== null && (/fail/i.test(identifier) || /^\+[0-9]*0000$/.test(identifier));
    return isRefused ? { kind: 'refused', reason: 'the mock provider refuses it' } : { kind: 'confirmed' };
  },
});
