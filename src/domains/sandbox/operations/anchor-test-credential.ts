import type { Handler, Request } from '../../../platform/http/handler.ts';
import { recordOf } from '../../../platform/lifecycle/record.ts';
import { audit } from '../../../platform/lifecycle/writes.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { world } from '../../../platform/world.ts';
import { anchorCredential, anchorKey, concludeAnchor, presentCredential } from '../../identity/credentials/index.ts';

/** Takes the root of a credential's claims to the chain, and waits for its transaction (D-327, D-329, D-330). */
export const anchorTestCredential: Handler<'anchorTestCredential'> = async (request) => {
  const { path, services, aggregate } = request;
  const until = world.monotonic() + services.config.executionWaitMs;
  const begun = await request.firstPhase(() => begin(request));
  if (begun instanceof Refusal) return begun;
  const leftMs = until - world.monotonic();
  const isAsked = leftMs > 0 && services.chain.status().state !== 'off';
  const outcome = isAsked ? await services.relayer.waitForOutcome(anchorKey(begun.anchorId), leftMs) : undefined;
  const credential = await aggregate('credential', path.id);
  const anchor = await aggregate('credential-anchor', begun.anchorId);
  if (!credential || !anchor) throw new Error(`${begun.anchorId} is gone`);
  // Where the time was not enough, a worker finishes it.
  if (outcome !== undefined) await concludeAnchor(anchor, outcome);
  return presentCredential(recordOf(credential));
};

async function begin(request: Request<'anchorTestCredential'>) {
  const { path, tenantId, aggregate, write, fail } = request;
  const credential = await aggregate('credential', path.id);
  if (!credential) return fail('CREDENTIAL_NOT_FOUND');
  const anchor = await anchorCredential(request, credential);
  if (anchor === undefined) return fail('INVALID_TRANSITION', { from: credential.status, event: 'ANCHOR' });
  write(audit('test.credential.anchored', credential.id, tenantId));
  return { anchorId: anchor.id };
}
