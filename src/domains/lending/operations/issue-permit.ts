import { newId } from '../../../platform/db/ids.ts';
import { lockByName } from '../../../platform/db/named-lock.ts';
import type { Handler } from '../../../platform/http/handler.ts';
import { recordOf } from '../../../platform/lifecycle/record.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { attestationDomain, issuerOf } from '../../identity/credentials/index.ts';
import { borrowerAddress } from '../borrower-account.ts';
import { judgeLending } from '../judge-use.ts';
import { presentPermit } from '../permits/permit.present.ts';
import { lenderOf } from '../pools/pool.cross-tenant.ts';
import { permitTerms } from '../rules/permit-terms.ts';
import { permitDigest } from '../typed-data.ts';

/** The platform says up to what amount a pool may lend to the caller; of two permits the newer holds (B 4.9, D-372). */
export const issuePermit: Handler<'issuePermit'> = async (request) => {
  const { body, tenantId, now, reads, services, aggregatesWith, open, fail } = request;
  const { poolId, mode, riskTier } = body;
  const lenderTenantId = await lenderOf(reads, poolId);
  if (lenderTenantId === undefined) return fail('POOL_NOT_FOUND');
  const subjectAddress = await borrowerAddress(reads, tenantId);
  if (typeof subjectAddress !== 'string') return subjectAddress;
  // Before anything that judging the permit locks.
  await lockByName(reads, 'permit', tenantId, poolId);
  const limits = permitTerms(riskTier, now);
  const id = newId('prm');
  const approval = await judgeLending(request, {
    amountBaseUnits: limits.maxPrincipal,
    destinationAddress: poolId,
    destinationLabel: null,
    resourceId: id,
  });
  if (approval instanceof Refusal) return approval;
  await approval.redeem();
  const standing = await aggregatesWith('permit', { borrowerTenantId: tenantId, poolId, status: 'ACTIVE' });
  for (const permit of standing) await permit.send('REVOKE');
  const terms = { subjectAddress, poolId, riskTier, ...limits };
  const issuer = issuerOf(services.config);
  const digest = permitDigest(attestationDomain(services.config), id, terms);
  const signed = { permitDigest: digest, signature: await issuer.sign(digest), issuerAddress: issuer.address };
  const context = { borrowerTenantId: tenantId, lenderTenantId, mode, ...terms, ...signed };
  return presentPermit(recordOf(await open('permit', { id, context })));
};
