import process from 'node:process';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { attack } from '../../scripts/attack/attack.ts';
import { plants } from '../../scripts/attack/planted/plants.ts';
import { runPlanted } from '../../scripts/attack/planted/run-planted.ts';
import { startTarget } from '../../scripts/attack/target.ts';
import { parseScenario } from '../../walker/scenario/read.ts';
import { createTestDatabase, type TestDatabase } from '../support/database.ts';

/** `ATTACK_MINUTES=30` attacks for longer, and `ATTACK_SEED=7` in another way. */
const MINUTES = Number(process.env.ATTACK_MINUTES ?? 10);
const SEED = Number(process.env.ATTACK_SEED ?? 1);

/** Three oracles; `npm run attack -- --planted` takes out all of them. */
const SAMPLE = ['invitations', 'withdrawn-grants', 'revoked-keys'];

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database?.drop());

describe('the attacker', () => {
  test(
    'finds nothing in minutes',
    async () => {
      const target = await startTarget(database.url);
      try {
        const { found } = await attack({ ...target, seed: SEED, budgetMs: MINUTES * 60_000 });
        expect(found?.scenario ?? '', `seed ${SEED}`).toBe('');
      } finally {
        await target.stop();
      }
    },
    (MINUTES + 5) * 60_000,
  );

  test.each(plants.filter(({ name }) => SAMPLE.includes(name)).map((plant) => [plant.name, plant] as const))(
    'planted: finds %s, and prints a scenario',
    async (_, plant) => {
      const { isFound, said } = await runPlanted(plant, 2, database.url);
      expect(isFound, said).toBe(true);
      const scenario = await parseScenario('found.yaml', said.slice(said.indexOf('title: ')));
      expect(scenario.steps.length).toBeGreaterThan(1);
    },
    300_000,
  );
});
