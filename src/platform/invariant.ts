/** Something that is true at any moment: a query that then returns no row. */
export interface Invariant {
  /** Stable, for metrics and for the command's output. */
  readonly name: string;
  /** The statement that holds while the query finds no row, and the requirement that asks for it. */
  readonly meaning: string;
  readonly sql: string;
}

/**
 * A place where a row refers to another one. `rows` gives the id of each row whose reference leaves its tenant, and what it
 * refers to; all of them are one invariant, `tenants_stay_apart`.
 */
export interface TenantReference {
  /** `api_keys.member_id`. */
  readonly reference: string;
  readonly rows: string;
}

/** One entry of `src/domains/<domain>/<aggregate>.invariants.ts`. */
export type DomainInvariant = Invariant | TenantReference;

/** A constant as SQL: names of states and tables, never what a client sent. */
export const literal = (text: string | null): string => (text === null ? 'NULL' : `'${text.replaceAll("'", "''")}'`);

export const listed = (texts: readonly string[]): string => texts.map(literal).join(', ');
