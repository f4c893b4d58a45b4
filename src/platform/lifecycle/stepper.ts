// Reads across tenants: it sends events to aggregates of any tenant.

import type { AnyEventObject } from 'xstate';
import type { Reads } from '../db/reads.ts';
import { currentTraceparent } from '../tracing/index.ts';
import type { TenantClocks } from './aggregates/tenant-clocks.ts';
import { clockTenantOf, type TrackedAggregate } from './aggregates/tracked-aggregate.ts';
import type { TrackedAggregates } from './aggregates/tracked-aggregates.ts';
import type { Changes } from './changes.ts';
import type { Engine } from './engine.ts';
import { eventOfFacts, writesOf } from './handwritten.ts';
import { inStepSpan, traceOfNew } from './life-trace.ts';
import { projectedEvent } from './projection.ts';
import { RefusedEvent } from './refused.ts';
import { begin, type StepResult, step } from './step.ts';
import { advance, advanceUntilRest, type Steps } from './write-path.ts';
import type { WriteSource } from './write-source.ts';
import type { SendEvent, Write } from './writes.ts';

interface StepperDeps {
  readonly engine: Engine;
  readonly realNow: () => Date;
  readonly tracked: TrackedAggregates;
  readonly clocks: TenantClocks;
  /** Collects what is going to be written. */
  readonly changes: Changes;
  /** The reads that facts are loaded by. */
  readonly reads: Reads;
}

/** The steps that `advance` takes with the aggregates of one transaction. Nothing is written yet. */
export class Stepper implements Steps {
  readonly #deps: StepperDeps;
  /** Events that the owner of the transaction sends itself. */
  readonly #ownOutgoing: SendEvent[] = [];

  constructor(deps: StepperDeps) {
    this.#deps = deps;
  }

  /** Drops the events that are not sent yet. */
  forget(): void {
    this.#ownOutgoing.length = 0;
  }

  /** Creates an aggregate on the clock of its tenant, and advances it until it rests. */
  async open(machine: string, id: string, context: Readonly<Record<string, unknown>>): Promise<TrackedAggregate> {
    const { tracked, clocks } = this.#deps;
    const tenantId = clockTenantOf({ compiled: tracked.compiled(machine), id, context });
    // A tenant that is founded here has no clock yet: it begins at real time.
    if (tenantId === id) clocks.know(id, 0);
    const outgoing: SendEvent[] = [];
    const opened = this.#create(machine, id, context, await clocks.offsetOf(tenantId), outgoing);
    await advanceUntilRest(this, opened, outgoing);
    return opened;
  }

  step({ compiled, id, leaf, context }: TrackedAggregate, event: AnyEventObject): StepResult {
    const taken = step(compiled, { leaf, context }, event);
    if (!taken) throw new RefusedEvent(compiled.machine.id, id, leaf.status, event.type);
    return taken;
  }

  /** Adds the log row of a step, the writes of its effects, and the event of a change that the outside sees. */
  collectEffects(tracked: TrackedAggregate, event: string, taken: StepResult, outgoing: SendEvent[]): void {
    inStepSpan(tracked, event, taken, () => this.#collectEffects(tracked, event, taken, outgoing));
  }

  #collectEffects(tracked: TrackedAggregate, event: string, taken: StepResult, outgoing: SendEvent[]): void {
    const isNew = tracked.loaded === null && tracked.step === 0;
    const from = isNew ? null : tracked.leaf;
    tracked.step += 1;
    tracked.leaf = taken.leaf;
    tracked.context = taken.context;
    tracked.updatedAt = tracked.now;
    tracked.steps.push({ step: tracked.step, event, from, to: taken.leaf, at: tracked.now });
    const source = { subject: tracked.id, step: tracked.step, at: tracked.now, offset: tracked.clockOffsetMs };
    for (const effect of taken.effects) {
      for (const write of writesOf(this.#deps.engine, tracked, effect)) {
        if (write.kind === 'set') tracked.context = { ...tracked.context, ...write.patch };
        else this.collect(write, source, outgoing);
      }
    }
    const projected = projectedEvent(tracked, from);
    if (projected) this.#deps.changes.events.push({ ...projected, traceparent: currentTraceparent() });
  }

  /**
   * Events of the transaction's owner come first. Aggregates that are moved side by side have their own outgoing events, so
   * that each rests when its own children do.
   */
  async sendToOthers(outgoing: SendEvent[] = []): Promise<void> {
    await this.#deliver(this.#ownOutgoing);
    await this.#deliver(outgoing);
  }

  loadFacts(tracked: TrackedAggregate): Promise<AnyEventObject | undefined> {
    return eventOfFacts(this.#deps.engine, tracked, this.#deps.reads);
  }

  /** Rows wait for the flush; what concerns another aggregate goes on to it. */
  collect(write: Write, source: WriteSource, outgoing: SendEvent[] = this.#ownOutgoing): void {
    switch (write.kind) {
      case 'send':
        outgoing.push(write);
        return;
      case 'open':
        // A child opens within its parent's step, on its parent's clock where it has no other (D-469).
        this.#create(write.machine, write.id, { ...write.context }, write.clockOffsetMs ?? source.offset, outgoing);
        return;
      case 'set':
        throw new Error('`set` is for the effects of an aggregate');
      default:
        this.#deps.changes.collect(write, source);
    }
  }

  #create(
    machine: string,
    id: string,
    context: Readonly<Record<string, unknown>>,
    clockOffsetMs: number,
    outgoing: SendEvent[],
  ): TrackedAggregate {
    const compiled = this.#deps.tracked.compiled(machine);
    const first = begin(compiled, context);
    const now = new Date(this.#deps.realNow().getTime() + clockOffsetMs);
    const tracked: TrackedAggregate = {
      compiled,
      id,
      loaded: null,
      leaf: first.leaf,
      context: first.context,
      step: 0,
      steps: [],
      clockOffsetMs,
      now,
      createdAt: now,
      updatedAt: now,
      traceparent: traceOfNew(compiled),
    };
    this.#deps.tracked.add(tracked);
    this.collectEffects(tracked, 'CREATE', first, outgoing);
    return tracked;
  }

  async #deliver(outgoing: SendEvent[]): Promise<void> {
    for (let next = outgoing.shift(); next; next = outgoing.shift()) {
      // It may belong to another tenant, such as the alias that loses a number (D-109).
      const tracked = await this.#deps.tracked.find(next.machine, next.id, 'all');
      if (!tracked) throw new Error(`no ${next.machine} ${next.id} to send ${next.type} to`);
      const event = { type: next.type, ...next.payload };
      if (next.ifTaken && step(tracked.compiled, tracked, event) === undefined) continue;
      await advance(this, tracked, event);
    }
  }
}
