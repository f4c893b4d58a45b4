import { signProviderWebhook } from '../../../src/payments/providers/webhook-signature.ts';
import { newId } from '../../../src/platform/db/ids.ts';
import type { AuditedWorld, Mutations } from '../../platform/audit/mutation.ts';
import { onboard } from '../../support/recipient.ts';
import { bind, businessOf, newWallet, signed } from './wallets-of-identities.ts';

let phones = 0;

const alias = async (world: AuditedWorld): Promise<{ id: string; phone: string }> => {
  const phone = `+1555077${String(1000 + phones++)}`;
  const { id } = await world.acme.api.createPhoneAlias({ phone }).unwrap();
  await world.service.runUntilIdle();
  return { id, phone };
};

const codeTo = async (world: AuditedWorld, to: string): Promise<string> =>
  (await world.acme.api.listTestMessages({ to, purpose: 'ALIAS_OTP', take: 1 }).unwrap()).messages[0]?.code ?? '';

/** A wallet that waits for its proof, and the one that has given it. */
async function pending({ acme }: AuditedWorld) {
  const wallet = newWallet();
  const identity = await businessOf(acme);
  const order = { id: identity.id, walletAddress: wallet.address };
  return { wallet, identity, started: await acme.api.startWalletBinding(order).unwrap() };
}

async function bound(world: AuditedWorld): Promise<readonly string[]> {
  const identity = await businessOf(world.acme);
  return [identity.id, (await bind(world.acme, identity.id)).id];
}

/** A session of an ADMIN whose address no tenant is paid at. */
const withoutAlias = async ({ acme }: AuditedWorld): Promise<Readonly<Record<string, string>>> => {
  const { id: memberId } = await acme.session
    .createMember({ email: `${newId('mem')}@alias.test`, role: 'ADMIN' })
    .unwrap();
  const { token } = await acme.session.createTestSession({ memberId }).unwrap();
  return { authorization: `Bearer ${token}` };
};

const emailAlias = async (world: AuditedWorld): Promise<{ id: string }> => {
  const headers = { ...(await withoutAlias(world)), 'content-type': 'application/json' };
  const answer = await fetch(`${world.service.url}/v1/email-aliases`, { method: 'POST', headers, body: '{}' });
  return (await answer.json()) as { id: string };
};

export const mutations: Mutations = {
  anchorTestCredential: {
    ask: async ({ acme }) => ({
      id: (await acme.api.issueTestCredential({ kind: 'BUSINESS_IDENTITY' }).unwrap()).id,
    }),
    action: 'test.credential.anchored',
  },
  cancelWalletRotation: {
    ask: async (world) => {
      const [id = '', bindingId = ''] = await bound(world);
      const order = { id, bindingId, newWalletAddress: newWallet().address };
      return { id: [id, (await world.acme.api.rotateWalletBinding(order).unwrap()).id] };
    },
    action: null,
  },
  createIdentity: {
    ask: async ({ acme }) => {
      const { id } = await acme.api.createMember({ email: 'audited-identity@acmeimports.test' }).unwrap();
      return { body: { subjectType: 'TENANT_MEMBER', memberId: id } };
    },
    action: 'identity.created',
  },
  createVerificationHandoff: {
    ask: async ({ acme }) => ({
      id: (await acme.api.createVerificationSession({ kind: 'KYC', memberId: acme.memberId }).unwrap()).id,
    }),
    action: null,
  },
  receiveVerificationWebhook: {
    ask: async ({ acme, service }) => {
      const session = await acme.api.createVerificationSession({ kind: 'KYC', memberId: acme.memberId }).unwrap();
      const sessionRef = session.client?.sessionRef;
      const body = { eventId: 'evt_audited', sessionRef, reference: session.id };
      const timestamp = String(Math.floor(Date.now() / 1000));
      const secret = service.engine.services.config.verificationWebhookSecret ?? '';
      const signature = signProviderWebhook(secret, timestamp, Buffer.from(JSON.stringify(body)));
      return {
        headers: {
          'content-type': 'application/json',
          'x-provider-timestamp': timestamp,
          'x-provider-signature': signature,
        },
        body,
      };
    },
    action: 'verification_session.news',
  },
  refreshCredential: { ask: async ({ acme }) => ({ id: await onboard(acme) }), action: null },
  revokeWalletBinding: { ask: async (world) => ({ id: await bound(world) }), action: null },
  rotateWalletBinding: {
    ask: async (world) => ({ id: await bound(world), body: { newWalletAddress: newWallet().address } }),
    action: null,
  },
  verifyPresentation: {
    ask: async ({ acme }) => {
      const { nonce } = await acme.api.createPresentationChallenge({ purpose: 'audit' }).unwrap();
      const signed = { signature: `0x${'11'.repeat(65)}`, signerAddress: newWallet().address };
      const presented = { holderDid: 'did:subject:idn_nobody', credentialIds: ['cred_none'], expiresAt: 253402300799 };
      return { body: { nonce, ...signed, ...presented } };
    },
    action: null,
  },
  verifyWalletBinding: {
    ask: async (world) => {
      const { wallet, identity, started } = await pending(world);
      const { signature } = await signed(started, wallet);
      return { id: [identity.id, started.id], body: { signature } };
    },
    action: null,
  },
  createEmailAlias: {
    ask: async (world) => ({ body: {}, headers: await withoutAlias(world) }),
    action: 'email_alias.created',
  },
  revokeEmailAlias: {
    ask: async (world) => ({ id: (await emailAlias(world)).id }),
    action: 'email_alias.revoked',
  },
  createPhoneAlias: { ask: () => ({ body: { phone: '+15550779901' } }), action: null },
  createVerificationSession: {
    ask: () => ({ body: { kind: 'KYB', country: 'US' } }),
    action: 'verification_session.created',
  },
  resendPhoneAliasCode: { ask: async (world) => ({ id: (await alias(world)).id }), action: null },
  revokePhoneAlias: { ask: async (world) => ({ id: (await alias(world)).id }), action: null },
  simulateVerificationSession: {
    ask: async (world) => ({
      id: (await world.acme.api.createVerificationSession({ kind: 'KYC', memberId: world.acme.memberId }).unwrap()).id,
    }),
    action: null,
  },
  verifyPhoneAlias: {
    ask: async (world) => {
      const { id, phone } = await alias(world);
      return { id, body: { code: await codeTo(world, phone) } };
    },
    action: null,
  },
};
