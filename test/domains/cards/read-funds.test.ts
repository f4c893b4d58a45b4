import { describe, expect, it, test } from 'vitest';
import { drawableOf, readDrawable, rememberDrawable } from '../../../src/domains/cards/read-funds.ts';
import type { Reads } from '../../../src/platform/db/reads.ts';

const TOKEN = '0x036CbD53842c5426634e7929541eC2318f3dCF7e';
const MULTISIG = '0x90F79bf6EB2c4f870365E785982E1f101E93b906';
const SPENDER = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';

interface Held {
  readonly balance?: bigint;
  readonly allowance?: bigint;
  readonly environment?: 'sandbox' | 'live';
  readonly spender?: string | undefined;
  /** What the chain does instead of answering. */
  readonly fails?: () => Promise<never>;
}

/** A chain that says so much of the multisig, and what it was asked. */
function chainOf({ balance = 5n, allowance = 5n, environment = 'live', fails, ...more }: Held) {
  const asked: object[] = [];
  const client = {
    readContract: async ({
      address,
      functionName,
      args,
    }: {
      address: string;
      functionName: string;
      args: string[];
    }) => {
      asked.push([address, functionName, ...args]);
      return functionName === 'balanceOf' ? balance : allowance;
    },
  };
  const chain = {
    contracts: { settlementToken: TOKEN },
    ready: fails ?? (async () => ({ client })),
  };
  const spender = 'spender' in more ? more.spender : SPENDER;
  const config = { environment, cardSpenderAddress: spender, cardBalanceTimeoutMs: 20 };
  return { asked, known: { chain, config } as unknown as Parameters<typeof readDrawable>[0] };
}

const drawable = (held: Held) => readDrawable(chainOf(held).known, MULTISIG);

describe('what the cards of a multisig may draw (R329, D-274, D-251)', () => {
  test.each([
    ['less is allowed than it holds', 5n, 4n, 4n],
    ['as much', 5n, 5n, 5n],
    ['more than it holds', 5n, 6n, 5n],
    ['nothing is allowed', 5n, 0n, 0n],
  ])('is the smaller of balance and allowance in live: %s', async (_, balance, allowance, least) => {
    const { asked, known } = chainOf({ balance, allowance });
    expect(await readDrawable(known, MULTISIG)).toBe(least);
    expect(asked).toEqual([
      [TOKEN, 'balanceOf', MULTISIG],
      [TOKEN, 'allowance', MULTISIG, SPENDER],
    ]);
  });

  it('is unknown in live without a spender, and no chain is asked', async () => {
    const { asked, known } = chainOf({ spender: undefined });
    expect([await readDrawable(known, MULTISIG), asked]).toEqual([null, []]);
  });

  it('is the balance in the sandbox, with or without a spender', async () => {
    for (const spender of [SPENDER, undefined]) {
      const { asked, known } = chainOf({ environment: 'sandbox', balance: 5n, allowance: 1n, spender });
      expect(await readDrawable(known, MULTISIG)).toBe(5n);
      expect(asked).toEqual([[TOKEN, 'balanceOf', MULTISIG]]);
    }
  });

  it('is unknown, and never zero, when the chain fails or is late', async () => {
    expect(await drawable({ fails: () => Promise.reject(new Error('refused')) })).toBeNull();
    expect(await drawable({ fails: () => new Promise(() => undefined) })).toBeNull();
    expect(await drawable({ balance: 0n })).toBe(0n);
  });

  it('is handed only to the facts of the authorization that it was read for', async () => {
    const reads = {} as Reads;
    await rememberDrawable(reads, 'auz_1', 7n);
    expect([await drawableOf(reads, 'auz_1'), await drawableOf(reads, 'auz_2')]).toEqual([7n, null]);
    expect(await drawableOf({} as Reads, 'auz_1')).toBeNull();
  });
});
