import { castOf } from '../../scripts/chaos/tenants.ts';
import { type Pooler, poolerProgram, startPooler } from '../../test/support/pooler.ts';
import type { Options } from '../options.ts';
import { type Cast, livesPerSecond } from '../payments/load.ts';
import { printGoals } from '../report/goals.ts';
import { interleave, printNoise, valuesOf } from '../report/rounds.ts';
import { median, ratio } from '../report/statistics.ts';
import { printTable } from '../report/table.ts';
import { type Running, startService } from '../service.ts';
import { type Database, type DatabaseServer, openServer } from '../transitions/database.ts';

const CALLERS = 8;
/** As many as a process has connections of its own. */
const SERVERS = 17;

const DIRECT = 'direct';
const UNPREPARED = 'direct, PREPARED_STATEMENTS=off';
const POOLED = 'pgbouncer, PREPARED_STATEMENTS=off';

interface Measured {
  readonly name: string;
  readonly database: Database;
  readonly service: Running;
  readonly cast: Cast;
  readonly pooler: Pooler | undefined;
}

/** Lives of payments a second through pgbouncer in transaction mode, beside direct connections, all of them by TCP. */
export async function runPooler({ rounds, seconds }: Options): Promise<void> {
  if (poolerProgram === undefined) {
    console.log('  pgbouncer is not installed');
    return;
  }
  const server = await openServer();
  const all: Measured[] = [];
  try {
    for (const name of [DIRECT, UNPREPARED, POOLED]) all.push(await started(server, name, poolerProgram));
    const rate = ({ cast, database }: Measured, during: number) => livesPerSecond(cast, database, CALLERS, during);
    for (const one of all) await rate(one, 2);
    const measured = await interleave(
      all.map((one) => ({ name: one.name, measure: () => rate(one, seconds) })),
      rounds,
    );
    const against = (name: string): number => ratio(valuesOf(measured, name), valuesOf(measured, DIRECT));
    printTable(
      ['', `of ${DIRECT}`, 'payments/s'],
      all.map(({ name }) => [name, against(name).toFixed(2), median(valuesOf(measured, name)).toFixed(0)]),
    );
    printNoise(DIRECT, measured);
    printGoals([{ what: `${POOLED}, of ${DIRECT}`, measured: against(POOLED), goal: 0.8, direction: 'atLeast' }]);
  } finally {
    for (const { service, database, pooler } of all) {
      await service.stop();
      await database.close();
      await pooler?.stop();
    }
    await server.stop();
  }
}

/** On a database of its own, so that no workers take another one's jobs. */
async function started(server: DatabaseServer, name: string, program: string): Promise<Measured> {
  const database = await server.create(name.toLowerCase().replaceAll(/[^a-z]+/g, '_'));
  // By TCP, like the pooler, and not by the socket of the embedded server.
  const direct = Object.assign(new URL(database.url), { search: '' }).href;
  const pooler = name === POOLED ? await startPooler(program, direct, SERVERS) : undefined;
  const service = await startService('start', pooler?.url ?? direct, {
    PREPARED_STATEMENTS: name === DIRECT ? 'on' : 'off',
  });
  return { name, database, service, cast: await castOf(service), pooler };
}
