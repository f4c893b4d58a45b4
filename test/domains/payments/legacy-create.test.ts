import { hashTypedData } from 'viem/utils';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CHAIN_ID, startTestChain, type TestChain } from '../../support/chain.ts';
import { startTestService, type TestService, type TestTenant } from '../../support/service.ts';
import { together } from '../../support/together.ts';
import { changesNothing } from '../../support/unchanged.ts';
import { newOwner, runUntilChainIdle } from '../wallets/owners.ts';
import { legacyBody, type Owned, ownedWallet, proposed, read, STRANGER, statusesOf } from './fixture.ts';

let chain: TestChain;
let service: TestService;
let acme: TestTenant;
let harbor: TestTenant;
let wallet: Owned;

// The tests tell one story, in the order in which they stand.
describe('legacy payments', { shuffle: false }, () => {
  beforeAll(async () => {
    chain = await startTestChain();
    service = await startTestService({ chain: chain.source });
    acme = await service.signUp('Acme Legacy');
    harbor = await service.signUp('Harbor Legacy');
    wallet = await ownedWallet(service, chain, acme, { eth: 10n ** 18n });
  });
  afterAll(async () => {
    await service?.stop();
    await chain?.stop();
  });

  const refusal = async (body: object) => {
    const { error } = await acme.api.createPayment(body as never);
    if (error === undefined) return undefined;
    const { code, statusCode } = error as { code: string; statusCode?: number };
    return { code, statusCode };
  };

  const headersOf = (response: Response | undefined) =>
    ['deprecation', 'sunset', 'link'].map((name) => response?.headers.get(name));
  const DEPRECATED = [
    'true',
    'Wed, 30 Jun 2027 23:59:59 GMT',
    expect.stringMatching(/^<http:\/\/localhost:\d+\/docs\/payments\/migrate-to-intents>; rel="deprecation"$/),
  ];

  describe('proposing a legacy payment', () => {
    it('answers 201 with the record and the hash to sign (R082, R083, R174, R224, D-172, D-174)', async () => {
      const { data, response } = await acme.api.createPayment(legacyBody(wallet, { value: '150.00', memo: 'March' }));
      if (data?.generation !== 'legacy') throw new Error('no legacy payment');
      expect(response?.status).toBe(201);
      expect(response?.headers.get('location')).toBe(`/v1/payments/${data.id}`);
      expect(data).toEqual({
        id: expect.stringMatching(/^pay_/),
        generation: 'legacy',
        sourceWalletId: wallet.id,
        destinationType: 'address',
        destinationHandle: null,
        destinationAddress: STRANGER,
        destinationChainId: CHAIN_ID,
        asset: 'usdc',
        amount: '150',
        status: 'AWAITING_SIGNATURE',
        multisigTxHash: expect.stringMatching(/^0x[0-9a-f]{64}$/),
        executedTxHash: null,
        memo: 'March',
        failureReason: null,
        signaturesRequired: 2,
        signaturesCollected: 0,
        signers: [],
        nonce: '0',
        blockedByNonce: null,
        safeTx: expect.objectContaining({
          to: chain.chain.contracts.settlementToken,
          value: '0',
          operation: 0,
          nonce: '0',
        }),
        createdAt: expect.any(String),
        updatedAt: expect.any(String),
      });
      expect(await statusesOf(service, data.id)).toEqual(['CREATED', 'AWAITING_SIGNATURE']);
      expect(await read(acme, data.id)).toEqual(data);
      await acme.api.cancelPayment({ id: data.id }).unwrap();
    });

    it('shows all parts of the hash, so that a client can recompute it (D-456)', async () => {
      const payment = await proposed(acme, wallet, { asset: 'eth', value: '0.25' });
      const { nonce, value, ...safeTx } = payment.safeTx;
      expect(payment).toMatchObject({ asset: 'eth', amount: '0.25', safeTx: { to: STRANGER, data: '0x' } });
      const fields = [
        'to',
        'value',
        'data',
        'operation',
        'safeTxGas',
        'baseGas',
        'gasPrice',
        'gasToken',
        'refundReceiver',
      ];
      const typeOf = (name: string) =>
        name === 'data'
          ? 'bytes'
          : name === 'operation'
            ? 'uint8'
            : /to|Token|Receiver/.test(name)
              ? 'address'
              : 'uint256';
      const hash = hashTypedData({
        domain: { chainId: CHAIN_ID, verifyingContract: wallet.address },
        types: { SafeTx: [...fields, 'nonce'].map((name) => ({ name, type: typeOf(name) })) },
        primaryType: 'SafeTx',
        message: { ...safeTx, value: BigInt(value), nonce: BigInt(nonce) } as never,
      });
      expect(payment.multisigTxHash).toBe(hash);
      const stored = await chain.client.readContract({
        address: wallet.address,
        abi: (await import('../../../src/payments/chain/index.ts')).safeAbi,
        functionName: 'getTransactionHash',
        args: [
          STRANGER,
          BigInt(value),
          '0x',
          0,
          0n,
          0n,
          0n,
          `0x${'0'.repeat(40)}`,
          `0x${'0'.repeat(40)}`,
          BigInt(nonce),
        ],
      });
      expect(stored).toBe(hash);
      await acme.api.cancelPayment({ id: payment.id }).unwrap();
    });

    it('sends the deprecation headers, with refusals too (R228, R573, R574, D-181)', async () => {
      const created = await acme.api.createPayment(legacyBody(wallet));
      if (!created.data) throw new Error('no payment');
      const { id } = created.data;
      expect(headersOf(created.response)).toEqual(DEPRECATED);
      const answers = [
        await acme.api.createPayment(legacyBody({ id: 'wal_nobodys' })),
        await acme.api.getPayment({ id }),
        await acme.api.signPayment({ id, signature: `0x${'1'.repeat(128)}1b` }),
        await acme.api.executePayment({ id }),
        await acme.api.signPayment({ id: 'pay_nobodys', signature: `0x${'1'.repeat(128)}1b` }),
        await acme.api.cancelPayment({ id }),
        await acme.api.cancelPayment({ id }),
      ];
      expect(answers.map(({ response }) => response?.status)).toEqual([404, 200, 400, 400, 404, 200, 409]);
      for (const { response } of answers) expect(headersOf(response)).toEqual(DEPRECATED);
      const wallets = await acme.api.listWallets();
      expect(headersOf(wallets.response)).toEqual([null, null, null]);
    });

    it('takes the lowest free nonce from the Safe’s own on, one per proposal (D-455)', async () => {
      const own = await ownedWallet(service, chain, acme);
      const propose = () => proposed(acme, own);
      const first = await together(service.pool.owner, [propose, propose, propose]);
      expect(first.map(({ nonce }) => nonce).sort()).toEqual(['0', '1', '2']);
      expect(new Set(first.map(({ multisigTxHash }) => multisigTxHash)).size).toBe(3);
      const middle = first.find(({ nonce }) => nonce === '1');
      await acme.api.cancelPayment({ id: middle?.id ?? '' }).unwrap();
      expect((await proposed(acme, own)).nonce).toBe('1');
      expect((await proposed(acme, own)).nonce).toBe('3');
    });
  });

  describe('destinations of a legacy payment', () => {
    it('accept an address in one case or with its checksum, and record the checksum (R221, R575, D-064, D-173)', async () => {
      const lower = await proposed(acme, wallet, { address: STRANGER.toLowerCase() });
      expect(lower).toMatchObject({
        destinationType: 'address',
        destinationAddress: STRANGER,
        destinationHandle: null,
      });
      expect(await refusal(legacyBody(wallet, { address: STRANGER.replace('C44C', 'c44C') }))).toEqual({
        code: 'INVALID_WALLET_ADDRESS',
        statusCode: 400,
      });
    });

    it('accept another wallet of the tenant in any state, and no wallet of another tenant (R223, D-173)', async () => {
      const own = await acme.api.createWallet({
        name: 'Other',
        owners: [{ address: newOwner().address, role: 'AGENT' }],
      });
      const foreign = await harbor.api.createWallet({
        name: 'F',
        owners: [{ address: newOwner().address, role: 'AGENT' }],
      });
      const to = (walletId: string | undefined) => ({
        ...legacyBody(wallet),
        destination: { type: 'wallet' as const, walletId: walletId ?? '' },
      });
      const { data } = await acme.api.createPayment(to(own.data?.id));
      expect(data).toMatchObject({ destinationType: 'wallet', destinationAddress: own.data?.address });
      expect(await refusal(to(foreign.data?.id))).toEqual({ code: 'WALLET_NOT_FOUND', statusCode: 404 });
    });

    it('refuse the zero address, the token and the wallet itself (D-495)', async () => {
      const zero = `0x${'0'.repeat(40)}`;
      const { settlementToken } = chain.chain.contracts;
      const at = async (body: object) => {
        const { error } = await acme.api.createPayment(body as never);
        const { code, statusCode, details } = error as {
          code: string;
          statusCode: number;
          details?: { errors: unknown };
        };
        return { code, statusCode, errors: details?.errors };
      };
      const refusedAt = (path: string) => ({
        code: 'INVALID_WALLET_ADDRESS',
        statusCode: 400,
        errors: [{ path, message: expect.any(String), rule: 'burns' }],
      });
      const burning = [
        zero,
        settlementToken,
        settlementToken.toLowerCase(),
        wallet.address,
        wallet.address.toLowerCase(),
      ];
      for (const address of burning) {
        for (const asset of ['usdc', 'eth'] as const) {
          const body = legacyBody(wallet, { address, asset, value: '0.001' });
          expect(await at(body), address).toEqual(refusedAt('/body/destination/address'));
        }
      }
      const by = (destination: object) => at({ ...legacyBody(wallet), destination });
      expect(await by({ type: 'wallet', walletId: wallet.id })).toEqual(refusedAt('/body/destination/walletId'));
      await acme.api.setDirectoryHandle({ handle: 'acme-itself', walletId: wallet.id }).unwrap();
      expect(await by({ type: 'handle', handle: 'acme-itself' })).toEqual(refusedAt('/body/destination/handle'));
      // A transaction of the wallet's own may call what it likes.
      const call = { id: wallet.id, to: settlementToken, data: '0x095ea7b3' };
      expect((await acme.api.createWalletTransaction(call)).data?.status).toBe('AWAITING_SIGNATURE');
    });

    it('accept a handle of the legacy directory, with or without @ (R221, D-173, D-182)', async () => {
      const payee = await ownedWallet(service, chain, harbor);
      await harbor.api.setDirectoryHandle({ handle: 'harbor-legacy', walletId: payee.id }).unwrap();
      const to = (handle: string) => ({ ...legacyBody(wallet), destination: { type: 'handle' as const, handle } });
      const { data } = await acme.api.createPayment(to('@harbor-legacy'));
      expect(data).toMatchObject({
        destinationType: 'handle',
        destinationHandle: 'harbor-legacy',
        destinationAddress: payee.address,
      });
      expect(await refusal(to('nobody-there'))).toEqual({ code: 'PAYEE_NOT_FOUND', statusCode: 404 });
    });

    it('accept a verified e-mail for the organization account, masked in events (R222, D-173, D-384)', async () => {
      const to = (email: string) => ({ ...legacyBody(wallet), destination: { type: 'email' as const, email } });
      expect(await refusal(to('owner@harbor-legacy.test'))).toEqual({ code: 'EMAIL_NOT_FOUND', statusCode: 404 });
      const { organizationAccount } = await harbor.session.getBalance({ ensure: true }).unwrap();
      expect(await refusal(to('nobody@harbor-legacy.test'))).toEqual({ code: 'EMAIL_NOT_FOUND', statusCode: 404 });
      const { data } = await acme.api.createPayment(to('Owner@Harbor-Legacy.test'));
      expect(data).toMatchObject({
        destinationType: 'email',
        destinationHandle: 'owner@harbor-legacy.test',
        destinationAddress: organizationAccount?.address,
      });
      await service.runUntilIdle();
      const { events } = await acme.api.listEvents({ resourceId: data?.id ?? '' }).unwrap();
      expect(events.map(({ type }) => type).sort()).toEqual([
        'multisig_payment.awaiting_signature',
        'multisig_payment.created',
      ]);
      for (const event of events) {
        expect(event).toMatchObject({
          data: { object: { destinationHandle: 'o***@harbor-legacy.test', multisigTxHash: expect.any(String) } },
        });
      }
      const { rows } = await service.pool.owner.raw(
        `SELECT count(*)::int AS told FROM events WHERE object::text ILIKE '%owner@harbor-legacy%'`,
      );
      expect(rows[0].told).toBe(0);
    });

    it('refuse the unproved address that a tenant was founded with (D-498)', async () => {
      const { createPaychart } = await import('#sdk');
      const email = 'owner@harbor-legacy.test';
      const to = { ...legacyBody(wallet), destination: { type: 'email' as const, email } };
      for (const address of [email, 'nobody@contact-legacy.test']) {
        const { token } = await acme.session.createTestSession({ email: `founds-${address}` }).unwrap();
        const impostor = createPaychart({ baseUrl: service.url, session: token, maxRetries: 0 });
        await impostor.createTenant({ name: 'Impostor', email: address }).unwrap();
        await impostor.getBalance({ ensure: true }).unwrap();
      }
      const { organizationAccount } = await harbor.session.getBalance({ ensure: true }).unwrap();
      const created = await acme.api.createPayment(to).unwrap();
      expect(created).toMatchObject({ destinationAddress: organizationAccount?.address });
      const nobody = { ...to.destination, email: 'nobody@contact-legacy.test' };
      expect(await refusal({ ...to, destination: nobody })).toEqual({ code: 'EMAIL_NOT_FOUND', statusCode: 404 });
    });

    it('take an e-mail for the tenant of its alias, whatever other memberships it has, and refuse an unknown type (D-503, D-173)', async () => {
      const email = 'owner@harbor-legacy.test';
      const { id } = await acme.session.createMember({ email, role: 'ADMIN' }).unwrap();
      const { token } = await acme.session.createTestSession({ memberId: id }).unwrap();
      const { createPaychart } = await import('#sdk');
      await createPaychart({ baseUrl: service.url, session: token, maxRetries: 0 }).getMe().unwrap();
      await acme.session.getBalance({ ensure: true }).unwrap();
      const { organizationAccount } = await harbor.session.getBalance({ ensure: true }).unwrap();
      const destination = { type: 'email' as const, email };
      const created = await acme.api.createPayment({ ...legacyBody(wallet), destination }).unwrap();
      expect(created).toMatchObject({ destinationAddress: organizationAccount?.address });
      expect(await refusal({ ...legacyBody(wallet), destination: { type: 'pigeon' } })).toEqual({
        code: 'UNSUPPORTED_RECIPIENT_KIND',
        statusCode: 400,
      });
    });
  });

  describe('refused proposals of legacy payments', () => {
    it('are refused in the order of the codes, and record nothing (R295, D-172)', async () => {
      const pending = await acme.api
        .createWallet({ name: 'New', owners: [{ address: newOwner().address, role: 'AGENT' }] })
        .unwrap();
      const poor = await ownedWallet(service, chain, acme, { usdc: 2_000_000n });
      await acme.api.setTestChain({ holdDeployments: true }).unwrap();
      const waiting = await acme.api
        .createWallet({ name: 'Waiting', owners: [{ address: newOwner().address, role: 'AGENT' }] })
        .unwrap();
      await runUntilChainIdle(service);
      expect((await acme.api.getWallet({ id: pending.id }).unwrap()).status).toBe('DEPLOYED');
      const nobody = { id: 'wal_nobodys' };
      const far = { type: 'address', address: STRANGER, chainId: 8453 };
      const refusals: [object, string, number][] = [
        [legacyBody(wallet, { value: '1.1234567' }), 'INVALID_AMOUNT', 400],
        [{ ...legacyBody(nobody, { value: '0' }), destination: far }, 'INVALID_AMOUNT', 400],
        [{ ...legacyBody(nobody), destination: far }, 'ACCOUNT_CHAIN_MISMATCH', 400],
        ...[0, -5, 1.5].map((chainId): [object, string, number] => [
          { ...legacyBody(nobody), destination: { ...far, chainId } },
          'ACCOUNT_CHAIN_MISMATCH',
          400,
        ]),
        [{ ...legacyBody(nobody), surplus: 1 }, 'INVALID_PAYMENT_BODY', 400],
        [legacyBody(nobody), 'WALLET_NOT_FOUND', 404],
        [{ ...legacyBody(waiting), destination: { type: 'handle', handle: 'no-such-one' } }, 'PAYEE_NOT_FOUND', 404],
        [legacyBody(waiting), 'WALLET_NOT_DEPLOYED', 409],
        [legacyBody(poor, { value: '2.000001' }), 'INSUFFICIENT_FUNDS', 402],
      ];
      for (const [body, code, statusCode] of refusals) {
        await changesNothing(service, code, async () => expect(await refusal(body)).toEqual({ code, statusCode }), [
          'audit_log',
        ]);
      }
      const { error } = await acme.api.createPayment(legacyBody(poor, { value: '2.5' }));
      expect((error as { details?: unknown }).details).toEqual({
        shortfallBaseUnits: '500000',
        funding: { mode: 'WALLET', availableBaseUnits: '2000000', faucet: `/v1/wallets/${poor.id}/fund` },
      });
      await acme.api.setTestChain({ holdDeployments: false }).unwrap();
    });

    it('have both shapes, neither, or a wallet of another tenant (R213, R214, D-039)', async () => {
      expect(await refusal({ ...legacyBody(wallet), recipient: { phoneNumber: '+15550104567' } })).toEqual({
        code: 'AMBIGUOUS_PAYMENT_BODY',
        statusCode: 400,
      });
      expect(await refusal({ amount: { value: '1.00' } })).toEqual({
        code: 'UNRECOGNIZED_PAYMENT_BODY',
        statusCode: 400,
      });
      const { error } = await harbor.api.createPayment(legacyBody(wallet));
      expect(error?.code).toBe('WALLET_NOT_FOUND');
    });

    it('answer 503 while the chain does not answer, and record nothing (D-251)', async () => {
      await acme.api.setTestChain({ available: false }).unwrap();
      await changesNothing(
        service,
        'CHAIN_UNAVAILABLE',
        async () => expect(await refusal(legacyBody(wallet))).toEqual({ code: 'CHAIN_UNAVAILABLE', statusCode: 503 }),
        ['audit_log'],
      );
      await acme.api.setTestChain({ available: true }).unwrap();
      expect(await refusal(legacyBody(wallet))).toBeUndefined();
    });
  });
});
