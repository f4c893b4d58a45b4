import { hashToken } from '../../platform/crypto/index.ts';
import type { Throttled, Throttles } from '../../platform/http/kernel.ts';
import type { Engine } from '../../platform/lifecycle/engine.ts';
import { type ThrottledBy, throttle } from '../../platform/limits/throttle.ts';

const MINUTE = 60;
const HOUR = 3600;

/**
 * What is counted as a request comes in, whatever it comes to: requests to claim paths by address and by token, and
 * answers to codes by address (D-195). Real time, over all processes (D-486).
 */
export function claimThrottles({ pool, services, realTime }: Engine): Throttles {
  const { claimLimits: limits, claimsPublicFlow } = services.config;
  // Switched off, the operations are not there: they are not limited either (D-185).
  if (!claimsPublicFlow) return {};
  const byNetwork = (name: string, limit: number, windowSeconds: number, network: string): ThrottledBy => ({
    rule: { name, limit, windowSeconds },
    subject: services.vault.blindIndex('address', network),
  });
  const requests = ({ network, path }: Throttled): ThrottledBy[] => {
    const counted = [byNetwork('claim-requests-ip', limits.requestsPerMinutePerIp, MINUTE, network)];
    if (path.claimToken !== undefined) {
      const rule = { name: 'claim-requests-token', limit: limits.requestsPerMinutePerToken, windowSeconds: MINUTE };
      counted.push({ rule, subject: hashToken(path.claimToken) });
    }
    return counted;
  };
  const any = (request: Throttled) => throttle(pool, requests(request), realTime());
  return {
    getClaimLink: any,
    sendClaimOtp: any,
    acceptClaim: any,
    verifyClaimOtp: (request) => {
      const answers = byNetwork('claim-verifies-ip', limits.otpVerifiesPerHourPerIp, HOUR, request.network);
      return throttle(pool, [...requests(request), answers], realTime());
    },
  };
}
