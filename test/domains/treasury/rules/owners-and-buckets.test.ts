import { describe, expect, it, test } from 'vitest';
import { lockRule } from '../../../../src/domains/treasury/lock-rule.ts';
import { lookAtBuckets, readBucketBalances } from '../../../../src/domains/treasury/read-buckets.ts';
import { resolveOwners } from '../../../../src/domains/treasury/resolve-owners.ts';
import { reservedIn } from '../../../../src/domains/treasury/treasury-sweep.store.ts';
import { ChainUnavailable } from '../../../../src/payments/chain/index.ts';

const ADDRESS = '0x90F79bf6EB2c4f870365E785982E1f101E93b906';
const TOKEN = '0x036CbD53842c5426634e7929541eC2318f3dCF7e';

/** Reads that answer one after the other of these, and how often they were asked. */
function readsThat(...answers: unknown[]) {
  let asked = 0;
  const one = async () => {
    asked += 1;
    return answers.length > 1 ? answers.shift() : answers[0];
  };
  const many = async () => [await one()];
  return { asked: () => asked, reads: { one, many, acrossTenants: { one } } as never };
}

describe('open sweeps', () => {
  it('reserve their amount in their source bucket only', () => {
    const sweep = (sourceBucketId: string, destBucketId: string, amountBaseUnits: bigint) =>
      ({ accountId: 'trs_1', sourceBucketId, destBucketId, amountBaseUnits }) as const;
    const sweeps = [sweep('bkt_1', 'bkt_2', 5n), sweep('bkt_2', 'bkt_1', 7n), sweep('bkt_1', 'bkt_3', 1n)];
    expect(['bkt_1', 'bkt_2', 'bkt_3'].map((id) => reservedIn(id, sweeps))).toEqual([6n, 7n, 0n]);
  });
});

describe('a rule that is locked for a change or a run', () => {
  const lock = async (answers: unknown[], account: unknown) => {
    const { asked, reads } = readsThat(...answers);
    const locked: unknown[] = [];
    const aggregate = async (...wanted: unknown[]) => {
      locked.push([...wanted, asked()]);
      return account;
    };
    const found = await lockRule({ reads, tenantId: 'ten_1', aggregate } as never, 'trl_1');
    return { found, asked: asked(), locked };
  };
  const rule = { id: 'trl_1', accountId: 'trs_1', enabled: true };

  it('is read again under the lock of its account', async () => {
    const account = { id: 'trs_1' };
    const changed = { ...rule, enabled: false };
    const { found, asked, locked } = await lock([rule, changed], account);
    expect(found).toEqual({ rule: changed, account });
    expect(locked).toEqual([['treasury-account', 'trs_1', 1]]);
    expect(asked).toBe(2);
  });

  test.each([
    ['it is not there', [undefined], { id: 'trs_1' }, 0],
    ['it was deleted meanwhile', [rule, undefined], { id: 'trs_1' }, 1],
    ['its account is not there', [rule, rule], undefined, 1],
  ])('is not found when %s', async (_, answers, account, locks) => {
    const { found, locked } = await lock(answers, account);
    expect([found, locked.length]).toEqual([undefined, locks]);
  });
});

describe('the owners of an account are resolved to signing addresses (D-281)', () => {
  const resolve = (owner: object, answer?: unknown) =>
    resolveOwners([owner] as never, { reads: readsThat(answer).reads, tenantId: 'ten_1' });

  it('an address to its checksum form', async () => {
    const owner = { address: ADDRESS.toLowerCase(), role: 'BACKUP_OWNER', label: 'Safe in Zug' };
    expect(await resolve(owner)).toEqual([
      { address: ADDRESS, role: 'BACKUP_OWNER', label: 'Safe in Zug', memberId: null },
    ]);
    expect(await resolve({ address: ADDRESS })).toEqual([
      { address: ADDRESS, role: 'FINANCE_OWNER', label: null, memberId: null },
    ]);
  });

  it('an address with a wrong checksum is refused with its place', async () => {
    const wrong = ADDRESS.replace('90F79', '90f79');
    const { reads } = readsThat();
    const refused = await resolveOwners([{ address: ADDRESS }, { address: wrong }] as never, {
      reads,
      tenantId: 'ten_1',
    });
    expect(refused).toMatchObject({
      code: 'VALIDATION_FAILED',
      details: { errors: [{ path: '/body/owners/1/address', message: 'fails its checksum', rule: 'checksum' }] },
    });
  });

  it('a member of the tenant to the signer', async () => {
    expect(await resolve({ memberId: 'mem_1' }, { status: 'ACTIVE', signerAddress: ADDRESS })).toEqual([
      { address: ADDRESS, role: 'FINANCE_OWNER', label: null, memberId: 'mem_1' },
    ]);
  });

  test.each([
    ['a member that is not there', { memberId: 'mem_1' }, undefined, 'MEMBER_NOT_FOUND'],
    [
      'a member that was removed',
      { memberId: 'mem_1' },
      { status: 'REMOVED', signerAddress: ADDRESS },
      'MEMBER_NOT_FOUND',
    ],
    [
      'a member without a signer',
      { memberId: 'mem_1' },
      { status: 'ACTIVE', signerAddress: null },
      'NO_SIGNER_ADDRESS',
    ],
    ['a handle that nobody has', { handle: 'acme' }, undefined, 'PAYEE_NOT_FOUND'],
    ['what is no handle', { handle: '!' }, { address: ADDRESS }, 'PAYEE_NOT_FOUND'],
  ])('%s is refused', async (_, owner, answer, code) => {
    expect(await resolve(owner, answer)).toMatchObject({ code });
  });

  it('a handle to the wallet that it points at', async () => {
    expect(await resolve({ handle: '@acme' }, { address: ADDRESS })).toEqual([
      { address: ADDRESS, role: 'FINANCE_OWNER', label: null, memberId: null },
    ]);
  });
});

describe('the balances of buckets, null when unread and never zero (B 2.4)', () => {
  const bucket = (id: string, walletStatus = 'DEPLOYED') => ({ id, walletStatus, address: ADDRESS }) as never;
  const chainOf = (multicall: (asked: { contracts: unknown[] }) => unknown, ready?: () => Promise<never>) => {
    const client = { multicall: async (asked: { contracts: unknown[] }) => multicall(asked) };
    return { chain: { contracts: { settlementToken: TOKEN }, ready: ready ?? (async () => ({ client })) } } as never;
  };
  const down = async (): Promise<never> => {
    throw new ChainUnavailable('down');
  };
  const told = (result: bigint) => ({ status: 'success', result });

  it('come with the nonce of each, in one call', async () => {
    const asked: { contracts: unknown[] }[] = [];
    const services = chainOf((call) => {
      asked.push(call);
      return [told(5n), told(3n), { status: 'failure' }, told(9n), told(7n), told(8n)];
    });
    const seen = await lookAtBuckets(services, [bucket('bkt_1'), bucket('bkt_2'), bucket('bkt_3', 'DEPLOYING')]);
    expect([...seen]).toEqual([
      ['bkt_1', { balance: 5n, nonce: 3n }],
      ['bkt_2', { balance: null, nonce: 9n }],
      ['bkt_3', { balance: 7n, nonce: 0n }],
    ]);
    expect(asked).toMatchObject([{ deployless: true, batchSize: 0 }]);
    expect(asked[0]?.contracts.slice(0, 2)).toMatchObject([
      { address: TOKEN, functionName: 'balanceOf', args: [ADDRESS] },
      { address: ADDRESS, functionName: 'nonce' },
    ]);
  });

  it('come for the shown buckets in one call', async () => {
    const asked: { contracts: unknown[] }[] = [];
    const services = chainOf((call) => {
      asked.push(call);
      return [told(5n), { status: 'failure' }];
    });
    expect(await readBucketBalances(services, [bucket('bkt_1'), bucket('bkt_2')])).toEqual([5n, null]);
    expect(asked).toHaveLength(1);
    expect(asked[0]?.contracts).toMatchObject([
      { address: TOKEN, args: [ADDRESS] },
      { address: TOKEN, args: [ADDRESS] },
    ]);
  });

  it('need no call without a bucket', async () => {
    expect(
      await lookAtBuckets(
        chainOf(() => expect.unreachable()),
        [],
      ),
    ).toEqual(new Map());
  });

  it('are missing while the chain is down', async () => {
    const services = chainOf(() => expect.unreachable(), down);
    expect(await lookAtBuckets(services, [bucket('bkt_1')])).toEqual(new Map());
    expect(await readBucketBalances(services, [bucket('bkt_1'), bucket('bkt_2')])).toEqual([null, null]);
  });
});
