import { describe, expect, test } from 'vitest';
import type { Caller } from '../../../src/platform/http/caller.ts';
import { Exchange } from '../../../src/platform/http/exchange.ts';
import { HandlerRequest } from '../../../src/platform/http/handler-request.ts';
import type { Unit } from '../../../src/platform/http/ports.ts';
import { NotPassed, TwoFactorGate } from '../../../src/platform/http/two-factor.ts';
import { refuse } from '../../../src/platform/refusal.ts';

interface Sent {
  readonly method?: string;
  readonly url?: string;
  readonly tenantId?: string;
  readonly memberId?: string;
  readonly body?: string;
  readonly challenge?: string;
}

function gateOf({ method = 'POST', url = '/v1/things/1', body = '{}', challenge, ...whose }: Sent = {}): TwoFactorGate {
  const headers = challenge === undefined ? {} : { 'x-service-2fa-challenge': challenge };
  const exchange = new Exchange({ method, url, headers } as never);
  exchange.operationId = 'createThing';
  const caller = { tenantId: 'ten_1', memberId: 'mem_1', ...whose } as Caller;
  return new TwoFactorGate(exchange, caller, Buffer.from(body));
}

describe('the binding of an approval (D-346)', () => {
  test('covers exactly one request', () => {
    const { bindingSha256 } = gateOf();
    expect(bindingSha256).toMatch(/^[0-9a-f]{64}$/);
    expect(gateOf().bindingSha256).toBe(bindingSha256);
    // The challenge itself is what a replay has more than its first request.
    expect(gateOf({ challenge: 'tfc_1' }).bindingSha256).toBe(bindingSha256);
    const others: readonly Sent[] = [
      { method: 'PUT' },
      { url: '/v1/things/2' },
      { tenantId: 'ten_2' },
      { memberId: 'mem_2' },
      { body: '{ }' },
      { body: '' },
    ];
    const bindings = others.map((other) => gateOf(other).bindingSha256);
    expect(new Set([bindingSha256, ...bindings]).size).toBe(others.length + 1);
  });

  test('takes the challenge from the header', () => {
    expect([gateOf().challengeId, gateOf({ challenge: 'tfc_1' }).challengeId]).toEqual([undefined, 'tfc_1']);
  });
});

describe('an operation with x-two-factor', () => {
  const requestOf = (gate: TwoFactorGate | undefined, recorded?: unknown): HandlerRequest => {
    const unit = { firstPhase: (record: () => Promise<unknown>) => recorded ?? record() } as unknown as Unit;
    return new HandlerRequest({}, {} as never, {} as Caller, unit, '', gate);
  };

  test('stores no intent before its gate has judged', async () => {
    const gate = gateOf();
    const { firstPhase } = requestOf(gate);
    await expect(firstPhase(async () => ({ id: 'rmp_1' }))).rejects.toThrow(NotPassed);
    expect(gate.isPassed).toBe(false);
    const intent = await firstPhase(async () => {
      gate.pass();
      return { id: 'rmp_1' };
    });
    expect([intent, gate.isPassed]).toEqual([{ id: 'rmp_1' }, true]);
  });

  test('may refuse, and continue without an intent, before its gate has judged', async () => {
    const gate = gateOf();
    const { firstPhase } = requestOf(gate);
    const refusal = refuse('NEW_PAYEE_NOT_SAVED');
    expect(await firstPhase(async () => refusal)).toBe(refusal);
    expect(await firstPhase(async () => null)).toBeNull();
    expect(gate.isPassed).toBe(false);
  });

  test('continues with an intent that was judged before a crash', async () => {
    const gate = gateOf();
    const { firstPhase } = requestOf(gate, Promise.resolve({ id: 'rmp_1' }));
    await firstPhase(async () => {
      throw new Error('it is not recorded again');
    });
    expect(gate.isPassed).toBe(true);
  });

  test('has a gate, unlike other operations', () => {
    expect(() => requestOf(undefined).twoFactor).toThrow(/gate of two-factor protection/);
    const gate = gateOf();
    expect(requestOf(gate).twoFactor).toBe(gate);
  });
});

test('an unchecked gate throws with the name of the operation', () => {
  const defect = new NotPassed('createThing');
  expect([defect.name, defect.message]).toEqual([
    'NotPassed',
    'createThing succeeds without having passed the gate of two-factor protection',
  ]);
});
