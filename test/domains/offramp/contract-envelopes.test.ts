import type { Address } from 'viem';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PaymentEnvelope } from '../../../generated/contract/schemas.ts';
import { envelopeDigest, envelopeDomain } from '../../../src/domains/offramp/rules/envelopes/signature.ts';
import { verifyInvariants } from '../../../src/platform/audit/index.ts';
import { startTestChain, type TestChain } from '../../support/chain.ts';
import { type FaultProxy, startFaultProxy } from '../../support/fault-proxy.ts';
import { startTestService, type TestService, type TestTenant } from '../../support/service.ts';
import { changesNothing } from '../../support/unchanged.ts';
import { newOwner } from '../wallets/owners.ts';
import { deploySafe, signForSafe } from '../wallets/safe.ts';
import { bindWallet, type Payer, payer, revokeWallet, sign, type Unsigned, unsigned } from './envelope-fixture.ts';
import { payable, refusal } from './fixture.ts';

const HEALTHY = { error: 0, hang: 0, lost: 0 };
const DOMAIN = envelopeDomain({ serviceName: 'Service', chainId: 84532 });

let chain: TestChain;
let proxy: FaultProxy;
let service: TestService;
let acme: Payer;
let payee: string;
let safe: Address;
let binding: string;
const owners = [newOwner(), newOwner()];

beforeAll(async () => {
  chain = await startTestChain();
  proxy = await startFaultProxy(chain.url, HEALTHY);
  service = await startTestService({
    chain: { kind: 'rpc', urls: [proxy.url], rpc: { timeoutMs: 1000, retryCount: 0 } },
  });
  acme = await payer(service, 'Contract Acme');
  const recipient = await payable(service, 'Contract Recipient', '+15550910001');
  payee = (await service.pool.owner('payment_identities').where({ tenant_id: recipient.tenantId }).first('did')).did;
  safe = await deploySafe(service, acme, owners);
  binding = await bindWallet(service, acme, { identityId: acme.identityId, address: safe, type: 'MULTISIG_WALLET' });
}, 60_000);
afterAll(async () => {
  await service?.stop();
  await proxy?.close();
  await chain?.stop();
});

const pay = (envelope: PaymentEnvelope, { api }: TestTenant = acme) =>
  api.createOfframpPayment({ did: payee, amountUsd: '10.00', envelope });

const bySafe = async (envelope: Unsigned, signers = owners): Promise<PaymentEnvelope> => ({
  ...envelope,
  signature: await signForSafe(safe, envelopeDigest(DOMAIN, envelope), signers),
});

const refused = (what: string, envelope: PaymentEnvelope, code: string, details?: object) =>
  changesNothing(service, what, async () =>
    expect(refusal(await pay(envelope))).toMatchObject({ code, ...(details && { details }) }),
  );

describe('an envelope whose payer is a contract (EIP-1271, D-147, D-148)', { shuffle: false }, () => {
  test('holds when the contract takes the signature, and is kept under its address (R119)', async () => {
    const envelope = await bySafe(unsigned(acme, payee));
    const created = await pay(envelope).unwrap();
    expect(created.status).toBe('AWAITING_RECIPIENT_CONFIRMATION');
    const row = await service.pool.owner('payment_envelopes').where({ id: created.envelopeId }).first();
    expect(row).toMatchObject({ signer_address: safe, signature: envelope.signature, payer: acme.did });
  });

  test('fails with SIGNATURE for too few owners, a foreign key, another envelope, or an owner’s own signature', async () => {
    const invalid = { reason: 'SIGNATURE' };
    const [first = newOwner()] = owners;
    await refused('too few', await bySafe(unsigned(acme, payee), [first]), 'ENVELOPE_INVALID', invalid);
    const strangers = [first, newOwner()];
    await refused('a stranger', await bySafe(unsigned(acme, payee), strangers), 'ENVELOPE_INVALID', invalid);
    const other = await bySafe(unsigned(acme, payee));
    const moved = { ...unsigned(acme, payee), signature: other.signature };
    await refused('another', moved, 'ENVELOPE_INVALID', invalid);
    await refused('an owner alone', await sign(first, unsigned(acme, payee)), 'ENVELOPE_INVALID', invalid);
  });

  test('passes the signature check before the other checks, in their order', async () => {
    const envelope = await bySafe(unsigned(acme, payee, { message: { amountBaseUnits: '10000001' } }));
    await refused('the amount', envelope, 'ENVELOPE_INVALID', { reason: 'AMOUNT_MISMATCH' });
    const used = await bySafe(unsigned(acme, payee));
    expect((await pay(used)).ok).toBe(true);
    await refused('the nonce', used, 'ENVELOPE_INVALID', { reason: 'NONCE_USED' });
  });

  test('asks no contract on another chain, or for another payer', async () => {
    const rival = await payer(service, 'Contract Rival');
    const bound = { identityId: rival.identityId, address: newOwner().address, type: 'SMART_ACCOUNT' } as const;
    await bindWallet(service, rival, { ...bound, chainId: 8453 });
    const envelope = await bySafe(unsigned(rival, payee));
    proxy.faults = { ...HEALTHY, error: 1 };
    expect(refusal(await pay(envelope, rival))).toMatchObject({ details: { reason: 'SIGNATURE' } });
    const forAcme = await bySafe(unsigned(acme, payee));
    expect(refusal(await pay(forAcme, rival))).toMatchObject({ details: { reason: 'SIGNATURE' } });
    proxy.faults = HEALTHY;
  });

  test('is refused while the chain does not answer, and accepted later under the same key', async () => {
    const envelope = await bySafe(unsigned(acme, payee));
    const send = () =>
      fetch(`${service.url}/v1/offramp/payments`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-service-api-key': acme.apiKey,
          'idempotency-key': 'contract-envelope',
        },
        body: JSON.stringify({ did: payee, amountUsd: '10.00', envelope }),
      });
    proxy.faults = { ...HEALTHY, error: 1 };
    await changesNothing(service, 'no chain', async () => {
      const answer = await send();
      expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([503, 'CHAIN_UNAVAILABLE']);
    });
    // A key's own signature needs no chain.
    expect((await pay(await sign(acme.wallet, unsigned(acme, payee)))).ok).toBe(true);
    proxy.faults = HEALTHY;
    const [first, again] = [await send(), await send()];
    expect([first.status, again.status]).toEqual([201, 201]);
    expect(await again.text()).toBe(await first.text());
  });

  test('is refused once the wallet is no longer bound', async () => {
    await revokeWallet(service, binding);
    const envelope = await bySafe(unsigned(acme, payee));
    await refused('no longer bound', envelope, 'ENVELOPE_INVALID', { reason: 'SIGNATURE' });
    expect(await verifyInvariants(service.pool, service.engine.lifecycles)).toEqual([]);
  });
});
