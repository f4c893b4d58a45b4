import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { Cluster } from './cluster/cluster.ts';
import { databaseUrl } from './cluster/layout.ts';
import { settingsOfCaller } from './cluster/programs.ts';
import { usage } from './usage.ts';

usage(`Usage: npm run cluster -- start | stop | status [options]

Runs etcd, two PostgreSQL under Patroni, HAProxy, two serve and two work on this machine.

  --folder   folder of everything that it stores (paychart-cluster in the folder for temporary files)
  --port     first of its 12 ports, that of the API (25400)`);

/**
 * `npm run cluster -- start`: the highly available deployment of docs/operate/failover.md, on one machine. `stop` ends what
 * was started in that folder, and nothing else; a later `start` finds its data again.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    folder: { type: 'string', default: join(tmpdir(), 'paychart-cluster') },
    port: { type: 'string', default: '25400' },
  },
});

const cluster = await Cluster.in(values.folder, Number(values.port), {
  say: console.log,
  variables: settingsOfCaller(),
});
const [command = 'start'] = positionals;
if (command === 'start') {
  await cluster.start();
  console.log(`The API answers at ${cluster.url}. Database: ${databaseUrl(cluster.layout, 'haproxy')}`);
} else if (command === 'stop') {
  await cluster.stop();
} else if (command === 'status') {
  const { primary, standby } = await cluster.patroni.members();
  console.log(`primary ${primary ?? 'none'}, synchronous standby ${standby ?? 'none'}`);
} else {
  console.error(`There is no command ${command}: start, stop, status`);
  process.exitCode = 2;
}
