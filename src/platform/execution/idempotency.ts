import { createHash } from 'node:crypto';
import type { QueryResult } from 'pg';
import { sha256Hex } from '../crypto/index.ts';
import type { Statement } from '../db/statement.ts';
import type { Answer, IdempotencyKey, KeyCaller, KeyMismatch } from '../http/ports.ts';
import { mayReadReplay } from '../http/replay-rights.ts';
import { countOf, deletePart, insertPart, type Part } from '../lifecycle/flush/part.ts';
import type { Row } from '../lifecycle/writes.ts';

/** Encrypts what is stored: an answer can hold a secret that is shown once. */
export interface ResponseVault {
  encryptDocument(plain: string): string;
  decrypt(stored: string): string;
}

/** A key's row as a later request finds it. */
export interface StoredKey {
  readonly salientHash: string;
  readonly bodyHash: string | null;
  /** Undefined of a key that was used before callers were stored. */
  readonly caller: KeyCaller | undefined;
  /** Null while a two-phase operation is between its two transactions. */
  readonly answer: Answer | null;
  readonly intent: Row | null;
  readonly createdAt: Date;
}

/** A longer path is replaced by its hash: a client's path may be longer than an index entry can be. */
const MAX_OPERATION = 256;

const scopeOf = ({ scope, operation }: IdempotencyKey): string =>
  `${scope} ${operation.length > MAX_OPERATION ? sha256Hex(operation) : operation}`;

/**
 * The number of the advisory lock that a key's transaction takes first of all: a concurrent duplicate waits for it, under
 * its transaction's time limit, until the original has committed (then it finds the answer) or is gone (then it is the
 * first). Two keys that share a number wait for each other, and nothing else.
 */
export const lockOf = (key: IdempotencyKey): bigint =>
  createHash('sha256')
    .update(`${scopeOf(key)}\n${key.key}`)
    .digest()
    .readBigInt64BE();

export const findKey = (key: IdempotencyKey): Statement => ({
  name: 'find idempotency_keys',
  text: `SELECT salient_hash, body_hash, has_caller, member_id, api_key_id, role, status, response, headers, intent,
      created_at, expires_at FROM idempotency_keys
    WHERE scope = $1 AND key = $2`,
  values: [scopeOf(key), key.key],
});

/** The row of a key; undefined without a row, or with an expired one, which makes the key new. */
export function storedKey(result: QueryResult | undefined, vault: ResponseVault, now: Date): StoredKey | undefined {
  const row = result?.rows[0];
  if (!row || row.expires_at < now) return undefined;
  const answer: Answer | null =
    row.status === null
      ? null
      : {
          status: row.status,
          body: vault.decrypt(row.response),
          location: row.headers?.location,
          link: row.headers?.link,
        };
  const { salient_hash: salientHash, body_hash: bodyHash, intent, created_at: createdAt } = row;
  const caller = row.has_caller ? { memberId: row.member_id, apiKeyId: row.api_key_id, role: row.role } : undefined;
  return { salientHash, bodyHash, caller, answer, intent, createdAt };
}

/**
 * Why a request gets no replay of the one that took its key: its caller may not read it (D-507), a field that counts differs,
 * or any other byte (D-057).
 */
export function mismatchOf(key: IdempotencyKey, stored: StoredKey): KeyMismatch | undefined {
  if (!mayReadReplay(key, stored.caller)) return 'caller';
  if (stored.salientHash !== key.salientHash) return 'salient';
  const { bodyHash } = key;
  return bodyHash !== undefined && stored.bodyHash !== null && stored.bodyHash !== bodyHash ? 'body' : undefined;
}

/** The values that a transaction stores under its key. */
export interface StoredAnswer {
  /** The intent of a two-phase operation, by which a retry goes on and never starts again. */
  readonly intent: Row | null;
  /** Null between two phases. */
  readonly answer: Answer | null;
  /** When the key was first used. */
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

const CHANGED = [
  ...['salient_hash', 'body_hash', 'has_caller', 'member_id', 'api_key_id', 'role'],
  ...['status', 'response', 'headers', 'intent', 'created_at', 'expires_at'],
];
const SET = CHANGED.map((column) => `${column} = excluded.${column}`).join(', ');

/**
 * The key's row, in place of one whose time is over, or of an intent. Where another request has left its answer meanwhile,
 * such as one that has concluded the same intent, nothing is written, and the next run finds that answer.
 */
export function storeAnswer(
  key: IdempotencyKey,
  { intent, answer, createdAt, expiresAt }: StoredAnswer,
  vault: ResponseVault,
): Part {
  const row = {
    scope: scopeOf(key),
    key: key.key,
    tenantId: key.scope,
    salientHash: key.salientHash,
    bodyHash: key.bodyHash ?? null,
    hasCaller: true,
    memberId: key.caller.memberId,
    apiKeyId: key.caller.apiKeyId,
    role: key.caller.role,
    status: answer?.status ?? null,
    response: answer === null ? null : vault.encryptDocument(answer.body),
    headers: answer === null ? null : { location: answer.location, link: answer.link },
    intent,
    createdAt,
    expiresAt,
  };
  const free = 'idempotency_keys.status IS NULL OR idempotency_keys.expires_at < excluded.created_at';
  return {
    ...insertPart('idempotency_keys', [row], `(scope, key) DO UPDATE SET ${SET} WHERE ${free}`),
    kind: 'keep an idempotency key',
    check: (_source, name) => `expect_key(${countOf(name)})`,
  };
}

/** A refusal releases the key completely (D-055). */
export function release(key: IdempotencyKey): Part {
  return deletePart('idempotency_keys', [{ scope: scopeOf(key), key: key.key }]);
}
