import type { ParcelContext } from '../../../machines/wallets/parcel.machine.ts';
import type { RowReads } from '../../kernel/db/reads.ts';
import { sql } from '../../kernel/db/sql.ts';
import type { StatusOf } from '../../kernel/lifecycle/definition.ts';

declare module '../../kernel/db/ids.ts' {
  interface IdPrefixes {
    par: 'parcels';
  }
}

export interface ParcelRecord extends ParcelContext {
  readonly id: string;
  readonly status: StatusOf<'parcel'>;
}

/** A parcel of this tenant. */
export const findParcel = (reads: RowReads, tenantId: string, id: string): Promise<ParcelRecord | undefined> =>
  reads.one<ParcelRecord>(sql('parcels').where({ tenant_id: tenantId, id }));
