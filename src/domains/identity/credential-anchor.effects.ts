import type { Hex } from 'viem';
import { relay } from '../../payments/chain/index.ts';
import type { EffectsOf } from '../../platform/lifecycle/definition.ts';
import { audit } from '../../platform/lifecycle/writes.ts';
import { anchorKey } from './credentials/conclude-anchor.ts';
import { ATTESTATION_CONTRACT } from './credentials/issuer.ts';

/** The writes of the engine when a root is anchored (D-264, D-330). */
export const effects: EffectsOf<'credential-anchor'> = {
  // To the address that stands for attestations: there is no contract, and the root itself is the call's data.
  submitRoot: ({ id, now, context: { tenantId, credentialId, root } }) => [
    relay({
      key: anchorKey(id),
      to: ATTESTATION_CONTRACT,
      data: root as Hex,
      wakes: { topic: 'identity.anchor', key: id, payload: { anchorId: id }, whenSettled: true },
      now,
    }),
    audit('credential.anchor_submitted', credentialId, tenantId, { anchorId: id, root }),
  ],
};
