import { describe, expect, it, test } from 'vitest';
import { mintCall } from '../../../../src/domains/ramps/mint.ts';
import { onRamp } from '../../../../src/domains/ramps/on-ramp.ts';
import { refuse } from '../../../../src/platform/refusal.ts';

const now = new Date('2026-03-02T09:00:00.000Z');
const MULTISIG = '0x90F79bf6EB2c4f870365E785982E1f101E93b906';
const TOKEN = '0x036CbD53842c5426634e7929541eC2318f3dCF7e';

describe('an on-ramp (D-300)', () => {
  interface World {
    readonly isDown?: boolean;
    readonly chainState?: string;
    readonly waitMs?: number;
    readonly outcome?: object | undefined;
    readonly amount?: string;
    readonly isGone?: boolean;
  }

  function world({
    isDown = false,
    chainState = 'on',
    waitMs = 1000,
    amount = '1.00',
    isGone = false,
    ...more
  }: World) {
    const outcome = 'outcome' in more ? more.outcome : { state: 'CONFIRMED', hash: '0x5' };
    const opened: { id: string; status: string; context: Record<string, unknown>; sent: unknown[] }[] = [];
    const [written, waited]: [unknown[], unknown[][]] = [[], []];
    let [passed, phases] = [0, 0];
    const wallet = { id: 'wal_1', status: 'DEPLOYED', address: MULTISIG };
    const one = async (query: { toString(): string }) => {
      const text = query.toString();
      if (text.includes('"wallets"')) return wallet;
      return text.includes('test_chain') ? { available: !isDown } : undefined;
    };
    const reads = { one, many: async () => [], acrossTenants: { one } };
    const chain = {
      contracts: { settlementToken: TOKEN },
      relayer: { address: MULTISIG },
      status: () => ({ state: chainState }),
    };
    const open = async (machine: string, row: { id: string; context: Record<string, unknown> }) => {
      expect(machine).toBe('ramp');
      const sent: unknown[] = [];
      const ramp = { ...row, status: 'SUBMITTED', step: 1, now, createdAt: now, updatedAt: now, sent, machine: 'ramp' };
      const send = async (event: string, payload: Record<string, unknown>) => {
        sent.push([event, payload]);
        ramp.status = event === 'FAIL' ? 'FAILED' : 'CONFIRMED';
        Object.assign(ramp.context, { failureReason: payload.reason ?? null, txHash: payload.txHash ?? null });
      };
      opened.push(ramp);
      return Object.assign(ramp, { send });
    };
    const request = {
      body: { walletId: 'wal_1', direction: 'on', amount },
      tenantId: 'ten_1',
      now,
      reads,
      open,
      services: {
        config: { rampMaxBaseUnits: 10_000_000n, rampDailyBaseUnits: 25_000_000n, executionWaitMs: waitMs },
        chain,
        relayer: {
          waitForOutcome: async (key: string, ms: number) => {
            waited.push([key, ms]);
            return outcome;
          },
        },
      },
      fail: (code: never) => refuse(code, {} as never),
      twoFactor: {
        pass: () => {
          passed += 1;
        },
      },
      firstPhase: async (act: () => Promise<unknown>) => {
        phases += 1;
        return act();
      },
      write: (one: unknown) => void written.push(one),
      aggregate: async (_: string, id: string) => (isGone ? undefined : opened.find((ramp) => ramp.id === id)),
    };
    return { opened, written, waited, passes: () => [passed, phases], run: () => onRamp(request as never), chain };
  }

  it('requests the mint in the commit that records it, and answers with the receipt', async () => {
    const { opened, written, waited, passes, run, chain } = world({});
    const ramp = await run();
    expect(opened[0]?.context).toMatchObject({
      tenantId: 'ten_1',
      walletId: 'wal_1',
      direction: 'on',
      amountBaseUnits: 1_000_000n,
      provider: 'simulated',
      paymentId: null,
    });
    const id = opened[0]?.id ?? '';
    expect(id).toMatch(/^rmp_/);
    expect(written).toEqual([mintCall(opened[0] as never, { address: MULTISIG }, chain as never)]);
    expect(waited).toEqual([[`ramp:${id}`, expect.any(Number)]]);
    expect(waited[0]?.[1]).toBeGreaterThan(900);
    expect(ramp).toMatchObject({ id, status: 'CONFIRMED', txHash: '0x5', failureReason: null });
    // No money leaves: two-factor protection is passed, once.
    expect(passes()).toEqual([1, 1]);
  });

  test.each([
    ['nobody has mined it in time', { outcome: undefined }, 1],
    ['there is no chain to wait for', { chainState: 'off' }, 0],
    ['there is no time to wait', { waitMs: 0 }, 0],
  ] as const)('is SUBMITTED when %s, and a worker finishes it', async (_, stands, waits) => {
    const { written, waited, run } = world(stands);
    expect(await run()).toMatchObject({ status: 'SUBMITTED', txHash: null });
    expect([written.length, waited.length]).toEqual([1, waits]);
  });

  it('fails when the tenant has switched its chain off, and mints nothing', async () => {
    const { opened, written, waited, run } = world({ isDown: true });
    expect(await run()).toMatchObject({ status: 'FAILED', failureReason: 'MINT_FAILED' });
    expect(opened[0]?.sent).toEqual([['FAIL', { reason: 'MINT_FAILED' }]]);
    expect([written, waited]).toEqual([[], []]);
  });

  it('records nothing when it is refused', async () => {
    const { opened, written, run } = world({ amount: '10.01' });
    expect(await run()).toMatchObject({ code: 'RAMP_AMOUNT_TOO_LARGE' });
    expect([opened, written]).toEqual([[], []]);
  });

  it('throws when the ramp has disappeared between two transactions', async () => {
    await expect(world({ isGone: true }).run()).rejects.toThrow(/^rmp_\w+ is gone$/);
  });
});
