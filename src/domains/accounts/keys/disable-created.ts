import type { Aggregates } from '../../../platform/lifecycle/aggregates/aggregate.ts';
import type { Outliving } from './made-by-key.cross-tenant.ts';

/** A resource that a key has made, and its status. */
export interface Created {
  readonly type: Outliving;
  readonly id: string;
  readonly status: string;
}

/** Statuses in which a resource does nothing any more. */
const OVER: readonly string[] = [
  'DELETED',
  'DISABLED',
  'FAILED',
  'REMOVED',
  'REVOKED',
  'REPLACED',
  'SUPERSEDED',
  'EXPIRED',
];

export const isInForce = ({ status }: Pick<Created, 'status'>): boolean => !OVER.includes(status);

/**
 * Reads a resource under its lock, and takes its rights away where its lifecycle has an event that does so at once. A
 * destination, a wallet, a permit and a policy have consequences that a person has to look at: they are named only.
 */
export async function takeIn(
  { aggregate }: Pick<Aggregates, 'aggregate'>,
  { machine, aggregateId: id }: { readonly machine: Outliving; readonly aggregateId: string },
  disable: boolean,
): Promise<Created | undefined> {
  const found = await aggregate(machine, id);
  if (found === undefined) return undefined;
  if (disable) await takeRights({ aggregate }, machine, id);
  return { type: machine, id, status: found.status };
}

async function takeRights({ aggregate }: Pick<Aggregates, 'aggregate'>, machine: Outliving, id: string): Promise<void> {
  switch (machine) {
    case 'webhook-endpoint': {
      const endpoint = await aggregate(machine, id);
      if (endpoint?.can('DISABLE')) await endpoint.send('DISABLE');
      return;
    }
    case 'card': {
      const card = await aggregate(machine, id);
      if (card?.can('FREEZE')) await card.send('FREEZE');
      return;
    }
    case 'authority': {
      const authority = await aggregate(machine, id);
      if (authority?.can('SUSPEND', { at: authority.now })) await authority.send('SUSPEND', { at: authority.now });
      return;
    }
    case 'phone-alias': {
      const alias = await aggregate(machine, id);
      if (alias?.can('REVOKE')) await alias.send('REVOKE');
      return;
    }
    case 'member': {
      const member = await aggregate(machine, id);
      if (member?.status === 'INVITED') await member.send('REMOVE', { at: member.now });
      else if (member?.can('SUSPEND', { at: member.now })) await member.send('SUSPEND', { at: member.now });
      return;
    }
    default:
      return;
  }
}
