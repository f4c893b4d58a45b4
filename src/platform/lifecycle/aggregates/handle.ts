import type { AnyEventObject } from 'xstate';
import type { LifecycleName } from '../../../../generated/contract/lifecycles.ts';
import { step } from '../step.ts';
import type { Aggregate } from './aggregate.ts';
import { deadlineOf, type TrackedAggregate } from './tracked-aggregate.ts';

/** The handler's grip on a locked aggregate: always the state after the last step. */
class Handle implements Aggregate {
  readonly #tracked: TrackedAggregate;
  readonly #send: (event: AnyEventObject) => Promise<void>;

  constructor(tracked: TrackedAggregate, send: (event: AnyEventObject) => Promise<void>) {
    this.#tracked = tracked;
    this.#send = send;
  }

  get machine() {
    return this.#tracked.compiled.machine.id;
  }
  get id() {
    return this.#tracked.id;
  }
  get status() {
    return this.#tracked.leaf.status;
  }
  get publicStatus() {
    return this.#tracked.leaf.publicStatus;
  }
  get context() {
    return this.#tracked.context;
  }
  get deadline() {
    return deadlineOf(this.#tracked);
  }
  get step() {
    return this.#tracked.step;
  }
  get now() {
    return this.#tracked.now;
  }
  get createdAt() {
    return this.#tracked.createdAt;
  }
  get updatedAt() {
    return this.#tracked.updatedAt;
  }

  // Arrow functions: they work also when they are taken out of the handle.
  readonly can = (type: string, payload: object = {}): boolean =>
    step(this.#tracked.compiled, this.#tracked, { type, ...payload }) !== undefined;

  readonly hasTag = (tag: string): boolean => {
    const { compiled, leaf, context } = this.#tracked;
    return compiled.machine.resolveState({ value: leaf.value, context }).hasTag(tag);
  };

  readonly send = async (type: string, payload: object = {}): Promise<this> => {
    await this.#send({ type, ...payload });
    return this;
  };
}

/** The grip on an aggregate of a lifecycle that the caller names. */
export function handleOf<M extends LifecycleName>(
  tracked: TrackedAggregate,
  send: (event: AnyEventObject) => Promise<void>,
): Aggregate<M>;
export function handleOf(tracked: TrackedAggregate, send: (event: AnyEventObject) => Promise<void>): Aggregate {
  return new Handle(tracked, send);
}
