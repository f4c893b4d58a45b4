import { newId } from '../../../platform/db/ids.ts';
import { type Enqueue, enqueue } from '../../../platform/lifecycle/writes.ts';

/**
 * What a held payment waits for (D-119): something of its recipient's, a script of its sender's, a top-up where it
 * lacks liquidity (D-121), or what changes under all of them at once, such as a provider's mode.
 */
export type HoldWait = `tenant:${string}` | `sender:${string}` | 'liquidity' | 'any';

/**
 * The held payments that wait for it look again; to be written with the change itself. Under a key of its own, because
 * a job that runs already may have passed the payments that this change can free.
 */
export const recheckHeld = (waitsFor: HoldWait): Enqueue =>
  enqueue('offramp.recheck', { waitsFor }, { key: `${waitsFor}:${newId('job')}`, ...onClockOf(waitsFor) });

/** Rechecks that concern one tenant use its clock, those that concern everybody use none. */
export function onClockOf(waitsFor: string): { readonly tenantId?: string } {
  const [, tenantId] = waitsFor.split(':');
  return tenantId === undefined ? {} : { tenantId };
}
