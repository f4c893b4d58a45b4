import { describe, expect, test } from 'vitest';
import { type Gated, isNoTransfer, judgeApproval, judgeTransfer } from '../../../src/domains/protection/gate.ts';
import type { Protection } from '../../../src/domains/protection/protection.store.ts';
import type { SavedPayee, Transfer } from '../../../src/domains/protection/rules/transfer.ts';

const AT = new Date('2026-03-02T09:00:00.000Z');
const EMAIL = { id: 'fac_1', type: 'EMAIL', hint: 'a***@b.example' } as const;
const protection: Protection = {
  coolingOffSeconds: 86_400,
  thresholdBaseUnits: 20_000_000n,
  requiredFactors: 1,
  factors: [EMAIL],
};
const SAVED: SavedPayee = { label: 'Blue Harbor', availableAt: AT };

interface World {
  readonly protection?: Protection;
  readonly saved?: SavedPayee;
  readonly challengeId?: string;
  readonly challenge?: object;
  readonly caller?: object;
}

/** A protected request, and all that happens in its course. */
function request({ saved = SAVED, ...world }: World = {}) {
  const noted: unknown[] = [];
  const asked: string[] = [];
  const challenge = world.challenge && {
    id: 'tfc_1',
    status: 'SATISFIED',
    now: AT,
    ...world.challenge,
    send: async (...event: unknown[]) => void noted.push(event),
  };
  const gated = {
    caller: { kind: 'member', memberId: 'mem_1', ...world.caller },
    tenantId: 'ten_1',
    now: AT,
    services: { vault: { blindIndex: (_: string, text: string) => `i/${text}` }, links: { didWebHost: 'pay.example' } },
    reads: {
      one: async (query: object) => {
        const text = String(query);
        asked.push(text);
        return text.includes('protection_settings') ? world.protection : saved;
      },
    },
    open: async (machine: string, init: object) => {
      noted.push([machine, init]);
      return init;
    },
    write: (...writes: unknown[]) => void noted.push(...writes),
    aggregate: async (machine: string, id: string) =>
      machine === 'twofa-challenge' && id === 'tfc_1' ? challenge : undefined,
    twoFactor: {
      challengeId: world.challengeId,
      operation: 'createOfframpPayment',
      bindingSha256: 'b',
      pass: () => void noted.push('passed'),
    },
  } as unknown as Gated;
  return { gated, noted, asked };
}

const paying = (change: Partial<Transfer['payee']> & { amountBaseUnits?: bigint | null } = {}): Transfer => {
  const { amountBaseUnits = 25_000_000n, ...payee } = change;
  const target = async () => ({ kind: 'PHONE', phone: '+15550104567' }) as const;
  return { amountBaseUnits, payee: { target, isOwn: false, address: null, ...payee } };
};
const codeOf = (verdict: unknown) => (verdict as { code?: string }).code;

/** A challenge that was satisfied for the payment that `paying` names. */
const SATISFIED = {
  context: {
    memberId: 'mem_1',
    bindingSha256: 'b',
    amountBaseUnits: 25_000_000n,
    destinationAddress: '+*******4567',
    satisfiedFactorIds: ['fac_1'],
    expiresAt: new Date(AT.getTime() + 1),
  },
};

describe('a transfer (D-342, D-343)', () => {
  test('passes without protection, and its payee is not checked', async () => {
    const { gated, noted, asked } = request();
    const target = () => Promise.reject(new Error('looked at'));
    const approval = await judgeTransfer(gated, paying({ target }));
    expect(noted).toEqual([]);
    await (approval as { redeem(): Promise<void> }).redeem();
    expect(noted).toEqual(['passed']);
    expect(asked).toHaveLength(1);
  });

  test('passes the payee gate for every amount, before any challenge', async () => {
    const verdict = async (saved: SavedPayee, payee: object = {}) => {
      const { gated, noted } = request({ protection, saved });
      const judged = await judgeTransfer(gated, paying({ amountBaseUnits: 1n, ...payee }));
      expect(noted).toEqual([]);
      return codeOf(judged);
    };
    const unknown = { label: null, availableAt: null };
    expect(await verdict(unknown)).toBe('NEW_PAYEE_NOT_SAVED');
    expect(await verdict({ ...SAVED, availableAt: new Date(AT.getTime() + 1) })).toBe('PAYEE_COOLING_OFF');
    expect(await verdict(SAVED)).toBeUndefined();
    expect(await verdict(unknown, { isOwn: true })).toBeUndefined();
  });

  test('looks up its payee by the fingerprint of its target and by its address', async () => {
    const { gated, asked } = request({ protection });
    await judgeTransfer(gated, paying({ address: '0xAb' }));
    expect(asked[1]).toContain("'i/PHONE:+15550104567'");
    expect(asked[1]).toContain("lower('0xAb')");
    const without = request({ protection });
    await judgeTransfer(without.gated, paying({ target: async () => null }));
    expect(without.asked[1]).toContain('c.target_index = NULL');
  });

  test('needs an approval from the threshold on, and always when it has no amount', async () => {
    const asks = async (amountBaseUnits: bigint | null) =>
      codeOf(await judgeTransfer(request({ protection }).gated, paying({ amountBaseUnits })));
    expect(await asks(19_999_999n)).toBeUndefined();
    expect(await asks(20_000_000n)).toBe('TWOFA_REQUIRED');
    expect(await asks(null)).toBe('TWOFA_REQUIRED');
  });

  test('opens a challenge that outlives the refusal, and describes the transfer (D-345, D-347)', async () => {
    const { gated, noted } = request({ protection });
    const refusal = await judgeTransfer(gated, paying());
    const [[machine, init]] = noted as [[string, { id: string; context: object }]];
    const expiresAt = new Date('2026-03-02T09:10:00.000Z');
    expect(machine).toBe('twofa-challenge');
    expect(init.id).toMatch(/^tfc_/);
    expect(init.context).toEqual({
      tenantId: 'ten_1',
      memberId: 'mem_1',
      operation: 'createOfframpPayment',
      bindingSha256: 'b',
      amountBaseUnits: 25_000_000n,
      destinationAddress: '+*******4567',
      destinationLabel: 'Blue Harbor',
      requiredFactors: 1,
      satisfiedFactorIds: [],
      codes: [],
      sends: 0,
      lastSentAt: null,
      wrongAnswers: 0,
      expiresAt,
      satisfiedAt: null,
      redeemedAt: null,
    });
    expect(refusal).toMatchObject({ code: 'TWOFA_REQUIRED', commits: true });
    expect((refusal as { details?: object }).details).toEqual({
      challengeId: init.id,
      expiresAt: expiresAt.toISOString(),
      requiredFactors: 1,
      factors: [EMAIL],
      amountUsd: '25.00',
      destinationAddress: '+*******4567',
      destinationLabel: 'Blue Harbor',
      change: null,
    });
    expect(noted).toHaveLength(1);
  });

  test('shows the payee’s own label instead of its target, or nothing', async () => {
    const shown = async (payee: Partial<Transfer['payee']>) => {
      const refusal = await judgeTransfer(request({ protection }).gated, paying({ amountBaseUnits: null, ...payee }));
      return (refusal as { details?: object }).details;
    };
    expect(await shown({ shown: 'a call of 0xAb' })).toMatchObject({
      destinationAddress: 'a call of 0xAb',
      amountUsd: '0.00',
    });
    expect(await shown({ target: async () => null })).toMatchObject({ destinationAddress: null });
    expect(await shown({ target: async () => ({ kind: 'HANDLE', handle: 'blue' }) as const })).toMatchObject({
      destinationAddress: 'did:web:pay.example:blue',
    });
  });

  test('is refused without a challenge when the member has too few factors', async () => {
    const { gated, noted } = request({ protection: { ...protection, requiredFactors: 2 } });
    expect(codeOf(await judgeTransfer(gated, paying()))).toBe('TWOFA_NOT_ENROLLED');
    const enough = { ...protection, requiredFactors: 2, factors: [EMAIL, { ...EMAIL, id: 'fac_2' }] };
    expect(codeOf(await judgeTransfer(request({ protection: enough }).gated, paying()))).toBe('TWOFA_REQUIRED');
    expect(noted).toEqual([]);
  });

  test('passes for a key below the threshold, without a challenge (D-344)', async () => {
    const verdict = async (caller: object, amountBaseUnits: bigint, challengeId?: string) => {
      const known = { protection, caller, ...(challengeId && { challengeId, challenge: SATISFIED }) };
      const { gated, noted } = request(known);
      const judged = codeOf(await judgeTransfer(gated, paying({ amountBaseUnits })));
      expect(noted).toEqual([]);
      return judged;
    };
    const key = { kind: 'key', memberId: 'mem_1' };
    expect(await verdict(key, 1n)).toBeUndefined();
    expect(await verdict(key, 25_000_000n)).toBe('TWOFA_AGENT_NOT_PERMITTED');
    expect(await verdict(key, 1n, 'tfc_1')).toBe('TWOFA_AGENT_NOT_PERMITTED');
    expect(await verdict({ memberId: null }, 25_000_000n)).toBe('TWOFA_AGENT_NOT_PERMITTED');
  });
});

describe('a transfer with a challenge (D-346)', () => {
  const judge = async (world: World, transfer = paying()) => {
    const seen = request({ protection, challengeId: 'tfc_1', ...world });
    return { ...seen, judged: await judgeTransfer(seen.gated, transfer) };
  };

  test('is approved by a satisfied challenge for the same request, which is redeemed with it', async () => {
    const { judged, noted } = await judge({ challenge: SATISFIED });
    expect(noted).toEqual([]);
    await (judged as { redeem(): Promise<void> }).redeem();
    expect(noted).toMatchObject([
      ['REDEEM', { at: AT }],
      {
        kind: 'audit',
        action: 'twofa_challenge.spent',
        resourceId: 'tfc_1',
        tenantId: 'ten_1',
        data: { bindingSha256: 'b' },
      },
      'passed',
    ]);
  });

  test('is checked against its challenge even when protection has changed since: it never pays twice', async () => {
    const used = { ...SATISFIED, status: 'REDEEMED' };
    const { judged } = await judge({ challenge: used });
    expect(codeOf(judged)).toBe('TWOFA_CHALLENGE_NOT_REDEEMABLE');
    const seen = request({ challengeId: 'tfc_1', challenge: used });
    expect(codeOf(await judgeTransfer(seen.gated, paying()))).toBe('TWOFA_CHALLENGE_NOT_REDEEMABLE');
    // An answer of one factor is enough where nothing is asked for any more.
    const off = request({ challengeId: 'tfc_1', challenge: SATISFIED, saved: { ...SAVED, availableAt: null } });
    expect(codeOf(await judgeTransfer(off.gated, paying()))).toBeUndefined();
    const unanswered = { context: { ...SATISFIED.context, satisfiedFactorIds: [] } };
    const none = request({ challengeId: 'tfc_1', challenge: unanswered });
    expect(codeOf(await judgeTransfer(none.gated, paying()))).toBe('TWOFA_CHALLENGE_NOT_REDEEMABLE');
  });

  test('is refused for an unknown challenge, for other factors, and for another payee', async () => {
    expect(codeOf((await judge({ challengeId: 'tfc_2', challenge: SATISFIED })).judged)).toBe(
      'TWOFA_CHALLENGE_NOT_REDEEMABLE',
    );
    const two = { protection: { ...protection, requiredFactors: 2 }, challenge: SATISFIED };
    expect(codeOf((await judge(two)).judged)).toBe('TWOFA_CHALLENGE_NOT_REDEEMABLE');
    const elsewhere = paying({ shown: 'somebody else' });
    expect(codeOf((await judge({ challenge: SATISFIED }, elsewhere)).judged)).toBe('TWOFA_BINDING_MISMATCH');
    const more = paying({ amountBaseUnits: 25_000_001n });
    expect(codeOf((await judge({ challenge: SATISFIED }, more)).judged)).toBe('TWOFA_BINDING_MISMATCH');
  });

  test('still passes the payee gate', async () => {
    const { judged } = await judge({ challenge: SATISFIED, saved: { ...SAVED, availableAt: null } });
    expect(codeOf(judged)).toBe('NEW_PAYEE_NOT_SAVED');
  });
});

test('a change of settings is approved without amount or destination (D-341)', async () => {
  const settings = { amountBaseUnits: null, destinationAddress: null, destinationLabel: null };
  expect(codeOf(await judgeApproval(request().gated, undefined, settings))).toBeUndefined();
  const refusal = await judgeApproval(request().gated, protection, settings);
  const about = { amountUsd: null, destinationAddress: null, destinationLabel: null };
  expect(refusal).toMatchObject({ code: 'TWOFA_REQUIRED', details: about });
});

test('passes when the handler declares that no money leaves the tenant', () => {
  const { gated, noted } = request();
  isNoTransfer(gated);
  expect(noted).toEqual(['passed']);
});
