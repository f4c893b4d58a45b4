import { recoverAddress } from 'viem';
import { describe, expect, it } from 'vitest';
import { parseConfig, startDefaults } from '../../../../src/app/config.ts';
import { attestationDomain, issuerOf } from '../../../../src/domains/identity/credentials/index.ts';
import { issuePermit } from '../../../../src/domains/lending/operations/issue-permit.ts';
import { permitDigest } from '../../../../src/domains/lending/typed-data.ts';
import { Desk } from '../../trade/rules/desk.ts';
import { msLater, order, permit } from './records.ts';

const config = parseConfig({ ...startDefaults, LOG_LEVEL: 'silent' });
const TTL_MS = 30 * 86_400_000;
const account = { address: order.borrowerAddress, status: 'PENDING_DEPLOYMENT' };
const desk = (wallet: object | null = account): Desk => {
  const at = new Desk().has('financing_pools', 'pool_a', { tenantId: 'ten_l' });
  return wallet === null ? at : at.has('wallets', 'ten_b', wallet);
};
const asked = (at: Desk, riskTier = 3, poolId = 'pool_a') =>
  at.ask(issuePermit, { by: 'ten_b', body: { poolId, mode: 'synthetic', riskTier } });

describe('a permit (B 4.9, D-372)', () => {
  it('is issued for the caller’s own organization account, with the limit of its tier, for 30 days', async () => {
    const at = desk();
    expect(await asked(at)).toMatchObject({
      poolId: 'pool_a',
      subjectAddress: order.borrowerAddress,
      mode: 'synthetic',
      riskTier: 3,
      status: 'ACTIVE',
      maxPrincipal: '10000000000',
      profile: 'synthetic:3',
      expiresAt: msLater(TTL_MS).toISOString(),
    });
    expect(at.opened).toMatchObject([
      {
        machine: 'permit',
        context: { borrowerTenantId: 'ten_b', lenderTenantId: 'ten_l', maxPrincipal: 10_000_000_000n },
      },
    ]);
  });

  it('carries the signature of the platform’s issuer over its terms', async () => {
    const shown = (await asked(desk())) as Record<'id' | 'permitDigest' | 'signature' | 'issuerAddress', `0x${string}`>;
    const terms = { subjectAddress: order.borrowerAddress, poolId: 'pool_a', riskTier: 3 };
    const allowed = { maxPrincipal: 10_000_000_000n, expiresAt: msLater(TTL_MS) };
    expect(shown.id).toMatch(/^prm_/);
    expect(shown.permitDigest).toBe(permitDigest(attestationDomain(config), shown.id, { ...terms, ...allowed }));
    expect(shown.issuerAddress).toBe(issuerOf(config).address);
    expect(await recoverAddress({ hash: shown.permitDigest, signature: shown.signature })).toBe(shown.issuerAddress);
  });

  it('revokes only the active permit of the same borrower and pool', async () => {
    const at = desk()
      .stands('permit', 'prm_a', 'ACTIVE', permit)
      .stands('permit', 'prm_pool', 'ACTIVE', { ...permit, poolId: 'pool_b' })
      .stands('permit', 'prm_other', 'ACTIVE', { ...permit, borrowerTenantId: 'ten_c' })
      .stands('permit', 'prm_gone', 'REVOKED', permit)
      .stands('permit', 'prm_over', 'EXPIRED', permit);
    await asked(at);
    expect(at.sent).toEqual([{ to: 'prm_a', event: { type: 'REVOKE' } }]);
  });

  it('is refused for an unknown pool, then for a missing account, and revokes nothing then', async () => {
    const standing = (at: Desk) => at.stands('permit', 'prm_a', 'ACTIVE', permit);
    const desks = [
      standing(desk(null)),
      standing(desk(null)),
      standing(desk({ ...account, status: 'FAILED' })),
    ] as const;
    expect(await asked(desks[0], 3, 'pool_none')).toMatchObject({ code: 'POOL_NOT_FOUND' });
    const notReady = (status: string) => ({ code: 'ORG_ACCOUNT_NOT_READY', details: { status } });
    expect(await asked(desks[1])).toMatchObject(notReady('NOT_PROVISIONED'));
    expect(await asked(desks[2])).toMatchObject(notReady('FAILED'));
    expect(desks.flatMap(({ sent, opened }) => [...sent, ...opened])).toEqual([]);
  });
});
