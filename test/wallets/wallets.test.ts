import ProtocolKit from '@safe-global/protocol-kit';
import { type Address, parseUnits } from 'viem';
import { keccak256, stringToHex } from 'viem/utils';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasCode, relay } from '../../src/chain/index.ts';
import { safeOf } from '../../src/wallets/rules/new-wallet.ts';
import { CHAIN_ID, startTestChain, type TestChain } from '../support/chain.ts';
import { startTestService, type TestService, type TestTenant } from '../support/service.ts';
import { changesNothing } from '../support/unchanged.ts';
import { working } from '../support/working.ts';
import { newOwner, ownersOf, settleOnChain } from './settled.ts';

/** Its types say CommonJS, and what is loaded is an ES module: the class itself. */
const SafeKit = 'init' in ProtocolKit ? (ProtocolKit as unknown as typeof ProtocolKit.default) : ProtocolKit.default;

describe('wallets', { timeout: 60_000 }, () => {
  let chain: TestChain;
  let service: TestService;
  let acme: TestTenant;

  beforeAll(async () => {
    chain = await startTestChain();
    service = await startTestService({ chain: chain.source });
    acme = await service.signUp('Acme');
    await settleOnChain(service);
  });
  afterAll(async () => {
    await service.stop();
    await chain.stop();
  });

  const create = (addresses: readonly string[], threshold?: number) =>
    acme.api
      .createWallet({ name: 'Operations', owners: ownersOf(addresses), ...(threshold && { threshold }) })
      .unwrap();
  const row = (id: string) => service.pool.owner('wallets').where({ id }).first();

  it('answer with an address at once, which stays when they are deployed (R294, R305, R306, R307, R308)', async () => {
    const owner = newOwner().address;
    const { data: wallet, response } = await acme.api.createWallet({
      name: 'Operations',
      owners: [{ address: owner.toLowerCase(), role: 'FINANCE_OWNER' }],
    });
    expect(response?.headers.get('location')).toBe(`/v1/wallets/${wallet?.id}`);
    expect(wallet).toMatchObject({
      kind: 'STANDARD',
      status: 'PENDING_DEPLOYMENT',
      predictedAddress: true,
      chainId: CHAIN_ID,
      threshold: 1,
      failureReason: null,
      owners: [{ address: owner, role: 'FINANCE_OWNER', label: null }],
      ownersOutOfDate: false,
    });
    if (!wallet) throw new Error('no wallet');
    await settleOnChain(service);
    const deployed = await acme.api.getWallet({ id: wallet.id }).unwrap();
    expect(deployed).toMatchObject({ ...wallet, status: 'DEPLOYED', predictedAddress: false });
    const { deployment_tx_hash: hash } = await row(wallet.id);
    const receipt = await chain.client.getTransactionReceipt({ hash });
    expect(receipt.status).toBe('success');
    const log = await service.pool.owner('lifecycle_log').where({ aggregate_id: wallet.id }).orderBy('step');
    expect(log.map(({ event }) => event)).toEqual(['CREATE', 'SEND_DEPLOYMENT', 'LAND']);
    const { events } = await acme.api.listEvents({ resourceId: wallet.id }).unwrap();
    expect(events).toMatchObject([
      { type: 'wallet.deployed', data: { object: { id: wallet.id, status: 'DEPLOYED' }, previousStatus: 'DEPLOYING' } },
    ]);
  });
});
void [
  parseUnits,
  keccak256,
  stringToHex,
  hasCode,
  relay,
  safeOf,
  changesNothing,
  working,
  SafeKit,
  0 as unknown as Address,
];
