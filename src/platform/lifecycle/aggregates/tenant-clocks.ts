import type { QueryResult } from 'pg';
import type { Statement } from '../../db/statement.ts';
import { clockStatement } from './rows.ts';

/** The offsets of tenants' clocks from real time, in milliseconds. A transaction reads each of them once. */
export class TenantClocks {
  readonly #offsets = new Map<string, number>();
  readonly #ask: (statement: Statement) => Promise<QueryResult | undefined>;

  constructor(ask: (statement: Statement) => Promise<QueryResult | undefined>) {
    this.#ask = ask;
  }

  /** One that was read together with something else; what was known before it stands. */
  know(tenantId: string, offsetMs: number): void {
    if (!this.#offsets.has(tenantId)) this.#offsets.set(tenantId, offsetMs);
  }

  known(tenantId: string): number | undefined {
    return this.#offsets.get(tenantId);
  }

  async offsetOf(tenantId: string): Promise<number> {
    let offset = this.#offsets.get(tenantId);
    if (offset === undefined) {
      const result = await this.#ask(clockStatement(tenantId));
      offset = Number(result?.rows[0]?.offset_ms ?? 0);
      this.know(tenantId, offset);
    }
    return offset;
  }

  forget(): void {
    this.#offsets.clear();
  }
}
