import { randomUUID } from 'node:crypto';
import { privateKeyToAccount } from 'viem/accounts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OperationId } from '../../generated/contract/operations.ts';
import { DESTINATION_OWNERSHIP } from '../../src/domains/destinations/rules/ownership-proof.ts';
import { attestationDomain } from '../../src/domains/identity/credentials/index.ts';
import { deriveSecret } from '../../src/platform/crypto/index.ts';
import { signed } from '../payments/providers/vendor/webhook-sender.ts';
import { operationIds, operations } from '../support/operations.ts';
import { addServiceBalance, onboard, verifyPhone } from '../support/recipient.ts';
import { startTestService, type TestService, type TestTenant } from '../support/service.ts';
import { CountingProxy } from './counting-proxy.ts';

/** Authentication on top of what the design counts: its statement, and a COMMIT that nobody waits for. */
const AUTHENTICATION = 2;
const authenticationOf = (operation: OperationId): number =>
  operations[operation].security.length > 0 ? AUTHENTICATION : 0;
/** A transaction that wrote nothing ends by a COMMIT that nobody waits for. */
const UNAWAITED = 1;

const OWNER = privateKeyToAccount(`0x${'5a'.repeat(32)}`);
const phone = '+15550104567';

let service: TestService;
let proxy: CountingProxy;
let acme: TestTenant;
let harbor: TestTenant;
let made = 0;

const pay = (to = phone) => acme.api.createOfframpPayment({ phone: to, amountUsd: '1.00' }).unwrap();
const quoted = async () => {
  const { paymentId: id, quotes } = await pay();
  return { id, routeQuoteId: quotes[0]?.routeId ?? '' };
};
const selected = async () => {
  const { id, routeQuoteId } = await quoted();
  await harbor.api.selectOfframpPaymentRoute({ id, routeQuoteId }).unwrap();
  return { id };
};
/** With its provider, which the mock's script lets go on. */
const submitted = async () => {
  const { id } = await selected();
  await harbor.api.confirmOfframpPayment({ id }).unwrap();
  await acme.api.stepTestProvider({ id, steps: 1 }).unwrap();
  const { providerRef } = await acme.api.getTestProvider({ id }).unwrap();
  return providerRef;
};
function webhook(providerRef: string | null) {
  const news = { eventId: randomUUID(), providerRef, status: 'PENDING', occurredAt: new Date().toISOString() };
  const body = JSON.stringify(news);
  const headers = signed(deriveSecret('service-sandbox', 'PROVIDER_WEBHOOK_SECRET_INTERNAL'), body);
  return async () => {
    const answer = await fetch(`${service.url}/v1/webhooks/providers/internal`, { method: 'POST', headers, body });
    expect(await answer.json()).toEqual({ received: true, duplicate: false, matched: true });
  };
}
const destination = async () => {
  made += 1;
  return harbor.api.createPayoutDestination({ type: 'PAYMENT_APP_A', email: `trip${made}@harbor.test` }).unwrap();
};
const active = async () => harbor.api.verifyPayoutDestination({ id: (await destination()).id }).unwrap();

async function ownership() {
  made += 1;
  const body = { address: OWNER.address, network: ['base', 'ethereum', 'polygon', 'arbitrum'][made % 4] ?? '' };
  const { id, network, asset, address } = await harbor.api.createPayoutDestination(body).unwrap();
  const identity = await service.pool.owner('identities').where({ subject_id: harbor.tenantId }).first();
  const expiresAt = Math.floor(Date.now() / 1000) + 600;
  const message = { destinationId: id, ownerDid: identity.did, network: network ?? '', asset: asset ?? '' };
  const signature = await OWNER.signTypedData({
    domain: attestationDomain(service.engine.services.config),
    types: DESTINATION_OWNERSHIP,
    primaryType: 'DestinationOwnership',
    message: { ...message, address: address ?? '', nonce: 1n, expiresAt: BigInt(expiresAt) },
  });
  return { id, signature, nonce: '1', expiresAt };
}

interface Counted {
  readonly operation: OperationId;
  readonly how?: string;
  /** A create that ends in quotes 5, other mutations 3, reads 2 (design, the lifecycle engine). */
  readonly goal: 5 | 3 | 2;
  /** What it needs is made before the count; answers the request to be counted. */
  prepare(): Promise<() => Promise<unknown>>;
}

const COUNTED: readonly Counted[] = [
  { operation: 'createOfframpPayment', goal: 5, prepare: async () => () => pay() },
  { operation: 'createOfframpPayment', how: 'to nobody', goal: 5, prepare: async () => () => pay('+15550104568') },
  {
    operation: 'listOfframpPayments',
    goal: 2,
    prepare: async () => () => acme.api.listOfframpPayments().unwrap(),
  },
  {
    operation: 'getOfframpPayment',
    goal: 2,
    prepare: async () => {
      const { id } = await quoted();
      return () => acme.api.getOfframpPayment({ id }).unwrap();
    },
  },
  {
    operation: 'explainResource',
    goal: 3,
    prepare: async () => {
      const { id } = await quoted();
      return () => acme.api.explainResource({ id }).unwrap();
    },
  },
  {
    operation: 'getOfframpPaymentRoutes',
    goal: 2,
    prepare: async () => {
      const { id } = await quoted();
      return () => harbor.api.getOfframpPaymentRoutes({ id }).unwrap();
    },
  },
  {
    operation: 'selectOfframpPaymentRoute',
    goal: 3,
    prepare: async () => {
      const request = await quoted();
      return () => harbor.api.selectOfframpPaymentRoute(request).unwrap();
    },
  },
  {
    operation: 'confirmOfframpPayment',
    goal: 3,
    prepare: async () => {
      const request = await selected();
      return () => harbor.api.confirmOfframpPayment(request).unwrap();
    },
  },
  {
    operation: 'cancelOfframpPayment',
    goal: 3,
    prepare: async () => {
      const { id } = await quoted();
      return () => acme.api.cancelOfframpPayment({ id }).unwrap();
    },
  },
  {
    operation: 'receiveProviderWebhook',
    goal: 3,
    prepare: async () => webhook(await submitted()),
  },
  {
    operation: 'createPayoutDestination',
    goal: 3,
    prepare: async () => () => destination(),
  },
  {
    operation: 'createPayoutDestination',
    how: 'SERVICE_BALANCE, ACTIVE at once',
    goal: 3,
    prepare: async () => {
      const { destinations } = await harbor.api.listPayoutDestinations({ type: 'SERVICE_BALANCE' }).unwrap();
      for (const { id, status } of destinations)
        if (status !== 'REVOKED') await harbor.api.revokePayoutDestination({ id }).unwrap();
      return () => harbor.api.createPayoutDestination({ type: 'SERVICE_BALANCE' }).unwrap();
    },
  },
  {
    operation: 'listPayoutDestinations',
    goal: 2,
    prepare: async () => () => harbor.api.listPayoutDestinations().unwrap(),
  },
  {
    operation: 'getPayoutDestination',
    goal: 2,
    prepare: async () => {
      const { id } = await destination();
      return () => harbor.api.getPayoutDestination({ id }).unwrap();
    },
  },
  {
    operation: 'updatePayoutDestination',
    goal: 3,
    prepare: async () => {
      const { id } = await destination();
      return () => harbor.api.updatePayoutDestination({ id, priority: 7 }).unwrap();
    },
  },
  {
    operation: 'verifyPayoutDestination',
    how: 'by the rail',
    goal: 3,
    prepare: async () => {
      const { id } = await destination();
      return () => harbor.api.verifyPayoutDestination({ id }).unwrap();
    },
  },
  {
    operation: 'verifyPayoutDestination',
    how: 'by signature',
    goal: 3,
    prepare: async () => {
      const request = await ownership();
      return () => harbor.api.verifyPayoutDestination(request).unwrap();
    },
  },
  {
    operation: 'setDefaultPayoutDestination',
    goal: 3,
    prepare: async () => {
      const { id } = await active();
      return () => harbor.api.setDefaultPayoutDestination({ id }).unwrap();
    },
  },
  {
    operation: 'revokePayoutDestination',
    goal: 3,
    prepare: async () => {
      const { id } = await active();
      return () => harbor.api.revokePayoutDestination({ id }).unwrap();
    },
  },
  {
    operation: 'revokePayoutDestination',
    how: 'the default, with heirs',
    goal: 3,
    prepare: async () => {
      const { id } = await harbor.api.setDefaultPayoutDestination({ id: (await active()).id }).unwrap();
      return () => harbor.api.revokePayoutDestination({ id }).unwrap();
    },
  },
  {
    operation: 'createApiKey',
    goal: 3,
    prepare: async () => () => harbor.session.createApiKey({ name: 'trip' }).unwrap(),
  },
  {
    operation: 'verifyPhoneAlias',
    how: 'won from another tenant',
    goal: 3,
    prepare: async () => {
      made += 1;
      const won = `+155501${String(made).padStart(5, '0')}`;
      await verifyPhone(service, harbor, won);
      const { id } = await acme.api.createPhoneAlias({ phone: won }).unwrap();
      await service.runUntilIdle();
      const { messages } = await acme.api.listTestMessages({ to: won, purpose: 'ALIAS_OTP', take: 1 }).unwrap();
      return () => acme.api.verifyPhoneAlias({ id, code: messages[0]?.code ?? '' }).unwrap();
    },
  },
  {
    operation: 'issueTestCredential',
    how: 'in place of another',
    goal: 3,
    prepare: async () => () => harbor.api.issueTestCredential({ kind: 'BUSINESS_IDENTITY' }).unwrap(),
  },
];

/** It waits for the chain, between two transactions; beside that nobody notices a round trip. */
const NOT_COUNTED: readonly OperationId[] = ['depositOfframpPayment'];

beforeAll(async () => {
  service = await startTestService({
    through: async (databaseUrl) => {
      const counting = await CountingProxy.before(databaseUrl);
      proxy = counting.proxy;
      return counting.url;
    },
  });
  acme = await service.signUp('Acme Imports');
  harbor = await service.signUp('Blue Harbor');
  await acme.fund('100.00');
  await verifyPhone(service, harbor, phone);
  await onboard(harbor);
  await addServiceBalance(harbor);
  await service.runUntilIdle();
});
afterAll(async () => {
  await service.stop();
  proxy.close();
});

describe('round trips to the database (design, the lifecycle engine)', () => {
  test.each(COUNTED.map((one) => [[one.operation, one.how].filter(Boolean).join(' '), one] as const))(
    '%s',
    async (_, { operation, goal, prepare }) => {
      // Every statement is prepared once a connection: what is counted is the service at work, warm.
      await (await prepare())();
      await service.runUntilIdle();
      const request = await prepare();
      await proxy.quiet();
      const trips = await proxy.during(request);
      const isRead = operations[operation].method === 'get';
      const counted = trips - authenticationOf(operation) - (isRead ? UNAWAITED : 0);
      expect(counted).toBeLessThanOrEqual(goal);
    },
  );

  test('cover every operation of these domains that has a handler', () => {
    const counted: ReadonlySet<OperationId> = new Set([...COUNTED.map(({ operation }) => operation), ...NOT_COUNTED]);
    const built = operationIds.filter((id) => ['offramp', 'destinations'].includes(operations[id].domain));
    expect(built.filter((id) => !counted.has(id))).toEqual([]);
  });
});
