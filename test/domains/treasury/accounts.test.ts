import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../../src/platform/db/ids.ts';
import { startTestChain, type TestChain } from '../../support/chain.ts';
import { startTestService, type TestService, type TestTenant } from '../../support/service.ts';
import { changesNothing } from '../../support/unchanged.ts';
import { join, newOwner, runUntilChainIdle } from '../wallets/owners.ts';
import { give, THREE, treasury } from './fixture.ts';

let chain: TestChain;
let service: TestService;
let acme: TestTenant;
let harbor: TestTenant;

// The tests tell one story, in the order in which they stand.
describe('treasury accounts', { shuffle: false }, () => {
  beforeAll(async () => {
    chain = await startTestChain();
    service = await startTestService({ chain: chain.source });
    acme = await service.signUp('Acme Treasury');
    harbor = await service.signUp('Harbor Treasury');
  });
  afterAll(async () => {
    await service?.stop();
    await chain?.stop();
  });

  const owner = () => ({ address: newOwner().address });
  const create = (more: object = {}) =>
    acme.api.createTreasuryAccount({ name: 'Main', owners: [owner()], buckets: [...THREE], ...more } as never);
  const read = (id: string) => acme.api.getTreasuryAccount({ id }).unwrap();
  /** Every letter in the other case: no checksum. */
  const swapped = (address: string) =>
    address.replace(/[a-fA-F]/g, (c) => (c === c.toUpperCase() ? c.toLowerCase() : c.toUpperCase()));
  const refused = async (asked: PromiseLike<{ readonly error?: unknown }>) => (await asked).error;

  describe('creating a treasury account', () => {
    it('answers 202 with a multisig for each bucket, whose address can be used at once (R340, B 2.4, D-278, D-279)', async () => {
      const first = newOwner().address;
      const { data, response } = await create({
        owners: [{ address: first, role: 'ADMIN_OWNER', label: 'Ada' }, owner()],
      });
      expect(response?.status).toBe(202);
      expect(response?.headers.get('location')).toBe(`/v1/treasury/accounts/${data?.id}`);
      expect(data).toMatchObject({
        name: 'Main',
        chainId: 84532,
        threshold: 1,
        status: 'PROVISIONING',
        totalUsd: '0.00',
      });
      expect(data?.owners).toEqual([
        { address: first, role: 'ADMIN_OWNER', label: 'Ada', memberId: null },
        { address: expect.any(String), role: 'FINANCE_OWNER', label: null, memberId: null },
      ]);
      expect(data?.buckets).toEqual(
        THREE.map(({ name, kind, targetBps, apyBps = null }) => ({
          id: expect.stringMatching(/^bkt_/),
          name,
          kind,
          targetBps,
          apyBps,
          walletId: expect.stringMatching(/^wal_/),
          address: expect.stringMatching(/^0x[0-9a-fA-F]{40}$/),
          walletStatus: 'PENDING_DEPLOYMENT',
          balanceUsd: '0.00',
          shareBps: null,
          driftBps: null,
          accruedYieldUsd: apyBps === null ? null : '0.00',
          yieldSimulated: true,
        })),
      );
      const [bucket] = data?.buckets ?? [];
      // Funded before it is there.
      await give(service, { buckets: data?.buckets ?? [] }, 0, 12.5);
      const wallet = await acme.api.getWallet({ id: bucket?.walletId ?? '' }).unwrap();
      expect(wallet).toMatchObject({ kind: 'STANDARD', name: 'Operating', address: bucket?.address, threshold: 1 });
      expect(wallet.owners.map(({ address, role, label }) => [address, role, label])).toEqual(
        data?.owners.map(({ address, role, label }) => [address, role, label]),
      );
      await runUntilChainIdle(service);
      const then = await read(data?.id ?? '');
      expect(then).toMatchObject({ status: 'ACTIVE', totalUsd: '12.50' });
      expect(then.buckets.map(({ address, walletStatus, balanceUsd }) => [address, walletStatus, balanceUsd])).toEqual(
        data?.buckets.map(({ address }, index) => [address, 'DEPLOYED', index === 0 ? '12.50' : '0.00']),
      );
    });

    it('accepts 1 to 8 buckets, and owners named in three ways (R336, R337, R338, R339, B 2.4, B 8, D-281)', async () => {
      const eight = Array.from({ length: 8 }, (_, at) => ({ name: `b${at}`, kind: 'OPERATING', targetBps: 1250 }));
      expect((await create({ buckets: eight })).data?.buckets.map(({ name }) => name)).toEqual(
        eight.map(({ name }) => name),
      );
      const ninth = { name: 'b9', kind: 'OPERATING', targetBps: 0 };
      for (const buckets of [[], [...eight, ninth]]) {
        expect(await refused(create({ buckets }))).toMatchObject({ code: 'VALIDATION_FAILED', statusCode: 400 });
      }
      const member = await join(service, acme, { email: 'cleo@acme.example', role: 'FINANCE' });
      const wallet = await harbor.api
        .createWallet({ name: 'Harbor', owners: [{ ...owner(), role: 'ADMIN_OWNER' }] })
        .unwrap();
      await harbor.api.setDirectoryHandle({ handle: 'blue-harbor', walletId: wallet.id }).unwrap();
      const owners = [
        { memberId: member.id, label: 'Cleo' },
        { handle: '@blue-harbor', role: 'MERCHANT_OPERATOR' },
        owner(),
      ];
      const account = await create({ owners, threshold: 3 }).unwrap();
      expect(account.owners.slice(0, 2)).toEqual([
        { address: member.signer, role: 'FINANCE_OWNER', label: 'Cleo', memberId: member.id },
        { address: wallet.address, role: 'MERCHANT_OPERATOR', label: null, memberId: null },
      ]);
      expect(account.threshold).toBe(3);
    });

    it('refuses invalid accounts, each with its code, and records nothing (D-281, D-460, D-411)', async () => {
      const { id: unsigned } = await acme.session
        .createMember({ email: 'new@acme.example', role: 'FINANCE', name: 'New' })
        .unwrap();
      await service.pool.owner('members').where({ id: unsigned }).update({ signer_address: null });
      const gone = await join(service, acme, { email: 'gone@acme.example', role: 'FINANCE' });
      await acme.session.removeMember({ id: gone.id }).unwrap();
      const theirs = await join(service, harbor, { email: 'theirs@harbor.example', role: 'FINANCE' });
      const one = owner();
      const bucket = (more: object = {}) => ({ name: 'A', kind: 'OPERATING', targetBps: 10_000, ...more });
      await changesNothing(service, 'refused treasury accounts', async () => {
        for (const [body, path, rule] of [
          [{ threshold: 2 }, '/body/threshold', 'maximum'],
          [{ buckets: [bucket(), bucket({ targetBps: 0 })] }, '/body/buckets/1/name', 'uniqueItems'],
          [{ buckets: [bucket({ apyBps: 0 })] }, '/body/buckets/0/apyBps', 'forbidden'],
          [{ buckets: [bucket(), bucket({ name: 'B', targetBps: 1 })] }, '/body/buckets', 'sum'],
          [{ owners: [one, { address: one.address.toLowerCase() }] }, '/body/owners/1', 'uniqueItems'],
          [
            {
              owners: [
                {
                  address: swapped(one.address),
                },
              ],
            },
            '/body/owners/0/address',
            'checksum',
          ],
        ] as const) {
          expect(await refused(create(body)), path).toMatchObject({
            code: 'VALIDATION_FAILED',
            statusCode: 400,
            details: { errors: [{ path, rule }] },
          });
        }
        for (const [body, code] of [
          [{ buckets: [bucket({ targetBps: 10_001 })] }, 'VALIDATION_FAILED'],
          [{ buckets: [bucket({ targetBps: -1 })] }, 'VALIDATION_FAILED'],
          [{ buckets: [bucket({ kind: 'YIELD', apyBps: 10_001 })] }, 'VALIDATION_FAILED'],
          [{ owners: [{ ...one, memberId: acme.memberId }] }, 'VALIDATION_FAILED'],
          [{ owners: [] }, 'VALIDATION_FAILED'],
          [{ chainId: 1 }, 'ACCOUNT_CHAIN_MISMATCH'],
          [{ owners: [{ memberId: newId('mem') }] }, 'MEMBER_NOT_FOUND'],
          [{ owners: [{ memberId: theirs.id }] }, 'MEMBER_NOT_FOUND'],
          [{ owners: [{ memberId: gone.id }] }, 'MEMBER_NOT_FOUND'],
          [{ owners: [{ memberId: unsigned }] }, 'NO_SIGNER_ADDRESS'],
          [{ owners: [{ handle: 'nobody-has-it' }] }, 'PAYEE_NOT_FOUND'],
        ] as const) {
          expect(await refused(create(body)), JSON.stringify(body)).toMatchObject({ code });
        }
      });
    });

    it('fails when a multisig cannot be deployed (D-259, D-278)', async () => {
      await runUntilChainIdle(service);
      await acme.api.setTestChain({ failNextDeployments: 1 }).unwrap();
      const { id } = await create().unwrap();
      await runUntilChainIdle(service);
      const account = await read(id);
      expect(account.status).toBe('FAILED');
      expect(account.buckets.map(({ walletStatus }) => walletStatus).sort()).toEqual([
        'DEPLOYED',
        'DEPLOYED',
        'FAILED',
      ]);
      // It still holds what is sent to its addresses, and says so.
      expect(account.totalUsd).toBe('0.00');
    });
  });

  describe('reading treasury accounts', () => {
    it('shows the share of each bucket rounded down, and its drift from the target (R341, D-280)', async () => {
      const { id } = await treasury(service, acme, { holdings: [20, 5, 5.000001] });
      const { buckets, totalUsd } = await read(id);
      expect(totalUsd).toBe('30.000001');
      expect(buckets.map(({ balanceUsd, shareBps, driftBps }) => [balanceUsd, shareBps, driftBps])).toEqual([
        ['20.00', 6666, 666],
        ['5.00', 1666, -834],
        ['5.000001', 1666, 166],
      ]);
    });

    it('shows null and not zero while the chain is off (R342, R343, B 2.4, D-279, D-280)', async () => {
      const { id } = await treasury(service, acme, { holdings: [20, 5, 5] });
      await acme.api.setTestChain({ available: false }).unwrap();
      const unread = await read(id);
      expect([unread.totalUsd, unread.status]).toEqual([null, 'ACTIVE']);
      for (const { balanceUsd, shareBps, driftBps } of unread.buckets) {
        expect([balanceUsd, shareBps, driftBps]).toEqual([null, null, null]);
      }
      // Of one tenant alone.
      const theirs = await treasury(service, harbor);
      expect((await harbor.api.getTreasuryAccount({ id: theirs.id }).unwrap()).totalUsd).toBe('0.00');
      await acme.api.setTestChain({ available: true }).unwrap();
      expect((await read(id)).totalUsd).toBe('30.00');
    });

    it('lists accounts newest first, without a call to the chain (D-278)', async () => {
      const { id } = await treasury(service, acme, { holdings: [20] });
      const { accounts } = await acme.api.listTreasuryAccounts().unwrap();
      expect(accounts[0]).toMatchObject({ id, status: 'ACTIVE', totalUsd: null });
      for (const { balanceUsd, shareBps, driftBps } of accounts[0]?.buckets ?? []) {
        expect([balanceUsd, shareBps, driftBps]).toEqual([null, null, null]);
      }
      expect(accounts[0]?.buckets.map(({ name }) => name)).toEqual(THREE.map(({ name }) => name));
      const failed = await acme.api.listTreasuryAccounts({ status: 'FAILED' }).unwrap();
      expect(failed.accounts.every(({ status }) => status === 'FAILED')).toBe(true);
      expect(failed.accounts.length).toBeGreaterThan(0);
    });

    it('is limited to the tenant’s own accounts, and needs its scopes (R450, D-039)', async () => {
      const { id } = await treasury(service, acme);
      expect(await refused(harbor.api.getTreasuryAccount({ id }))).toMatchObject({
        code: 'TREASURY_ACCOUNT_NOT_FOUND',
        statusCode: 404,
      });
      expect((await harbor.api.listTreasuryAccounts().unwrap()).accounts.some((one) => one.id === id)).toBe(false);
    });
  });
});
