import type { AnyEventObject } from 'xstate';
import type { LifecycleName } from '../../../generated/contract/lifecycles.ts';
import type { Reads } from '../db/reads.ts';
import type { Services } from '../services.ts';
import { type TrackedAggregate, viewOf } from './aggregates/tracked-aggregate.ts';
import type { AggregateView } from './definition.ts';
import type { Engine } from './engine.ts';
import type { NamedEffect } from './step.ts';
import type { Write } from './writes.ts';

type Effect = (view: AggregateView, params: unknown) => readonly Write[];
type Facts = (view: AggregateView, reads: Reads, services: Services) => Promise<AnyEventObject | undefined>;

const definitionOf = ({ lifecycles }: Engine, { compiled }: TrackedAggregate) =>
  lifecycles[compiled.machine.id as LifecycleName];

/** The writes of an effect of the step that an aggregate has just taken. */
export function writesOf(engine: Engine, tracked: TrackedAggregate, { name, params }: NamedEffect): readonly Write[] {
  const effects: Readonly<Record<string, unknown>> = definitionOf(engine, tracked).effects;
  const effect = effects[name] as Effect | undefined;
  if (effect === undefined) throw new Error(`${tracked.compiled.machine.id} has no effect ${name}`);
  return effect(viewOf(tracked), params);
}

/** The event by which an aggregate leaves its passing state; undefined where the facts say nothing yet. */
export function eventOfFacts(
  engine: Engine,
  tracked: TrackedAggregate,
  reads: Reads,
): Promise<AnyEventObject | undefined> {
  const { status } = tracked.leaf;
  const facts: Readonly<Record<string, unknown>> = definitionOf(engine, tracked).facts;
  const load = facts[status] as Facts | undefined;
  if (load === undefined) throw new Error(`${tracked.compiled.machine.id} has no facts for ${status}`);
  return load(viewOf(tracked), reads, engine.services);
}
