// Reads across tenants: looks up whose credential it is.

import { isUnavailable } from '../db/errors.ts';
import { camelRow } from '../db/rows/case.ts';
import { runAsSystem } from '../db/run-as-system.ts';
import type { Statement } from '../db/statement.ts';
import { type Authenticator, type Confirmation, type KeyRecord, TryAgain } from '../http/ports.ts';
import type { Engine } from '../lifecycle/engine.ts';

/** The columns of a key and its tenant on which its rights depend. */
interface KeyRow {
  readonly id: string;
  readonly tenantId: string;
  readonly tenantStatus: KeyRecord['tenantStatus'];
  readonly scopes: readonly string[];
  readonly ipAllowlist: readonly string[];
  readonly apiVersion: string | null;
  readonly expiresAt: Date | null;
  readonly revokedAt: Date | null;
}

const SELECT = `SELECT k.id, k.tenant_id, t.status AS tenant_status, k.scopes, k.ip_allowlist, k.api_version, k.expires_at,
    k.revoked_at
  FROM api_keys k JOIN tenants t ON t.id = k.tenant_id`;

const byHash = (hash: string): Statement => ({ text: `${SELECT} WHERE k.key_hash = $1`, values: [hash] });

/** Within the wall of its tenant. */
const asItIs = (id: string): Statement => ({ text: `${SELECT} WHERE k.id = $1`, values: [id] });

/** Keys of a service whose tenants have no members: a key acts for its tenant. Sessions belong to nobody. */
export function createKeyAuthenticator(engine: Engine): Authenticator {
  return {
    async apiKey(hash) {
      const row = await found(engine, byHash(hash));
      return row && { key: recordOf(row), confirmation: confirmationOf(row) };
    },
    session: async () => ({ membership: null, ambiguous: false }),
  };
}

async function found({ pool, fault }: Engine, statement: Statement): Promise<KeyRow | undefined> {
  try {
    const presence = pool.presence?.();
    presence?.begin();
    const [result] = await runAsSystem(pool, [statement], fault);
    await presence?.proved();
    const row = result?.rows[0] as Record<string, unknown> | undefined;
    return row && camelRow<KeyRow>(row);
  } catch (error) {
    throw isUnavailable(error) ? new TryAgain('the database is not available', { cause: error }) : error;
  }
}

const recordOf = (row: KeyRow): KeyRecord => ({
  id: row.id,
  tenantId: row.tenantId,
  tenantStatus: row.tenantStatus,
  revokedAt: row.revokedAt,
  expiresAt: row.expiresAt,
  scopes: row.scopes,
  ipAllowlist: row.ipAllowlist,
  apiVersion: row.apiVersion,
  agentId: null,
  agentStatus: null,
  requestSigning: false,
  signingSecret: null,
  memberId: row.tenantId,
  memberRole: 'OWNER',
  memberActive: true,
  issuedByMemberId: null,
});

/** A right that was withdrawn since the key was looked up does not count. */
function confirmationOf(row: KeyRow): Confirmation {
  const expected = JSON.stringify(row);
  const confirmation = {
    statement: asItIs(row.id),
    isConfirmed: false,
    confirm: ([now]: readonly Readonly<Record<string, unknown>>[]): boolean => {
      confirmation.isConfirmed = now !== undefined && JSON.stringify(camelRow(now)) === expected;
      return confirmation.isConfirmed;
    },
  };
  return confirmation;
}
