import type { Pool } from '../../../../src/platform/db/connection/pool.ts';

/** A transaction as it stands in the database; what was sent is so at a nonce, and in what was given of a block. */
export const stands = async (
  pool: Pool,
  key: string,
  state: string,
  { nonce, ...by }: Readonly<Record<string, unknown>> & { readonly nonce?: number } = {},
): Promise<void> => {
  const call = { to_address: '0xcc', data: '0x', value: 0, confirmations: 1, created_at: new Date() };
  const signed = nonce === undefined ? {} : { chain_id: 31_337, sender: '0xaa', nonce, hash: `0x${key}` };
  await pool.owner('chain_transactions').insert({ key, state, ...call, ...signed, ...by });
};
