import { deriveSecret, parseEncryptionKeys } from '../crypto/index.ts';
import type { Reading } from './config-reader.ts';
import type { Environment } from './environment.ts';

/** The secrets of D-433. Live demands them; the sandbox derives each missing one from its seed (D-454). */
export interface Secrets {
  /** As src/crypto's `parseEncryptionKeys` takes it. */
  readonly dataEncryptionKey: string;
  readonly dataIndexKey: string;
  /** Undefined switches the operators' routes off (D-425). Live demands it where the contract has such routes. */
  readonly adminApiKey: string | undefined;
}

/** A secret by its name: live demands it, and the sandbox derives a missing one from its seed. */
export const secretOf = (env: Environment, { live, seed }: Reading, name: string, prefix = ''): string => {
  if (live) return env.required(name, 'live needs it');
  return env.optional(name) ?? `${prefix}${deriveSecret(seed, name)}`;
};

export function readSecrets(env: Environment, reading: Reading): Secrets {
  const { live, takes } = reading;
  return {
    dataEncryptionKey: encryptionKey(env, secretOf(env, reading, 'DATA_ENCRYPTION_KEY')),
    dataIndexKey: secretOf(env, reading, 'DATA_INDEX_KEY'),
    adminApiKey:
      live && takes('adminKey') ? env.required('ADMIN_API_KEY', 'live needs it') : env.optional('ADMIN_API_KEY'),
  };
}

function encryptionKey(env: Environment, configured: string): string {
  try {
    if (configured !== '') parseEncryptionKeys(configured);
  } catch {
    env.problems.push('DATA_ENCRYPTION_KEY must be 64 hex digits, or several as `id:hex` joined by commas');
  }
  return configured;
}
