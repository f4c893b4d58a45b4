import type { Furnishing } from '../../contract/furnishing.ts';
import { CHALLENGE, challengeOf, clockOf, totpAt, totpFactor } from './fixture.ts';

export const furnishing: Furnishing = {
  async furnish(_service, tenant) {
    const { session } = tenant;
    const { id: factorId, secret } = await totpFactor(tenant);
    const contact = await session.createContact({ label: 'Furnished', email: 'furnished@payees.test' }).unwrap();
    // Protection is on for the moment that a challenge takes, so that the rest of the world pays as before.
    await session.updateProtectionSettings({ enabled: true }).unwrap();
    const { challengeId: id } = challengeOf(await session.updateProtectionSettings({ enabled: false }));
    await session.verifyTwoFactorChallenge({ id, factorId, code: totpAt(secret, await later(tenant)) }).unwrap();
    await session.updateProtectionSettings({ enabled: false }, { headers: { [CHALLENGE]: id } }).unwrap();
    await session.enrollTwoFactorFactor({ type: 'EMAIL', email: 'furnished@factors.test' }).unwrap();
    return { factors: factorId, challenges: id, contacts: contact.id };
  },
};

/** The next step of an authenticator: the present one is spent. */
const later = async (tenant: Parameters<typeof clockOf>[0]): Promise<Date> =>
  new Date((await clockOf(tenant)).getTime() + 30_000);
