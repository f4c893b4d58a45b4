import { execFile } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import pg from 'pg';
import { rateOf } from './callers.ts';
import { idExpression, type Statement } from './statements.ts';

export interface Reference {
  readonly name: string;
  readonly rate: (seconds: number) => Promise<number>;
  close(): Promise<void>;
}

const CALLERS = 8;

/** On PATH, or where Debian keeps it, the newest first. */
export const findPgbench = (): string | undefined =>
  [
    ...(process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, 'pgbench')),
    ...globSync('/usr/lib/postgresql/*/bin/pgbench').sort().reverse(),
  ].find((file) => existsSync(file));

/** Eight callers of plain statements: by pgbench, or by a loop of prepared statements where there is none. */
export async function openReference(url: string, statements: readonly Statement[], count: number): Promise<Reference> {
  const program = findPgbench();
  return program ? byPgbench(program, url, statements, count) : byLoop(url, statements, count);
}

async function byPgbench(
  program: string,
  url: string,
  statements: readonly Statement[],
  count: number,
): Promise<Reference> {
  const folder = await mkdtemp(join(tmpdir(), 'paychart-pgbench-'));
  const script = join(folder, 'transition.sql');
  const id = idExpression(':random', count);
  const lines = statements.map(({ text, fetches }) => {
    const sql = text
      .replaceAll(/\s+/g, ' ')
      .replaceAll(':id', id)
      .replaceAll(':key', `(:random || '-' || :unique || '-' || :client_id)`)
      .replaceAll(':status', ':status::text');
    return `${sql}${fetches ? ' \\gset' : ';'}`;
  });
  const draws = ['\\set random random(0, 999)', '\\set unique random(0, 9000000000000000)'];
  await writeFile(script, [...draws, 'BEGIN;', ...lines, 'COMMIT;', ''].join('\n'));
  return {
    name: 'pgbench',
    async rate(seconds) {
      const { stdout } = await promisify(execFile)(program, [
        ...['--no-vacuum', '--protocol=prepared', `--client=${CALLERS}`, '--jobs=2', `--time=${Math.ceil(seconds)}`],
        ...[`--file=${script}`, url],
      ]);
      const rate = /^tps = ([0-9.]+)/m.exec(stdout)?.[1];
      if (rate === undefined) throw new Error(`pgbench said no rate:\n${stdout}`);
      return Number(rate);
    },
    close: () => rm(folder, { recursive: true }),
  };
}

async function byLoop(url: string, statements: readonly Statement[], count: number): Promise<Reference> {
  const pool = new pg.Pool({ connectionString: url, max: CALLERS });
  const prepared = statements.map(({ text, fetches }, index) => ({ name: `s${index}`, fetches, ...numbered(text) }));
  const step = async (): Promise<void> => {
    const client = await pool.connect();
    const values: Record<string, unknown> = {
      id: `pay_${String(Math.floor(Math.random() * 1000) * Math.floor(count / 1000)).padStart(26, '0')}`,
      key: crypto.randomUUID(),
    };
    await client.query('BEGIN');
    for (const { name, text, names, fetches } of prepared) {
      const { rows } = await client.query({ name, text, values: names.map((one) => values[one]) });
      if (fetches) Object.assign(values, rows[0]);
    }
    await client.query('COMMIT');
    client.release();
  };
  return {
    name: 'a loop of prepared statements (no pgbench found)',
    rate: (seconds) => rateOf(CALLERS, seconds, step),
    close: () => pool.end(),
  };
}

const TYPES: Readonly<Record<string, string>> = { id: 'text', key: 'text', status: 'text', step: 'int' };

/** `:name` to `$n::type`. */
function numbered(text: string): { text: string; names: string[] } {
  const names: string[] = [];
  const result = text.replaceAll(/(?<!:):(id|key|status|step)\b/g, (_, name: string) => {
    if (!names.includes(name)) names.push(name);
    return `$${names.indexOf(name) + 1}::${TYPES[name]}`;
  });
  return { text: result, names };
}
