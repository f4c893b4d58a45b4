import type { AggregateView, EffectsOf } from '../../platform/lifecycle/definition.ts';
import { audit, notify, type Write } from '../../platform/lifecycle/writes.ts';
import { presentReviewCase } from './review-case.present.ts';

type CaseEvent = 'review_case.opened' | 'review_case.resolved';

const tell = (reviewCase: AggregateView<'review-case'>, type: CaseEvent): readonly Write[] => [
  notify(type, {
    resourceId: reviewCase.id,
    parties: [reviewCase.context.senderTenantId],
    object: presentReviewCase({
      ...reviewCase.context,
      id: reviewCase.id,
      status: reviewCase.status,
      createdAt: reviewCase.createdAt,
    }),
  }),
  audit(type, reviewCase.id, reviewCase.context.senderTenantId, {
    paymentId: reviewCase.context.paymentId,
    reason: reviewCase.context.reason,
    decision: reviewCase.context.decision,
  }),
];

export const effects: EffectsOf<'review-case'> = {
  announceOpened: (reviewCase) => tell(reviewCase, 'review_case.opened'),
  announceResolved: (reviewCase) => tell(reviewCase, 'review_case.resolved'),
};
