import type { AggregateView, EffectsOf } from '../../platform/lifecycle/definition.ts';
import { audit, type Write } from '../../platform/lifecycle/writes.ts';

const recorded = (
  what: string,
  { id, context: { tenantId, memberId, type } }: AggregateView<'twofa-factor'>,
  more: { readonly cause?: string; readonly totpStep?: number | null } = {},
): readonly Write[] => [audit(`twofa_factor.${what}`, id, tenantId, { memberId, type, ...more })];

/** Neither targets nor secrets in the log (D-430). */
export const effects: EffectsOf<'twofa-factor'> = {
  recordEnrollment: (factor) => recorded('enrolled', factor),
  recordVerification: (factor) => recorded('verified', factor, { totpStep: factor.context.lastTotpStep }),
  recordRemoval: (factor, { cause }) => recorded('removed', factor, { cause }),
};
