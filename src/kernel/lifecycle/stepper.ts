// Passes the walls of tenants: sends events to aggregates of whichever tenant.

import type { AnyEventObject } from 'xstate';
import type { Reads } from '../db/reads.ts';
import type { Changes, WriteSource } from './changes.ts';
import type { Engine } from './engine.ts';
import { eventOfFacts, writesOf } from './handwritten.ts';
import { projectedEvent } from './projection.ts';
import { RefusedEvent } from './refused.ts';
import { begin, type StepResult, step } from './step.ts';
import type { TenantClocks } from './tenant-clocks.ts';
import { clockTenantOf, type TrackedAggregate } from './tracked-aggregate.ts';
import type { TrackedAggregates } from './tracked-aggregates.ts';
import type { SendEvent, Write } from './writes.ts';

/** More steps than any lifecycle takes in one request: facts that go round in circles are a defect. */
const MAX_PASSING_STEPS = 32;

interface StepperDeps {
  readonly engine: Engine;
  readonly realNow: Date;
  readonly tracked: TrackedAggregates;
  readonly clocks: TenantClocks;
  /** Takes in what is to be written. */
  readonly changes: Changes;
  /** What facts are loaded by. */
  readonly reads: Reads;
}

/** Takes the aggregates of one transaction through their machines, until everything rests; nothing is written yet. */
export class Stepper {
  readonly #given: StepperDeps;
  /** What the owner of the transaction sends itself. */
  readonly #outgoing: SendEvent[] = [];

  constructor(given: StepperDeps) {
    this.#given = given;
  }

  /** A new aggregate, on the clock of its tenant, once it rests. */
  async open(machine: string, id: string, context: Readonly<Record<string, unknown>>): Promise<TrackedAggregate> {
    const { tracked, clocks } = this.#given;
    const tenantId = clockTenantOf({ compiled: tracked.compiled(machine), id, context });
    // A tenant that is founded here has no clock yet: it begins at real time.
    if (tenantId === id) clocks.know(id, 0);
    const outgoing: SendEvent[] = [];
    const opened = this.#initial(machine, id, context, await clocks.offsetOf(tenantId), outgoing);
    await this.#rest(opened, outgoing);
    return opened;
  }

  /** An event, and all that follows from it. */
  async send(tracked: TrackedAggregate, event: AnyEventObject): Promise<void> {
    const outgoing: SendEvent[] = [];
    this.#sendOne(tracked, event, outgoing);
    await this.#rest(tracked, outgoing);
  }

  /** What the owner of the transaction sent itself, where nothing that it moved came to rest after it. */
  settle(): Promise<void> {
    return this.#deliver(this.#outgoing);
  }

  #initial(
    machine: string,
    id: string,
    context: Readonly<Record<string, unknown>>,
    clockOffsetMs: number,
    outgoing: SendEvent[],
  ): TrackedAggregate {
    const compiled = this.#given.tracked.compiled(machine);
    const first = begin(compiled, context);
    const now = new Date(this.#given.realNow.getTime() + clockOffsetMs);
    const times = { clockOffsetMs, now, createdAt: now, updatedAt: now };
    const tracked: TrackedAggregate = {
      compiled,
      id,
      loaded: null,
      leaf: first.leaf,
      context: first.context,
      step: 0,
      steps: [],
      ...times,
    };
    this.#given.tracked.add(tracked);
    this.#take(tracked, 'CREATE', first, null, outgoing);
    return tracked;
  }

  #sendOne(tracked: TrackedAggregate, event: AnyEventObject, outgoing: SendEvent[]): void {
    const result = step(tracked.compiled, tracked, event);
    if (!result) throw new RefusedEvent(tracked.compiled.machine.id, tracked.id, tracked.leaf.status, event.type);
    this.#take(tracked, event.type, result, tracked.leaf, outgoing);
  }

  /** Takes a step's result in: the log row, the effects' writes, the event of a projected change, what goes out to others. */
  #take(
    tracked: TrackedAggregate,
    event: string,
    result: StepResult,
    from: TrackedAggregate['leaf'] | null,
    outgoing: SendEvent[],
  ): void {
    tracked.step += 1;
    tracked.leaf = result.leaf;
    tracked.context = result.context;
    tracked.updatedAt = tracked.now;
    tracked.steps.push({ step: tracked.step, event, from, to: result.leaf, at: tracked.now });
    for (const effect of result.effects) {
      for (const write of writesOf(this.#given.engine, tracked, effect)) {
        if (write.kind === 'set') tracked.context = { ...tracked.context, ...write.patch };
        else
          this.collect(
            write,
            { subject: tracked.id, step: tracked.step, at: tracked.now, offset: tracked.clockOffsetMs },
            outgoing,
          );
      }
    }
    const projected = projectedEvent(tracked, from);
    if (projected) this.#given.changes.events.push(projected);
  }

  /**
   * Children first, then the facts of passing states, until everything rests. Aggregates that are moved side by side have
   * their own outgoing events, so that each rests when its own children do.
   */
  async #rest(tracked: TrackedAggregate, outgoing: SendEvent[]): Promise<void> {
    for (let turn = 0; turn < MAX_PASSING_STEPS; turn += 1) {
      await this.#deliver(this.#outgoing);
      await this.#deliver(outgoing);
      if (!tracked.leaf.passing) return;
      const event = await eventOfFacts(this.#given.engine, tracked, this.#given.reads);
      if (event === undefined) return;
      this.#sendOne(tracked, event, outgoing);
    }
    throw new Error(`${tracked.compiled.machine.id} ${tracked.id} does not come to rest`);
  }

  async #deliver(outgoing: SendEvent[]): Promise<void> {
    for (let next = outgoing.shift(); next; next = outgoing.shift()) {
      // It may belong to another tenant, such as the alias that loses a number (D-109).
      const tracked = await this.#given.tracked.find(next.machine, next.id, 'all');
      if (!tracked) throw new Error(`no ${next.machine} ${next.id} to send ${next.type} to`);
      const event = { type: next.type, ...next.payload };
      if (next.ifTaken && step(tracked.compiled, tracked, event) === undefined) continue;
      await this.send(tracked, event);
    }
  }

  /** What ends in rows waits for the flush; what concerns another aggregate goes on to it. */
  collect(write: Write, source: WriteSource, outgoing: SendEvent[] = this.#outgoing): void {
    switch (write.kind) {
      case 'send':
        outgoing.push(write);
        return;
      case 'open':
        // A child opens within its parent's step, on its parent's clock where it has no other (D-469).
        this.#initial(write.machine, write.id, { ...write.context }, write.clockOffsetMs ?? source.offset, outgoing);
        return;
      case 'set':
        throw new Error('`set` is for the effects of an aggregate');
      default:
        this.#given.changes.collect(write, source);
    }
  }
}
