import type pg from 'pg';

export interface StoredLink {
  readonly seq: string;
  readonly source: string;
  readonly rowId: string;
  readonly prevHash: string;
  readonly hash: string;
}

/** The links of all batches, as SQL alone reads them. */
const LINKS = `SELECT (first_seq + n - 1)::text AS seq, row_id,
    CASE substr(sources, n::int, 1) WHEN 'l' THEN 'lifecycle_log' WHEN 'a' THEN 'audit_log' END AS source,
    encode(substr(prev_hash || hashes, n::int * 32 - 31, 32), 'hex') AS prev_hash,
    encode(substr(hashes, n::int * 32 - 31, 32), 'hex') AS hash
  FROM seals, unnest(row_ids) WITH ORDINALITY AS link(row_id, n) ORDER BY first_seq, n`;

export async function storedLinks(owner: pg.Client): Promise<StoredLink[]> {
  const { rows } = await owner.query(LINKS);
  return rows.map(({ seq, source, row_id: rowId, prev_hash: prevHash, hash }) => ({
    seq,
    source,
    rowId,
    prevHash,
    hash,
  }));
}
