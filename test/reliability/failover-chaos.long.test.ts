import process from 'node:process';
import { describe, expect, test } from 'vitest';
import { kindOf } from '../../scripts/chaos/failover/rounds.ts';
import { runFailover } from '../../scripts/chaos/failover/run.ts';
import { missingPrograms } from '../../scripts/cluster/layout.ts';

/** A switchover and a crash. */
const ROUNDS = 2;
const LIMIT_MS = 420_000;

const missing = missingPrograms();
if (missing.length > 0) console.info(`Failovers are not tested: ${missing.join(', ')} are not installed.`);
const isRequired = process.env.FAILOVER_TESTS === 'required';

test.runIf(isRequired)('the programs of a cluster are there', () => {
  expect(missing).toEqual([]);
});

/** `npm run chaos -- --failover`, shortened. */
describe.skipIf(missing.length > 0)('a cluster under Patroni', () => {
  test(`loses and repeats nothing acknowledged, and reads no old data, in ${ROUNDS} failovers under load`, {
    timeout: LIMIT_MS,
  }, async () => {
    const said: string[] = [];
    const say = (line: string) => void said.push(line);
    const report = await runFailover({ rounds: ROUNDS, clients: 3, seed: 5, keep: false, say });
    console.info(said.join('\n'));
    expect(report.problems).toEqual([]);
    expect(report.failovers).toEqual({ switchover: 1, crash: 1 });
    expect(report.serving.slowest).toBeLessThan(10_000);
    for (const name of ['create', 'select', 'confirm', 'cancel']) {
      expect(report.clients[`${name} acknowledged`]).toBeGreaterThan(0);
    }
    expect(report.clients['list answered']).toBeGreaterThan(0);
  });

  test('planted: reads from a standby are detected', { timeout: LIMIT_MS }, async () => {
    const report = await runFailover({ rounds: 0, clients: 3, seed: 5, keep: false, plant: true, say: () => {} });
    // A write that begins with a stale read looks like a lost update, too.
    const kinds = new Set(report.problems.map((problem) => problem.split(':')[0]));
    expect([...kinds]).toContain('stale read');
    expect([...kinds].filter((kind) => kind !== 'stale read' && kind !== 'lost update')).toEqual([]);
  });
});

test('failovers alternate between switchover, crash and power loss', () => {
  expect([1, 2, 3, 4, 5, 6].map((round) => kindOf(round))).toEqual([
    'switchover',
    'crash',
    'switchover',
    'power loss',
    'switchover',
    'crash',
  ]);
});
