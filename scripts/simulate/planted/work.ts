import { edited, type Plant } from './plant.ts';

const JOBS = 'src/platform/outbox/jobs.ts';
const CLAIMS = 'src/domains/webhooks/deliveries/claim.cross-tenant.ts';
const TIMERS = 'src/platform/outbox/timers.ts';
const BACKEND = 'src/app/backend.ts';
const CLOCK = 'src/platform/outbox/move-test-clock.ts';
const RUNNER = 'src/platform/outbox/runner.ts';
const REAL_TIME = 'options.realTime ?? (() => new Date(world.now()))';

/** Bugs in leases, deadlines and clocks. */
export const workPlants: readonly Plant[] = [
  {
    kind: 'lease',
    name: 'keeps the lease of a process that has died',
    edits: [
      {
        file: JOBS,
        from: `SET lease_until = clock_timestamp() + $1 * interval '1 millisecond', leased_by`,
        to: `SET lease_until = clock_timestamp() + $1 * interval '1 year', leased_by`,
      },
      {
        file: 'src/platform/lifecycle/flush/jobs.ts',
        from: `clock_timestamp() + lease_ms * interval '1 millisecond'`,
        to: `clock_timestamp() + lease_ms * interval '1 year'`,
      },
    ],
  },
  edited(
    'lease',
    'keeps the attempt at a webhook of a process that has died',
    CLAIMS,
    'AND lease_until <= clock_timestamp()\n',
    'AND false\n',
  ),
  edited(
    'lease',
    'forgets the jobs that a process has when it dies',
    JOBS,
    `UPDATE outbox_jobs j SET lease_until = clock_timestamp() + $1 * interval '1 millisecond', leased_by = $3,
        attempts = j.attempts + 1 FROM (
        SELECT id FROM outbox_jobs WHERE`,
    `UPDATE outbox_jobs j SET lease_until = clock_timestamp() + $1 * interval '1 millisecond', leased_by = $3,
        attempts = j.attempts + 1 FROM (
        SELECT id FROM outbox_jobs WHERE leased_by IS NULL AND`,
  ),
  edited(
    'lease',
    'ends a job whose work has failed',
    RUNNER,
    'await this.#retryLater(run, first, error, log);',
    'await run.finish().catch(() => undefined);',
  ),
  edited(
    'timer',
    'forgets the deadlines',
    TIMERS,
    `.where('fires_at', '<=', realNow)`,
    `.where('fires_at', '<=', new Date(0))`,
  ),
  edited(
    'timer',
    'ends a deadline and does nothing',
    TIMERS,
    'if (isSameDeadline(timed.deadline, timer) && timed.can(event)) await timed.send(event);\n      else ',
    '',
  ),
  edited(
    'timer',
    'lets a deadline end a day early',
    TIMERS,
    `.where('fires_at', '<=', realNow)`,
    `.where('fires_at', '<=', new Date(realNow.getTime() + 86_400_000))`,
  ),
  edited(
    'timer',
    'leaves the deadlines behind when a test clock moves',
    CLOCK,
    '`UPDATE timers SET fires_at = due_at - ${offset} WHERE tenant_id = $1`',
    '`UPDATE timers SET fires_at = fires_at WHERE tenant_id = $1`',
  ),
  edited(
    'timer',
    'asks the vendor once and never again',
    'src/domains/offramp/providers/provider.worker.ts',
    `    case 'ACTION_REQUIRED':
      return pollMs;`,
    `    case 'ACTION_REQUIRED':
      return undefined;`,
  ),
  edited(
    'timer',
    'stops looking for returns once a payment is delivered',
    'src/domains/offramp/providers/provider.worker.ts',
    'if (returned || returnWatchDays === 0 || age',
    'if (age >= 0 || returned || returnWatchDays === 0 || age',
  ),
  edited(
    'clock',
    'looks at a clock that stands still',
    BACKEND,
    REAL_TIME,
    `(((began) => () => began)(new Date(world.now())))`,
  ),
  edited(
    'clock',
    'has a second process whose clock is three weeks ahead',
    BACKEND,
    REAL_TIME,
    `(((ahead) => () => new Date(world.now() + ahead))(world.processName() === 'second' ? 21 * 86_400_000 : 0))`,
  ),
  edited(
    'clock',
    'takes the clock of the process for that of the leases',
    JOBS,
    `(lease_until IS NULL OR lease_until <= clock_timestamp())`,
    `(lease_until IS NULL OR lease_until <= clock_timestamp() + interval '1 minute')`,
  ),
];
