/**
 * What a service imports from `@paychart/platform`: all that its handlers, effects, facts, presenters, stores and workers need.
 * Other files of the platform are no public interface, and change without notice.
 */

export type { Meta, Waiter } from '../../../machines/meta.ts';
export type { DomainInvariant } from '../audit/index.ts';
export {
  equalSecrets,
  hashToken,
  maskEmail,
  maskPhone,
  otpCode,
  randomBase62,
  randomToken,
  sha256Hex,
} from '../crypto/index.ts';
export { newId } from '../db/ids.ts';
export type { Reads, RowReads } from '../db/reads.ts';
export { sql } from '../db/sql.ts';
export type { Query } from '../db/statement.ts';
export type { Explainer } from '../explain/explainer.ts';
export { waitFor } from '../explain/wait-for.ts';
export { type EventPresenter, type EventSnapshot, revive } from '../feed/event-presenter.ts';
export type { Caller } from '../http/caller.ts';
export type { Handler, Request } from '../http/handler.ts';
export type { Throttled, Throttles } from '../http/kernel.ts';
export { notImplemented } from '../http/ports.ts';
export type { Aggregate } from '../lifecycle/aggregates/aggregate.ts';
export type { AggregateView, EffectsOf, EventOf, FactsOf } from '../lifecycle/definition.ts';
export type { Engine } from '../lifecycle/engine.ts';
export { type RecordOf, recordOf } from '../lifecycle/record.ts';
export {
  adjust,
  audit,
  enqueue,
  insert,
  notify,
  openChild,
  remove,
  send,
  set,
  tell,
  update,
  type Write,
} from '../lifecycle/writes.ts';
export { type ThrottledBy, throttle } from '../limits/throttle.ts';
export { page } from '../lists/paging.ts';
export { defineModule, type Module } from '../module.ts';
export type { Job, Worker } from '../outbox/worker.ts';
export { Refusal, refuse } from '../refusal.ts';
export type { Services } from '../services.ts';
export { world } from '../world.ts';
