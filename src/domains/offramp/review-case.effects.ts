import type { AggregateView, EffectsOf } from '../../kernel/lifecycle/definition.ts';
import { audit, notify, type Row, type Write } from '../../kernel/lifecycle/writes.ts';
import { presentReviewCase } from './review-case.present.ts';

const tell = (reviewCase: AggregateView<'review-case'>, type: string): readonly Write[] => [
  notify(type, {
    resourceId: reviewCase.id,
    parties: [reviewCase.context.senderTenantId],
    presenter: 'review-case',
    object: presentReviewCase({
      ...reviewCase.context,
      id: reviewCase.id,
      status: reviewCase.status,
      createdAt: reviewCase.createdAt,
    }) as unknown as Row,
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
