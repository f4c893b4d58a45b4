import { newId } from '../../../platform/db/ids.ts';
import type { Reads } from '../../../platform/db/reads.ts';
import type { Aggregate, Aggregates } from '../../../platform/lifecycle/aggregates/aggregate.ts';
import { world } from '../../../platform/world.ts';
import { leafOf, rootOf, sortedByKey } from '../rules/merkle-tree.ts';
import { standingAnchor } from './credential-anchor.store.ts';

interface Unit extends Pick<Aggregates, 'open'> {
  readonly reads: Reads;
}

/** 32 random bytes for each claim: who is shown one claim learns nothing of the others (D-330). */
const newSalt = (): string => `0x${world.randomBytes(32).toString('hex')}`;

/**
 * Puts the claims of a signed, ACTIVE credential under a root that the relayer takes to the chain. Undefined for one that
 * is not to be anchored: unsigned, without claims, no longer ACTIVE, or anchored already (D-329). The credential is locked,
 * so that it gets one root.
 */
export async function anchorCredential(
  { reads, open }: Unit,
  credential: Aggregate<'credential'>,
): Promise<Aggregate<'credential-anchor'> | undefined> {
  const { id, status, context } = credential;
  const { document } = context;
  const stated = Object.entries(document !== null && 'claims' in document ? document.claims : {});
  if (status !== 'ACTIVE' || stated.length === 0) return undefined;
  if ((await standingAnchor(reads, context.tenantId, id)) !== undefined) return undefined;
  const claims = sortedByKey(stated.map(([key, value]) => ({ key, value, salt: newSalt() })));
  return open('credential-anchor', {
    id: newId('anc'),
    context: {
      tenantId: context.tenantId,
      credentialId: id,
      claims,
      root: rootOf(claims.map(leafOf)),
      txHash: null,
      anchoredAt: null,
    },
  });
}
