import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPaychart, verifyWebhook } from '#sdk';
import { signerRegistrationText } from '../../src/domains/accounts/signer-registration.ts';
import { member } from '../domains/approvals/fixture.ts';
import { type CardWorld, declined, issued, startCardWorld } from '../domains/cards/fixture.ts';
import { bind, businessOf, newWallet, signed } from '../domains/identity/wallets-of-identities.ts';
import { sinkEndpoint } from '../domains/webhooks/fixture.ts';
import { addServiceBalance, onboard } from '../support/recipient.ts';

/**
 * Steps that replace or switch something, applied a second and a third time: what the first application leaves behind may
 * be all that the second one reads. Each is judged by what its users see.
 */
let world: CardWorld;
const codeOf = async (asked: PromiseLike<{ readonly error?: unknown }>): Promise<string | undefined> =>
  ((await asked).error as { code?: string } | undefined)?.code;
const by = (credential: { apiKey: string } | { session: string }) =>
  createPaychart({ baseUrl: world.service.url, maxRetries: 0, ...credential });

beforeAll(async () => {
  world = await startCardWorld('Applied Twice');
});
afterAll(() => world?.stop());

describe('webhook secrets', () => {
  /** Which of the secrets verify a delivery that is sent now, and how many signatures it has. */
  async function verifying(at: { sinkId: string; endpointId: string }, secrets: readonly string[]) {
    const { acme, service } = world;
    await acme.api.testWebhookEndpoint({ id: at.endpointId }).unwrap();
    await service.runUntilIdle();
    const { requests } = await acme.api.listTestWebhookSinkRequests({ id: at.sinkId, take: 1 }).unwrap();
    const headers = requests[0]?.headers ?? {};
    const body = requests[0]?.body ?? '';
    const verified = await Promise.all(
      secrets.map((secret) =>
        verifyWebhook(secret, headers, body).then(
          () => true,
          () => false,
        ),
      ),
    );
    return { verified, signatures: headers['webhook-signature']?.split(' ').length };
  }
  const rotate = async ({ endpointId: id }: { endpointId: string }, graceSeconds?: number): Promise<string> =>
    (
      await world.acme.api
        .rotateWebhookEndpointSecret({ id, ...(graceSeconds !== undefined && { graceSeconds }) })
        .unwrap()
    ).secret;

  test('sign with the newest two after a second rotation within the grace', async () => {
    const at = await sinkEndpoint(world.acme);
    const secrets = [at.secret];
    expect(await verifying(at, secrets)).toEqual({ verified: [true], signatures: 1 });
    secrets.push(await rotate(at));
    expect(await verifying(at, secrets)).toEqual({ verified: [true, true], signatures: 2 });
    secrets.push(await rotate(at));
    expect(await verifying(at, secrets)).toEqual({ verified: [false, true, true], signatures: 2 });
    secrets.push(await rotate(at));
    expect(await verifying(at, secrets)).toEqual({ verified: [false, false, true, true], signatures: 2 });
  });

  test('sign with the newest alone after a rotation without a grace, and with both after one with a grace', async () => {
    const at = await sinkEndpoint(world.acme);
    const secrets = [at.secret, await rotate(at), await rotate(at, 0)];
    expect(await verifying(at, secrets)).toEqual({ verified: [false, false, true], signatures: 1 });
    secrets.push(await rotate(at, 60));
    expect(await verifying(at, secrets)).toEqual({ verified: [false, false, true, true], signatures: 2 });
  });
});

describe('something that is switched off and on', () => {
  test('a card is frozen and unfrozen three times', async () => {
    const { acme, wallet } = world;
    const { cardId: id } = await issued(acme, wallet.id);
    for (let round = 1; round <= 3; round += 1) {
      expect(await declined(acme, id, '1.00')).toBeNull();
      await acme.api.freezeCard({ id }).unwrap();
      expect(await declined(acme, id, '1.00')).toBe('CARD_INACTIVE');
      expect((await acme.api.unfreezeCard({ id }).unwrap()).status).toBe('active');
    }
    expect(await declined(acme, id, '1.00')).toBeNull();
  });

  test('an agent is suspended and resumed three times, and its key with it', async () => {
    const { acme } = world;
    const { apiKey, agentId } = await acme.session.createApiKey({ name: 'Bot', agent: true }).unwrap();
    const [id, api] = [agentId ?? '', by({ apiKey })];
    for (let round = 1; round <= 3; round += 1) {
      expect(await codeOf(api.listOfframpPayments())).toBeUndefined();
      const { suspendedAt } = await acme.session.suspendAgent({ id }).unwrap();
      expect(suspendedAt).not.toBeNull();
      expect(await codeOf(api.listOfframpPayments())).toBe('AGENT_SUSPENDED');
      expect(await acme.session.resumeAgent({ id }).unwrap()).toMatchObject({ status: 'ACTIVE', suspendedAt: null });
    }
    expect(await codeOf(api.listOfframpPayments())).toBeUndefined();
  });

  test('a member is suspended and reactivated three times, and the session with it', async () => {
    const { acme, service } = world;
    const { id, session } = await member(service, acme);
    for (let round = 1; round <= 3; round += 1) {
      expect(await codeOf(session.listMembers())).toBeUndefined();
      await acme.session.suspendMember({ id }).unwrap();
      expect(await codeOf(session.listMembers())).toBeDefined();
      await acme.session.reactivateMember({ id }).unwrap();
    }
    expect(await codeOf(session.listMembers())).toBeUndefined();
  });

  test('a credential is suspended and reinstated three times, and a reissued one takes the place of the last', async () => {
    const { service } = world;
    const tenant = await service.signUp('Credentials Twice');
    const [id, verified] = [
      await onboard(tenant),
      async () => (await tenant.api.getCredential({ id }).unwrap()).status,
    ];
    for (let round = 1; round <= 3; round += 1) {
      expect(await verified()).toBe('ACTIVE');
      await tenant.api.suspendTestCredential({ id }).unwrap();
      expect(await verified()).toBe('SUSPENDED');
      await tenant.api.reinstateTestCredential({ id }).unwrap();
    }
    expect(await verified()).toBe('ACTIVE');
    const issuedLater: string[] = [];
    for (let nth = 1; nth <= 2; nth += 1) {
      const issuedNow = await tenant.api.issueTestCredential({ kind: 'BUSINESS_IDENTITY' }).unwrap();
      issuedLater.push(issuedNow.id);
    }
    const { credentials } = await tenant.api.listCredentials({ kind: 'BUSINESS_IDENTITY', take: 50 }).unwrap();
    const active = credentials.filter(({ status }) => status === 'ACTIVE').map((one) => one.id);
    expect(active).toEqual([issuedLater.at(-1)]);
  });

  test('a webhook endpoint is disabled and enabled three times: it gets what happens while it is on', async () => {
    const { acme, service } = world;
    const at = await sinkEndpoint(acme, ['policy.*']);
    const happen = async () => {
      await acme.api.createPolicy({ name: 'Something', document: {} }).unwrap();
      await service.runUntilIdle();
      const { requests } = await acme.api.listTestWebhookSinkRequests({ id: at.sinkId, take: 50 }).unwrap();
      return requests.length;
    };
    for (let round = 1; round <= 3; round += 1) {
      expect(await happen()).toBe(round);
      await acme.api.updateWebhookEndpoint({ id: at.endpointId, status: 'DISABLED' }).unwrap();
      expect(await happen()).toBe(round);
      await acme.api.updateWebhookEndpoint({ id: at.endpointId, status: 'ENABLED' }).unwrap();
    }
    expect(await happen()).toBe(4);
  });
});

describe('something that is replaced', () => {
  test('the default destination switches there and back, and there is always exactly one', async () => {
    const tenant = await world.service.signUp('Defaults Twice');
    await onboard(tenant);
    const email = 'defaults@twice.test';
    const ids = [
      await addServiceBalance(tenant),
      (await tenant.api.createPayoutDestination({ type: 'PAYMENT_APP_A', email }).unwrap()).id,
    ] as const;
    await tenant.api.verifyPayoutDestination({ id: ids[1] }).unwrap();
    for (const id of [ids[1], ids[0], ids[1], ids[1], ids[0]]) {
      expect((await tenant.session.setDefaultPayoutDestination({ id }).unwrap()).isDefault).toBe(true);
      const { destinations } = await tenant.api.listPayoutDestinations().unwrap();
      expect(destinations.filter(({ isDefault }) => isDefault).map((one) => one.id)).toEqual([id]);
    }
  });

  test('the payment policy applies in its newest version alone', async () => {
    const tenant = await world.service.signUp('Policies Twice');
    for (const [at, minimumApprovals] of [2, 1, 3].entries()) {
      await tenant.session.setPaymentPolicy({ rules: { approvals: [{ aboveUsd: '0', minimumApprovals }] } }).unwrap();
      const policy = await tenant.api.getPaymentPolicy().unwrap();
      expect(policy).toMatchObject({ version: at + 1, rules: { approvals: [{ minimumApprovals }] } });
      const { versions } = await tenant.api.listPaymentPolicyVersions().unwrap();
      expect(versions).toHaveLength(at + 1);
      expect(versions.filter(({ status }) => status === 'ACTIVE').map(({ version }) => version)).toEqual([at + 1]);
    }
  });

  test('the policy of a subject applies in its newest version after it is detached and attached again', async () => {
    const { acme } = world;
    const { id: subjectId } = await acme.session.createAgent({ name: 'Judged' }).unwrap();
    const limit = (perTransactionUsd: string) => ({ limits: { perTransactionUsd } });
    const { policyId: id } = await acme.api.createPolicy({ name: 'Limits', document: limit('1.00') }).unwrap();
    const allows = async (amountUsd: string) =>
      (await acme.api.evaluatePolicy({ policyId: id, amountUsd }).unwrap()).allow;
    for (const perTransaction of ['1.00', '5.00', '3.00']) {
      await acme.api.createPolicyVersion({ id, document: limit(perTransaction) }).unwrap();
      expect([await allows(perTransaction), await allows(perTransaction.replace('.00', '.01'))]).toEqual([true, false]);
      const { attachmentId } = await acme.api.attachPolicy({ id, subjectType: 'agent', subjectId }).unwrap();
      expect(await codeOf(acme.api.attachPolicy({ id, subjectType: 'agent', subjectId }))).toBe(
        'POLICY_SUBJECT_ATTACHED',
      );
      await acme.api.detachPolicy({ attachmentId }).unwrap();
      expect((await acme.api.listPolicyAttachments({ id }).unwrap()).attachments).toEqual([]);
    }
  });

  test('the signer of a member is the last one registered, even if it was registered before', async () => {
    const { acme, service } = world;
    const { id, session } = await member(service, acme);
    const [one, two] = [newWallet(), newWallet()];
    for (const wallet of [one, two, one, one]) {
      const signature = await wallet.signMessage({ message: signerRegistrationText(id, wallet.address) });
      await session.registerMemberSigner({ id, address: wallet.address, signature }).unwrap();
      expect((await acme.api.getMember({ id }).unwrap()).signerAddress).toBe(wallet.address);
    }
  });

  test('the wallet of an identity is the newest after two rotations, and the first can return', async () => {
    const tenant = await world.service.signUp('Bindings Twice');
    const identity = await businessOf(tenant);
    const wallets = [newWallet(), newWallet(), newWallet()] as const;
    let binding = await bind(tenant, identity.id, wallets[0]);
    for (const wallet of [wallets[1], wallets[2], wallets[0]]) {
      const asked = { id: identity.id, bindingId: binding.id, newWalletAddress: wallet.address };
      const rotation = await tenant.api.rotateWalletBinding(asked).unwrap();
      binding = await tenant.api.verifyWalletBinding(await signed(rotation, wallet)).unwrap();
      const bound = (await tenant.api.listWalletBindings({ id: identity.id }).unwrap()).wallets;
      expect(bound.filter(({ status }) => status === 'ACTIVE').map(({ walletAddress }) => walletAddress)).toEqual([
        wallet.address,
      ]);
    }
  });
});
