import { attestableGrant } from '../../../src/domains/approvals/attestations/attest-grant.ts';
import { authorityRecord } from '../../../src/domains/approvals/authority.present.ts';
import type { SmallMachine, SmallWorld } from '../../model/small-world.ts';
import { working } from '../../support/working.ts';
import { grant, member } from './fixture.ts';
import { blobOf, type Organization, standUp } from './organization.ts';

/** What a walk of a grant keeps beside it: whose it is, and who attests it. */
interface Kept {
  readonly organization: Organization;
  readonly memberId: string;
}

const kept = new WeakMap<SmallWorld, Kept>();

function keptOf(world: SmallWorld): Kept {
  const found = kept.get(world);
  if (!found) throw new Error('the walk has no grant yet');
  return found;
}

const pathOf = (world: SmallWorld) => ({ memberId: keptOf(world).memberId, authorityId: world.id });

export const walk: SmallMachine = {
  machine: 'authority',
  told: [({ credentialId }) => credentialId !== null],
  acts: {
    CREATE: async (world) => {
      const { service, tenant, walk: moves } = world;
      const attests = moves.moves.some(({ trigger }) => trigger.event.type === 'ATTEST');
      const organization = attests ? await standUp(service, tenant) : { ...tenant, owners: [], safe: '0x' as const };
      const { id: memberId } = await member(service, tenant);
      kept.set(world, { organization, memberId });
      world.id = (await grant(tenant, memberId)).id;
    },
    UPDATE: (world) => world.tenant.session.updateAuthority({ ...pathOf(world), approvalWeight: 2 }).unwrap(),
    ATTEST: async (world) => {
      const { organization } = keptOf(world);
      const { session } = world.tenant;
      const version = await messageOf(world);
      const signature = await blobOf(organization, version);
      return session.attestAuthority({ ...pathOf(world), signature }).unwrap();
    },
    SUSPEND: (world) => world.tenant.session.suspendAuthority(pathOf(world)).unwrap(),
    REACTIVATE: (world) => world.tenant.session.reactivateAuthority(pathOf(world)).unwrap(),
    REVOKE: (world) => world.tenant.session.revokeAuthority(pathOf(world)).unwrap(),
  },
  refusals: {
    UPDATE: {
      by: 'updateAuthority',
      ask: (world) => world.tenant.session.updateAuthority({ ...pathOf(world), approvalWeight: 3 }),
    },
    SUSPEND: {
      by: 'suspendAuthority',
      ask: (world) => world.tenant.session.suspendAuthority(pathOf(world)),
    },
    REACTIVATE: {
      by: 'reactivateAuthority',
      ask: (world) => world.tenant.session.reactivateAuthority(pathOf(world)),
    },
    REVOKE: {
      by: 'revokeAuthority',
      ask: (world) => world.tenant.session.revokeAuthority(pathOf(world)),
    },
    ATTEST: {
      by: 'attestAuthority',
      ask: (world) => world.tenant.session.attestAuthority({ ...pathOf(world), signature: `0x${'11'.repeat(65)}` }),
    },
  },
};

/** The message of the version that stands; only writes answer it, so that it is computed anew. */
const messageOf = (world: SmallWorld): Promise<object> =>
  working(world.service, async (unit) => {
    const authority = await unit.aggregate('authority', world.id);
    if (!authority) throw new Error('no grant');
    const { attestable } = await attestableGrant(unit.reads, authorityRecord(authority), authority.now);
    return attestable.attestation.message;
  });
