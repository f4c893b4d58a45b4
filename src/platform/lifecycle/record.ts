import type { LifecycleName } from '../../../generated/contract/lifecycles.ts';
import type { AggregateView, ContextOf, StatusOf } from './definition.ts';
import type { PublicOf } from './lifecycle-types.ts';

/** A lifecycle's row as presenters take it, read from the table or from a locked aggregate. */
export type RecordOf<M extends LifecycleName> = Readonly<ContextOf<M>> & {
  readonly id: string;
  readonly status: StatusOf<M>;
  readonly createdAt: Date;
} & ([PublicOf<M>, StatusOf<M>] extends [StatusOf<M>, PublicOf<M>] ? unknown : Pick<AggregateView<M>, 'publicStatus'>);

export const recordOf = <M extends LifecycleName>(aggregate: AggregateView<M>): RecordOf<M> => ({
  ...aggregate.context,
  id: aggregate.id,
  status: aggregate.status,
  publicStatus: aggregate.publicStatus,
  createdAt: aggregate.createdAt,
});
