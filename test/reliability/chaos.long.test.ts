import { expect, test } from 'vitest';
import { runChaos } from '../../scripts/chaos/run.ts';

/** `npm run chaos`, shortened: the whole program, its database too, killed under load. */
const KILLS = 20;

test(`kill -9 under load, ${KILLS} times: each acknowledged request is stored once, and work resumes`, {
  timeout: 60_000 + KILLS * 60_000,
}, async () => {
  const said: string[] = [];
  const report = await runChaos({ rounds: KILLS, seed: 7, clients: 4, keep: false, say: (line) => said.push(line) });
  console.info(said.join('\n'));
  expect(report.problems).toEqual([]);
  expect(Object.values(report.kills).reduce((sum, kills) => sum + kills, 0)).toBe(KILLS);
  expect(report.clients['create acknowledged']).toBeGreaterThan(0);
  expect(report.clients['confirm acknowledged']).toBeGreaterThan(0);
  expect(report.stored.submitted).toBeGreaterThan(0);
  expect(report.clients['issue acknowledged']).toBeGreaterThan(0);
  expect(report.clients['repay acknowledged']).toBeGreaterThan(0);
});
