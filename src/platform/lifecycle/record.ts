import type { LifecycleName } from '../../../generated/contract/lifecycles.ts';
import type { AggregateView, ContextOf, StatusOf } from './definition.ts';

/** A lifecycle's row as presenters take it, read from the table or from a locked aggregate. */
export type RecordOf<M extends LifecycleName> = Readonly<ContextOf<M>> & {
  readonly id: string;
  readonly status: StatusOf<M>;
  readonly createdAt: Date;
};

export const recordOf = <M extends LifecycleName>(aggregate: AggregateView<M>): RecordOf<M> => ({
  ...aggregate.context,
  id: aggregate.id,
  status: aggregate.status,
  createdAt: aggregate.createdAt,
});
