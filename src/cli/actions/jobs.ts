import type { UnitOfWork } from '../../platform/lifecycle/unit-of-work.ts';
import { audit } from '../../platform/lifecycle/writes.ts';
import type { Options } from '../command.ts';
import {
  discardJob,
  type JobState,
  type KnownJob,
  listJobs,
  lockJob,
  parkJob,
  retryJob,
  stateOf,
} from '../job-rows.ts';
import type { Operator } from '../operator.ts';
import { type Outcome, Refused, table } from '../outcome.ts';

const LIMIT = 100;

export async function list({ transact }: Operator, { topic, state, limit }: Options): Promise<Outcome> {
  const filter = { topic, state: state as JobState | undefined, limit: Number(limit ?? LIMIT) };
  const jobs = await transact((unit) => listJobs(unit.reads, filter));
  const lines = jobs.map((job) => [
    job.id,
    job.topic,
    job.key,
    stateOf(job),
    String(job.attempts),
    job.firesAt.toISOString(),
    job.parkedReason ?? job.lastError ?? '',
  ]);
  const heading = ['JOB', 'TOPIC', 'KEY', 'STATE', 'TRIED', 'DUE', 'REASON'];
  return { json: { jobs: jobs.map(shown) }, text: table([heading, ...lines]) };
}

export const retry = (operator: Operator, _: Options, id: string): Promise<Outcome> =>
  change(operator, id, 'retried', async (unit) => void (await unit.run([retryJob(id, unit.realNow)])));

export const park = (operator: Operator, { reason = '' }: Options, id: string): Promise<Outcome> =>
  change(
    operator,
    id,
    'parked',
    async (unit) => void (await unit.run([parkJob(id, { by: operator.name, reason, now: unit.realNow })])),
    { reason },
  );

export function discard(operator: Operator, { reason = '' }: Options, id: string): Promise<Outcome> {
  return change(
    operator,
    id,
    'discarded',
    async (unit, { topic }) => {
      const loss = operator.runner.lossOfDiscarding(topic);
      if (loss === null) {
        throw new Refused(
          'JOB_NEEDED',
          `Something waits for each job of ${topic}, and would wait forever without it. Run: paychart jobs park ${id} --reason "…"`,
        );
      }
      await unit.run([discardJob(id)]);
      return loss;
    },
    { reason },
  );
}

/** Changes one job that no worker has, and puts it on record: the key names what the job was about. */
async function change(
  { transact }: Operator,
  id: string,
  done: 'retried' | 'parked' | 'discarded',
  work: (unit: UnitOfWork, job: KnownJob) => Promise<string | undefined>,
  about: Readonly<Record<string, string>> = {},
): Promise<Outcome> {
  const { job, loss } = await transact(async (unit) => {
    const found = await lockJob(unit.reads, id);
    if (found === undefined) throw new Refused('JOB_NOT_FOUND', 'There is no such job: it may be done');
    if (found.leasedBy !== null)
      throw new Refused('JOB_RUNNING', `${found.leasedBy} works on the job now. Run the command again in some seconds`);
    const lost = (await work(unit, found)) ?? null;
    const { topic, key, attempts, lastError, tenantId } = found;
    unit.write(audit(`job.${done}`, id, tenantId, { topic, key, attempts, lastError, ...about }));
    return { job: found, loss: lost };
  });
  const json = { ...shown(job), outcome: done, loss };
  return { json, text: [`${id}  ${done}  ${job.topic} of ${job.key}`, ...(loss === null ? [] : [loss])].join('\n') };
}

const shown = (job: KnownJob) => ({
  ...job,
  state: stateOf(job),
  createdAt: job.createdAt.toISOString(),
  firesAt: job.firesAt.toISOString(),
  parkedAt: job.parkedAt?.toISOString() ?? null,
});
