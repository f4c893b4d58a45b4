import type { Handler } from '../../../platform/http/handler.ts';
import { linkByToken } from '../claim-link.store.ts';
import { isUsable } from '../rules/link.ts';

/** Shows that a link is good and what comes next: no personal data, and nothing changes (A 3.3, A 4.5, D-191). */
export const getClaimLink: Handler<'getClaimLink'> = async ({ path, now, reads, services, fail }) => {
  if (!services.config.claimsPublicFlow) return fail('ROUTE_NOT_FOUND');
  const link = await linkByToken(reads, path.claimToken);
  if (!link) return fail('CLAIM_NOT_FOUND');
  if (!isUsable(link, new Date(now.getTime() + Number(link.clockOffsetMs)))) return fail('CLAIM_LINK_GONE');
  return {
    status: 'OPEN',
    expiresAt: link.expiresAt.toISOString(),
    otpRequired: true,
    otpChannel: link.channel,
  };
};
