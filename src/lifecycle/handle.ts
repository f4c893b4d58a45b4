import type { AnyEventObject } from 'xstate';
import type { LifecycleName } from '../../generated/contract/lifecycles.ts';
import type { Aggregate } from './aggregate.ts';
import { type Live, viewOf } from './live.ts';
import { step } from './step.ts';

/** The handler's grip on a locked aggregate: always the state after the last step. */
export function handleOf<M extends LifecycleName>(
  live: Live,
  send: (event: AnyEventObject) => Promise<void>,
): Aggregate<M> {
  const handle = {
    can: (type: string, payload: object = {}) => step(live.shape, live, { type, ...payload }) !== undefined,
    hasTag: (tag: string) =>
      live.shape.machine.resolveState({ value: live.leaf.value, context: live.context }).hasTag(tag),
    async send(type: string, payload: object = {}) {
      await send({ type, ...payload });
      return handle;
    },
  };
  const current = (key: string): PropertyDescriptor => ({
    enumerable: true,
    get: () => (viewOf(live) as unknown as Record<string, unknown>)[key],
  });
  Object.defineProperties(handle, Object.fromEntries(Object.keys(viewOf(live)).map((key) => [key, current(key)])));
  return handle as unknown as Aggregate<M>;
}
