import type { AggregateView } from '../../kernel/lifecycle/definition.ts';
import type { Write } from '../../kernel/lifecycle/writes.ts';
import { claimReservation } from '../identity/index.ts';

/** Whose e-mail stands for the tenant (D-156): a viewer's private address earns the tenant nothing. */
const SPEAKERS: ReadonlySet<string> = new Set(['OWNER', 'ADMIN']);

/** The first session of an e-mail proves it: what was reserved to it becomes the tenant's (D-336, D-481, D-498). */
export const claimsByEmail = ({ id, context }: AggregateView<'member'>): readonly Write[] =>
  context.emailVerifiedAt !== null && SPEAKERS.has(context.role)
    ? [
        claimReservation(
          { contactKind: 'EMAIL', contactIndex: context.emailIndex, tenantId: context.tenantId },
          `${context.emailIndex}:${id}`,
        ),
      ]
    : [];
