import type { QueryResult } from 'pg';
import { sha256Hex } from '../crypto/index.ts';
import type { Statement } from '../db/statement.ts';
import type { Answer, IdempotencyKey } from '../http/ports.ts';
import type { Row } from '../lifecycle/writes.ts';

/** Encrypts what is stored: an answer can hold a secret that is shown once. */
export interface ResponseVault {
  encrypt(plain: string): string;
  decrypt(stored: string): string;
}

/** A key's row as a later request finds it. */
export interface StoredKey {
  readonly salientHash: string;
  readonly bodyHash: string | null;
  /** Null while a two-phase operation is between its two transactions. */
  readonly answer: Answer | null;
  readonly intent: Row | null;
}

/** Beyond this a path's hash stands for it: a client's path may be longer than an index entry. */
const MAX_OPERATION = 256;

const scopeOf = ({ scope, operation }: IdempotencyKey): string =>
  `${scope} ${operation.length > MAX_OPERATION ? sha256Hex(operation) : operation}`;

/**
 * Takes the key first of all: a concurrent duplicate waits on this row, under its transaction's time limit, until the original has
 * committed (then it finds the answer) or is gone (then it is the first). An expired row is taken over.
 */
export function takeKey(key: IdempotencyKey, now: Date, ttlHours: number): Statement {
  const expires = new Date(now.getTime() + ttlHours * 3_600_000);
  return {
    text: `INSERT INTO idempotency_keys AS k (scope, key, tenant_id, salient_hash, body_hash, created_at, expires_at)
        VALUES ($1, $2, $3, $4, $5, $6, $7)
        ON CONFLICT (scope, key) DO UPDATE SET salient_hash = excluded.salient_hash, body_hash = excluded.body_hash,
          status = NULL, response = NULL, headers = NULL, intent = NULL, created_at = excluded.created_at, expires_at = excluded.expires_at
        WHERE k.expires_at < excluded.created_at RETURNING 1`,
    values: [scopeOf(key), key.key, key.scope, key.salientHash, key.bodyHash ?? null, now, expires],
  };
}

export const isTaken = (results: readonly QueryResult[]): boolean => (results[0]?.rows.length ?? 0) > 0;

export const findKey = (key: IdempotencyKey): Statement => ({
  text: `SELECT salient_hash, body_hash, status, response, headers, intent FROM idempotency_keys
    WHERE scope = $1 AND key = $2`,
  values: [scopeOf(key), key.key],
});

export function storedKey(result: QueryResult | undefined, vault: ResponseVault): StoredKey | undefined {
  const row = result?.rows[0];
  if (!row) return undefined;
  const answer: Answer | null =
    row.status === null
      ? null
      : {
          status: row.status,
          body: vault.decrypt(row.response),
          location: row.headers?.location,
          link: row.headers?.link,
        };
  return { salientHash: row.salient_hash, bodyHash: row.body_hash, answer, intent: row.intent };
}

/** What differs between a request and the one that took its key: what counts first, then any other byte (D-057). */
export function mismatchOf(key: IdempotencyKey, stored: StoredKey): 'salient' | 'body' | undefined {
  if (stored.salientHash !== key.salientHash) return 'salient';
  const { bodyHash } = key;
  return bodyHash !== undefined && stored.bodyHash !== null && stored.bodyHash !== bodyHash ? 'body' : undefined;
}

export const storeAnswer = (key: IdempotencyKey, answer: Answer, vault: ResponseVault): Statement => ({
  text: 'UPDATE idempotency_keys SET status = $3, response = $4, headers = $5 WHERE scope = $1 AND key = $2',
  values: [
    scopeOf(key),
    key.key,
    answer.status,
    vault.encrypt(answer.body),
    JSON.stringify({ location: answer.location, link: answer.link }),
  ],
});

/** The first transaction of a two-phase operation leaves what it intends, so that a retry goes on and never starts again. */
export const storeIntent = (key: IdempotencyKey, intent: Row): Statement => ({
  text: 'UPDATE idempotency_keys SET intent = $3 WHERE scope = $1 AND key = $2',
  values: [scopeOf(key), key.key, JSON.stringify(intent)],
});

/** A refusal releases the key completely (D-055). */
export const releaseKey = (key: IdempotencyKey): Statement => ({
  text: 'DELETE FROM idempotency_keys WHERE scope = $1 AND key = $2',
  values: [scopeOf(key), key.key],
});
