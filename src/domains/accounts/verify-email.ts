import type { Aggregate } from '../../kernel/lifecycle/aggregate.ts';
import type { Write } from '../../kernel/lifecycle/writes.ts';
import { claimsByEmail } from './claims-by-email.ts';

/** A session of the member's own user carried its address as verified (D-498). Of two at once the second finds it done. */
export async function verifyEmail(
  member: Aggregate<'member'>,
  { write }: { write(...writes: readonly Write[]): void },
): Promise<void> {
  const event = { at: member.now };
  if (!member.can('VERIFY_EMAIL', event)) return;
  await member.send('VERIFY_EMAIL', event);
  write(...claimsByEmail(member));
}
