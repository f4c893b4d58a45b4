import { type AuditedWorld, asOwner, type Mutations } from '../../platform/audit/mutation.ts';
import { challengeOf, codeTo } from './fixture.ts';

let made = 0;
const nextEmail = (): string => {
  made += 1;
  return `audited-${made}@factors.test`;
};

async function pendingEmail({ acme }: AuditedWorld): Promise<{ id: string; email: string }> {
  const email = nextEmail();
  return { email, id: (await acme.session.enrollTwoFactorFactor({ type: 'EMAIL', email }).unwrap()).id };
}

/** A challenge of the tenant's, with an e-mail factor to answer it; protection is off again before anybody notices. */
async function challenge(world: AuditedWorld) {
  const { acme, service } = world;
  const email = nextEmail();
  const { id: factorId } = await acme.session.enrollTwoFactorFactor({ type: 'EMAIL', email }).unwrap();
  const code = await codeTo(service, acme, email, 'FACTOR_OTP');
  await acme.session.verifyTwoFactorFactor({ id: factorId, code }).unwrap();
  await service.pool
    .owner('twofa_factors')
    .where({ id: factorId })
    .update({ usable_at: new Date(0) });
  await acme.session.updateProtectionSettings({ enabled: true }).unwrap();
  const { challengeId: id } = challengeOf(await acme.session.updateProtectionSettings({ enabled: false }));
  await service.pool.owner('protection_settings').where({ tenant_id: acme.tenantId }).update({ enabled: false });
  return { id, factorId, email };
}

const session = (world: AuditedWorld) => ({ headers: asOwner(world) });

export const mutations: Mutations = {
  enrollTwoFactorFactor: {
    ask: (world) => ({ ...session(world), body: { type: 'EMAIL', email: nextEmail() } }),
    action: 'twofa_factor.enrolled',
  },
  resendTwoFactorFactorCode: {
    ask: async (world) => {
      const { id } = await pendingEmail(world);
      await world.service.pool
        .owner('twofa_factors')
        .where({ id })
        .update({ otp_sent_at: new Date(0) });
      return { ...session(world), id };
    },
    action: null,
  },
  verifyTwoFactorFactor: {
    ask: async (world) => {
      const { id, email } = await pendingEmail(world);
      return { ...session(world), id, body: { code: await codeTo(world.service, world.acme, email, 'FACTOR_OTP') } };
    },
    action: 'twofa_factor.verified',
  },
  removeTwoFactorFactor: {
    ask: async (world) => ({ ...session(world), id: (await pendingEmail(world)).id }),
    action: 'twofa_factor.removed',
  },
  sendTwoFactorChallengeCode: {
    ask: async (world) => {
      const { id, factorId } = await challenge(world);
      return { ...session(world), id, body: { factorId } };
    },
    action: null,
  },
  verifyTwoFactorChallenge: {
    ask: async (world) => {
      const { id, factorId, email } = await challenge(world);
      await world.acme.session.sendTwoFactorChallengeCode({ id, factorId }).unwrap();
      const code = await codeTo(world.service, world.acme, email, 'TWOFA_OTP');
      return { ...session(world), id, body: { factorId, code } };
    },
    action: 'twofa_challenge.satisfied',
  },
  updateProtectionSettings: {
    ask: (world) => ({ ...session(world), body: { thresholdUsd: '12.00' } }),
    action: 'protection.updated',
  },
  createContact: {
    ask: (world) => ({ ...session(world), body: { label: 'Audited', email: nextEmail() } }),
    action: 'contact.saved',
  },
  removeContact: {
    ask: async (world) => {
      const { id } = await world.acme.session.createContact({ label: 'Audited', email: nextEmail() }).unwrap();
      return { ...session(world), id };
    },
    action: 'contact.removed',
  },
};
