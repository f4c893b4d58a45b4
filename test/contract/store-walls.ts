import type { Knex } from 'knex';
import type { Reads } from '../../src/platform/db/reads.ts';
import { type PageRow, page } from '../../src/platform/lists/paging.ts';
import type { TestService } from '../support/service.ts';
import type { Furnished } from './world.ts';

/**
 * The two walls between tenants on each function of a store: the query's own filter, and row-level security.
 * `<store>.walls.ts` of a domain's tests exports it as `walls`; `test/contract/store-walls.test.ts` takes away one wall
 * at a time.
 */
export interface StoreWalls {
  /** Every function that reads a tenant's rows. */
  readonly reads?: Readonly<Record<string, WalledRead>>;
  /** What the store exports beside, and why no wall belongs to it. */
  readonly others?: Readonly<Record<string, string>>;
  /** Makes the rows that no operation of the tests' world leaves. */
  readonly plant?: (service: TestService, owner: Owned) => Promise<unknown>;
}

interface Asked {
  readonly reads: Reads;
  /** The tenant that the filter names. */
  readonly tenantId: string;
  /** The tenant whose rows are asked for, by their ids. */
  readonly of: Owned;
}

/** Ids and values of one tenant's rows, found past every wall. */
export type Owned = Furnished & {
  /** The id of its resource in a collection of the paths, such as `api-keys`. */
  readonly id: (collection: string) => string;
  /** The value of one of its rows. */
  readonly find: (table: string, column: string, where?: Record<string, unknown>) => Promise<string>;
};

type Ask = (asked: Asked) => Promise<unknown> | Knex.QueryBuilder;

/** `both`: the function takes the tenant. `second`: its caller has found what it names behind the first wall. */
export interface WalledRead {
  readonly walls: 'both' | 'second';
  readonly why?: string;
  readonly ask: Ask;
}

export const both = (ask: Ask): WalledRead => ({ walls: 'both', ask });
export const second = (why: string, ask: Ask): WalledRead => ({ walls: 'second', why, ask });

/** What a store gives to `page`, asked for its first page. */
export const firstRows = async (reads: Reads, lists: readonly Knex.QueryBuilder[]): Promise<PageRow[]> =>
  (await page(reads, lists, {})).rows;

export const isThere = (value: unknown): boolean => value !== undefined && value !== null;
