import type { Handler } from '../../../platform/http/handler.ts';
import { leadsOn } from '../rules/handoff.ts';
import { handoffByToken } from '../verification/verification-handoff.store.ts';
import { presentVerificationClient } from '../verification/verification-session.present.ts';

/**
 * Opens a link, once: what is used, void, late or unknown is gone, and looks the same (D-317). An unknown one takes the
 * same way: the statements of an answer tell as much as its bytes.
 */
export const getVerificationHandoff: Handler<'getVerificationHandoff'> = async (request) => {
  const { path, reads, services, aggregate, fail } = request;
  const known = await handoffByToken(reads, path.token);
  const link = await aggregate('verification-handoff', known?.id ?? '');
  // As it stands under the lock: what used it up, or ended its verification, a moment ago is seen.
  const found = await handoffByToken(reads, path.token);
  if (!link || !found?.client) return fail('HANDOFF_GONE');
  const standing = { status: link.status, expiresAt: link.context.expiresAt };
  if (!leadsOn(standing, found.sessionStatus, link.now)) return fail('HANDOFF_GONE');
  await link.send('CONSUME', { at: link.now });
  return { kind: found.kind, client: presentVerificationClient(found.client, services.vault) };
};
