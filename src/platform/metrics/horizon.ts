/** The transaction that keeps events and seals waiting, as the server shows it. */
export type HorizonHolder = RunningHolder | PreparedHolder;

interface Held {
  /** Its transaction id, which stays the same while it holds the horizon. */
  readonly xid: string;
  readonly user: string;
  /** Null where the server hides it, because the transaction is another user's. */
  readonly ageSeconds: number | null;
}

interface RunningHolder extends Held {
  readonly kind: 'backend';
  readonly pid: number;
  readonly application: string;
  /** `active`, `idle in transaction`; null where the server hides it. */
  readonly state: string | null;
}

interface PreparedHolder extends Held {
  readonly kind: 'prepared';
  /** The name that COMMIT PREPARED and ROLLBACK PREPARED take. */
  readonly gid: string;
  /** Prepared transactions of every database of the server hold the horizon. */
  readonly database: string;
}

/** A healthy transaction is over sooner. Alerts, `doctor` and `stuck` speak from here on. */
export const HORIZON_SECONDS = 20;

/**
 * Finds the oldest transaction that `settled_horizon()` waits for, and its owner. It is asked with the rights of the user
 * who logs in: the service's roles see even less of other users' transactions.
 */
export const HORIZON_HOLDER = `SELECT r.xid::text, a.pid, a.application_name AS application, a.state, p.gid, p.database,
    COALESCE(a.usename, p.owner)::text AS "user",
    extract(epoch FROM clock_timestamp() - COALESCE(a.xact_start, p.prepared))::float8 AS "ageSeconds"
  FROM pg_snapshot_xip(pg_current_snapshot()) AS r (xid)
  LEFT JOIN pg_stat_activity a ON a.backend_xid = r.xid::xid
  LEFT JOIN pg_prepared_xacts p ON p.transaction = r.xid::xid
  WHERE (a.pid IS NOT NULL AND a.datname = current_database()) OR p.gid IS NOT NULL
  ORDER BY r.xid LIMIT 1`;

/** A row of HORIZON_HOLDER as its holder; undefined where nothing writes. */
export function horizonHolder(row: Readonly<Record<string, unknown>> | undefined): HorizonHolder | undefined {
  if (row === undefined) return undefined;
  const { xid, user, ageSeconds, pid, application, state, gid, database } = row as unknown as RunningHolder &
    Omit<PreparedHolder, 'gid'> & { readonly gid: string | null };
  const held = { xid, user, ageSeconds: ageSeconds === null ? null : Math.max(0, ageSeconds) };
  if (gid === null) return { ...held, kind: 'backend', pid, application, state };
  return { ...held, kind: 'prepared', gid, database };
}

/** A transaction whose age is hidden is another user's: in the service's own database none should write. */
export const holdsForLong = ({ ageSeconds }: HorizonHolder): boolean =>
  ageSeconds === null || ageSeconds >= HORIZON_SECONDS;

/** The holder in one line, for people. */
export function describeHolder(holder: HorizonHolder): string {
  const { user, ageSeconds } = holder;
  const age = ageSeconds === null ? 'for a time that the server hides' : `for ${Math.floor(ageSeconds)} s`;
  if (holder.kind === 'prepared') {
    return `the prepared transaction ${holder.gid} of ${user} in ${holder.database} holds the event feed and the audit seals ${age}`;
  }
  const { pid, application, state } = holder;
  const name = application === '' ? 'an unnamed application' : application;
  return `backend ${pid} (${name}, user ${user}, ${state ?? 'state hidden'}) holds the event feed and the audit seals ${age}`;
}

/** The way to end the holder's transaction, once its owner agrees. */
export const releaseHolder = (holder: HorizonHolder): string =>
  holder.kind === 'prepared'
    ? `Ask its owner to run COMMIT PREPARED '${holder.gid}' or ROLLBACK PREPARED '${holder.gid}' in ${holder.database}.`
    : `End its transaction, or run: SELECT pg_terminate_backend(${holder.pid}). No other application should use this database.`;
