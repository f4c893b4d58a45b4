import type { Hex } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Chain, ReadyChain } from '../../../../src/payments/chain/chain.ts';
import {
  demoUsdDeployment,
  depositEscrowDeployment,
  SAFE,
  SINGLETON_FACTORY,
  ZERO_SALT,
} from '../../../../src/payments/chain/contracts/addresses.ts';
import {
  deploymentGas,
  deployOwn,
  hasFactory,
  missingContracts,
} from '../../../../src/payments/chain/relayer/own-contracts.ts';
import { startTestEngine, type TestEngine } from '../../../support/engine.ts';

const { address: RELAYER } = privateKeyToAccount(`0x${'11'.repeat(32)}`);
const NOW = new Date('2026-03-02T09:00:00.000Z');
const token = demoUsdDeployment(RELAYER);
const escrow = depositEscrowDeployment(token.address, RELAYER);
const contracts = { settlementToken: token.address, depositEscrow: escrow.address };
const chain = { relayer: { address: RELAYER }, contracts } as unknown as Chain;

let test: TestEngine;
beforeAll(async () => {
  test = await startTestEngine({ services: { chain } });
});
beforeEach(async () => {
  await test.pool.owner('chain_transactions').delete();
  test.clock.now = NOW;
  test.faults.hit = () => undefined;
});
afterAll(() => test?.stop());

/** Somebody else's node, with code at these addresses. */
function nodeWith(...addresses: readonly string[]) {
  const asked: object[] = [];
  const client = {
    getCode: async ({ address }: { address: string }) => (addresses.includes(address) ? '0x60' : undefined),
    estimateGas: async (call: { data: Hex }) => {
      asked.push(call);
      return BigInt(call.data.length);
    },
  };
  return { asked, ready: { client, local: undefined, urls: [] } as unknown as ReadyChain };
}
const without = (...missing: readonly string[]) =>
  nodeWith(
    SINGLETON_FACTORY,
    ...[...Object.values(SAFE), token.address, escrow.address].filter((one) => !missing.includes(one)),
  ).ready;
const rows = (): Promise<Record<string, unknown>[]> => test.pool.owner('chain_transactions').orderBy('seq');
const end = (key: string, state: string, by: object = {}) =>
  test.pool
    .owner('chain_transactions')
    .where({ key })
    .update({ state, ...by });

describe('contracts that a node lacks', () => {
  it('are listed in deployment order: Safe, the token, then its escrow', async () => {
    const all = await missingContracts(chain, nodeWith().ready);
    expect(all.map(({ address }) => address)).toEqual([...Object.values(SAFE), token.address, escrow.address]);
    const some = await missingContracts(chain, without(SAFE.SafeL2, escrow.address));
    expect(some.map(({ address }) => address)).toEqual([SAFE.SafeL2, escrow.address]);
    expect(await missingContracts(chain, without())).toEqual([]);
  });

  it('cost the gas of all their deployments by the factory', async () => {
    const { asked, ready } = nodeWith();
    const dataOf = (initCode: Hex) => `${ZERO_SALT}${initCode.slice(2)}`;
    const gas = await deploymentGas(ready.client, RELAYER, [token, escrow]);
    expect(asked).toEqual(
      [token, escrow].map(({ initCode }) => ({ account: RELAYER, to: SINGLETON_FACTORY, data: dataOf(initCode) })),
    );
    expect(gas).toBe(BigInt(dataOf(token.initCode).length + dataOf(escrow.initCode).length));
    expect(await deploymentGas(ready.client, RELAYER, [])).toBe(0n);
  });

  it('may include the factory itself', async () => {
    expect(await hasFactory(nodeWith(SINGLETON_FACTORY).ready)).toBe(true);
    expect(await hasFactory(nodeWith(token.address).ready)).toBe(false);
  });
});

describe('missing contracts of a sandbox are deployed (D-432)', () => {
  const keyOf = ({ address }: { address: string }) => `contract:${address}`;

  it('by calls to the factory that the relayer pays for', async () => {
    expect(await deployOwn(test.engine, without(token.address, escrow.address))).toEqual([keyOf(token), keyOf(escrow)]);
    const call = { state: 'QUEUED', to_address: SINGLETON_FACTORY, value: '0', created_at: NOW, wakes: null };
    expect((await rows()).map((row) => ({ ...row, value: String(row.value) }))).toMatchObject([
      { ...call, key: keyOf(token), data: `${ZERO_SALT}${token.initCode.slice(2)}` },
      { ...call, key: keyOf(escrow), data: `${ZERO_SALT}${escrow.initCode.slice(2)}` },
    ]);
  });

  it('without a read of the database when nothing is missing', async () => {
    test.faults.hit = () => {
      throw new Error('not asked');
    };
    expect(await deployOwn(test.engine, without())).toEqual([]);
    // Nor is the factory needed any more.
    const all = [...Object.values(SAFE), token.address, escrow.address];
    expect(await deployOwn(test.engine, nodeWith(...all).ready)).toEqual([]);
  });

  it('only when the factory exists', async () => {
    await expect(deployOwn(test.engine, nodeWith().ready)).rejects.toThrow(
      `the node at RPC_URL has no singleton factory at ${SINGLETON_FACTORY}: deploy that first`,
    );
    expect(await rows()).toEqual([]);
  });

  it.each([
    ['waits', 'QUEUED', {}],
    ['is on its way', 'SENT', { chain_id: 1, sender: '0xaa', nonce: 7, hash: '0x01' }],
  ])('once while its call %s, for any number of requests', async (_what, state, by) => {
    const missing = without(token.address);
    await deployOwn(test.engine, missing);
    await end(keyOf(token), state, by);
    expect(await deployOwn(test.engine, missing)).toEqual([keyOf(token)]);
    expect(await rows()).toMatchObject([{ key: keyOf(token), state }]);
  });

  it('again when their calls have ended without leaving code', async () => {
    const missing = without(token.address);
    await deployOwn(test.engine, missing);
    await end(keyOf(token), 'FAILED');
    expect(await deployOwn(test.engine, missing)).toEqual([`${keyOf(token)}:2`]);
    // That one is on its way now, whatever has become of the first.
    expect(await deployOwn(test.engine, missing)).toEqual([`${keyOf(token)}:2`]);
    const settled = { chain_id: 1, sender: '0xaa', nonce: 7, hash: '0x01' };
    await end(`${keyOf(token)}:2`, 'CONFIRMED', settled);
    expect(await deployOwn(test.engine, missing)).toEqual([`${keyOf(token)}:3`]);
    expect((await rows()).map(({ key }) => key)).toEqual([keyOf(token), `${keyOf(token)}:2`, `${keyOf(token)}:3`]);
  });

  it('independently of the calls for other contracts', async () => {
    await deployOwn(test.engine, without(token.address));
    await end(keyOf(token), 'FAILED');
    expect(await deployOwn(test.engine, without(escrow.address))).toEqual([keyOf(escrow)]);
  });
});
