import type { Services } from '../../platform/services.ts';
import { judgeUrl, type UrlFault } from './rules/endpoint-url.ts';

/** Returns the objection to a URL now; a name that does not resolve may do so later (D-380, D-381). */
export async function urlFault({ config, webhooks }: Services, text: string): Promise<UrlFault | undefined> {
  const judged = judgeUrl(text, config.environment);
  if (typeof judged === 'string') return judged;
  const place = await webhooks.find(judged);
  return 'error' in place && place.error === 'BLOCKED_URL' ? 'PRIVATE_HOST_BLOCKED' : undefined;
}
