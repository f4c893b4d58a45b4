import type { AnyEventObject } from 'xstate';
import type { LifecycleName } from '../../../generated/contract/lifecycles.ts';
import type { Aggregate, AnyAggregate } from './aggregate.ts';
import type { Live } from './live.ts';
import { step } from './step.ts';

/** The handler's grip on a locked aggregate: always the state after the last step. */
class Handle implements AnyAggregate {
  readonly #live: Live;
  readonly #send: (event: AnyEventObject) => Promise<void>;

  constructor(live: Live, send: (event: AnyEventObject) => Promise<void>) {
    this.#live = live;
    this.#send = send;
  }

  get machine() {
    return this.#live.shape.machine.id;
  }
  get id() {
    return this.#live.id;
  }
  get status() {
    return this.#live.leaf.status;
  }
  get publicStatus() {
    return this.#live.leaf.publicStatus;
  }
  get context() {
    return this.#live.context;
  }
  get step() {
    return this.#live.step;
  }
  get now() {
    return this.#live.now;
  }
  get createdAt() {
    return this.#live.createdAt;
  }
  get updatedAt() {
    return this.#live.updatedAt;
  }

  // Functions of their own: whoever takes a handle apart can still use them.
  readonly can = (type: string, payload: object = {}): boolean =>
    step(this.#live.shape, this.#live, { type, ...payload }) !== undefined;

  readonly hasTag = (tag: string): boolean => {
    const { shape, leaf, context } = this.#live;
    return shape.machine.resolveState({ value: leaf.value, context }).hasTag(tag);
  };

  readonly send = async (type: string, payload: object = {}): Promise<this> => {
    await this.#send({ type, ...payload });
    return this;
  };
}

/** The grip on an aggregate of a lifecycle that the caller names. */
export function handleOf<M extends LifecycleName>(
  live: Live,
  send: (event: AnyEventObject) => Promise<void>,
): Aggregate<M>;
export function handleOf(live: Live, send: (event: AnyEventObject) => Promise<void>): AnyAggregate {
  return new Handle(live, send);
}
