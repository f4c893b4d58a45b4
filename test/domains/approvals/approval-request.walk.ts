import type { AnyEventObject } from 'xstate';
import { newId } from '../../../src/platform/db/ids.ts';
import type { SmallMachine, SmallWorld } from '../../model/small-world.ts';
import { working } from '../../support/working.ts';
import { sample } from './approval-request.sample.ts';
import { approver, type Member, member } from './fixture.ts';

/** Beside a payment that has ended, so that no vote moves it: what votes move is walked with the payments. */
const moves = (world: SmallWorld, event: AnyEventObject): Promise<unknown> =>
  working(world.service, async (unit) => {
    const request = (await unit.aggregate('approval-request', world.id)) as unknown as Loose;
    const { type, ...payload } = asMembers(world, event);
    await request.send(type, payload);
  });

/** The members of the sample's votes, as members of this tenant. */
function asMembers(world: SmallWorld, event: AnyEventObject): AnyEventObject {
  const members = standIns.get(world) ?? new Map<string, string>();
  const named = (memberId: string): string => members.get(memberId) ?? memberId;
  if (event.vote) return { ...event, vote: { ...event.vote, memberId: named(event.vote.memberId) } };
  return event.memberId === undefined ? event : { ...event, memberId: named(event.memberId) };
}

const standIns = new WeakMap<SmallWorld, ReadonlyMap<string, string>>();
const SAMPLED = ['mem_sample_1', 'mem_sample_3', 'mem_sample_no'];

interface Loose {
  send(type: string, payload: object): Promise<unknown>;
}

const weightOf = ({ receivedWeight }: Readonly<Record<string, unknown>>): number => Number(receivedWeight);

/** Somebody who may vote, and has not. */
const voters = new WeakMap<SmallWorld, Member>();

function voterOf(world: SmallWorld): Member['session'] {
  const voter = voters.get(world);
  if (!voter) throw new Error('the walk has no voter yet');
  return voter.session;
}

export const walk: SmallMachine = {
  machine: 'approval-request',
  told: [weightOf],
  // Votes of other members than those of the sample: as many as there is room for below the required weight.
  possible: ({ root }, { type, vote, votesLeft }) => {
    const weight = weightOf(root.context);
    const voted = (root.context.votes as readonly { memberId: string }[]).map(({ memberId }) => memberId);
    if (type === 'APPROVE') return weight === 0 && !voted.includes(vote.memberId);
    if (type === 'INVALIDATE') return votesLeft === 0 && weight === 1;
    return true;
  },
  acts: {
    CREATE: async (world) => {
      const { api, memberId, tenantId } = world.tenant;
      voters.set(world, await approver(world.service, world.tenant));
      const members = await Promise.all(SAMPLED.map(() => member(world.service, world.tenant)));
      standIns.set(world, new Map(SAMPLED.map((name, n) => [name, members[n]?.id ?? ''])));
      await world.tenant.fund('10.00');
      const phone = `+1555021${String(1000 + world.number)}`;
      const { paymentId } = await api.createOfframpPayment({ phone, amountUsd: '1.00' }).unwrap();
      await api.cancelOfframpPayment({ id: paymentId }).unwrap();
      world.id = newId('apr');
      const context = sample.context({ tenantId, memberId, paymentId }, 0);
      await working(world.service, (unit) => unit.open('approval-request', { id: world.id, context }));
    },
    APPROVE: moves,
    REJECT: moves,
    INVALIDATE: moves,
    CLOSE: moves,
  },
  refusals: {
    APPROVE: {
      by: 'signApproval',
      ask: (world) => voterOf(world).signApproval({ id: world.id }),
    },
    REJECT: {
      by: 'rejectApproval',
      ask: (world) => voterOf(world).rejectApproval({ id: world.id }),
    },
  },
};
