import { DBOS } from '@dbos-inc/dbos-sdk';
import pg from 'pg';

export interface Dbos {
  /** Steps a second of so many workflows at once; each step has a record of its own, and nothing else. */
  emptySteps(workflows: number, seconds: number): Promise<number>;
  close(): Promise<void>;
}

/** Steps are the cheapest durable thing that DBOS has: one row a step, after its function has run. */
export async function openDbos(url: string): Promise<Dbos> {
  const pool = new pg.Pool({ connectionString: url, max: 16 });
  // A server that stops cuts the idle connections.
  pool.on('error', () => undefined);
  DBOS.setConfig({ name: 'bench', systemDatabaseUrl: url, systemDatabasePool: pool, logLevel: 'error' });
  const counts = { steps: 0 };
  const workflow = DBOS.registerWorkflow(
    async (end: number) => {
      while (Date.now() < end) {
        await DBOS.runStep(async () => 1, { name: 'step' });
        counts.steps += 1;
      }
    },
    { name: 'steps' },
  );
  await DBOS.launch();
  return {
    async emptySteps(workflows, seconds) {
      counts.steps = 0;
      const started = performance.now();
      const end = Date.now() + seconds * 1000;
      const handles = await Promise.all(Array.from({ length: workflows }, () => DBOS.startWorkflow(workflow)(end)));
      await Promise.all(handles.map((handle) => handle.getResult()));
      return counts.steps / ((performance.now() - started) / 1000);
    },
    async close() {
      await DBOS.shutdown();
      await pool.end().catch(() => undefined);
    },
  };
}
