import { setTimeout as delay } from 'node:timers/promises';
import { audit } from '../../platform/lifecycle/writes.ts';
import type { Operator } from '../operator.ts';
import { type Outcome, table } from '../outcome.ts';
import { reEncrypt, staleColumns } from '../re-encrypt.ts';

const PASSES = 20;
const BETWEEN_PASSES_MS = 200;

/** Ends with status 1 while an older key is needed: then it must stay in DATA_ENCRYPTION_KEY. */
export async function status(operator: Operator): Promise<Outcome> {
  const { vault } = operator.engine.services;
  const columns = await operator.transact(({ reads }) => staleColumns(reads, vault));
  const stale = columns.filter(({ rows }) => rows > 0);
  const remaining = stale.reduce((sum, { rows }) => sum + rows, 0);
  const lines = stale.map(({ table: name, column, rows }) => [name, column, String(rows)]);
  return {
    json: { currentKeyId: vault.currentKeyId, remaining, columns: stale.map(({ kind: _, ...rest }) => rest) },
    text:
      remaining === 0 ? `All data uses the key ${vault.currentKeyId}` : table([['TABLE', 'COLUMN', 'ROWS'], ...lines]),
    ok: remaining === 0,
  };
}

/** Passes until nothing is left, or until the rest is held or written anew by a process with an older key in front. */
export async function rotate(operator: Operator): Promise<Outcome> {
  const { currentKeyId } = operator.engine.services.vault;
  let rewritten = 0;
  let left = await status(operator);
  for (let pass = 1; left.ok !== true && pass <= PASSES; pass += 1) {
    if (pass > 1) await delay(BETWEEN_PASSES_MS);
    rewritten += await reEncrypt(operator);
    left = await status(operator);
  }
  const { remaining } = left.json as { remaining: number };
  await operator.transact(async (unit) =>
    unit.write(audit('encryption.rotated', 'data_encryption_key', null, { currentKeyId, rewritten, remaining })),
  );
  const text =
    remaining === 0
      ? `Encrypted ${rewritten} rows again; all data now uses the key ${currentKeyId}`
      : `Encrypted ${rewritten} rows anew; ${remaining} are under older keys still. Does every process have ${currentKeyId} first?`;
  return { json: { currentKeyId, rewritten, remaining }, text, ok: remaining === 0 };
}
