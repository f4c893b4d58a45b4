import { typesOf } from '../db/rows/row-source.ts';
import { attributeName, currentTraceparent, inSpan, tracingSdk } from '../tracing/index.ts';
import type { TrackedAggregate } from './aggregates/tracked-aggregate.ts';
import type { CompiledMachine } from './compiled-machine.ts';
import type { StepResult } from './step.ts';

/**
 * The trace that a new aggregate belongs to. A lifecycle whose table has the column `traceparent` is one trace, from the
 * creation of an aggregate to its last step; null for any other, and without tracing.
 */
export const traceOfNew = ({ meta: { table } }: CompiledMachine): string | null =>
  tracingSdk() !== undefined && typesOf(table).traceparent !== undefined ? currentTraceparent() : null;

/** The span of one step: its machine, its event and its states. It hangs in the trace of its aggregate. */
export function inStepSpan(tracked: TrackedAggregate, event: string, { leaf }: StepResult, work: () => void): void {
  const { compiled, id, traceparent, loaded, step } = tracked;
  const machine = compiled.machine.id;
  const from = loaded === null && step === 0 ? undefined : tracked.leaf.status;
  inSpan(
    `${machine} ${event}`,
    {
      belongsTo: traceparent,
      attributes: {
        [attributeName('machine')]: machine,
        [attributeName('event')]: event,
        ...(from !== undefined && { [attributeName('from')]: from }),
        [attributeName('to')]: leaf.status,
        // Ids of other lifecycles may be names that people gave.
        ...(traceparent !== null && { [attributeName('id')]: id }),
      },
    },
    work,
  );
}
