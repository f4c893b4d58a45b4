import type { OperationId } from '../../../generated/contract/operations.ts';
import type { Furnished } from '../../contract/world.ts';
import type { TestChain } from '../../support/chain.ts';
import type { TestService } from '../../support/service.ts';

/** Where mutations are tried: two furnished tenants, of whom the first asks unless a mutation says otherwise. */
export interface AuditedWorld {
  readonly service: TestService;
  readonly chain: TestChain;
  readonly acme: Furnished;
  readonly harbor: Furnished;
}

export interface Ask {
  /** Of the path's parameter; of several, each its own. */
  readonly id?: string | readonly string[];
  readonly body?: unknown;
  /** Other than the tenant's credential. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly as?: Furnished;
}

export interface Mutation {
  /** Makes what the operation needs, and says how it is asked. */
  ask(world: AuditedWorld): Promise<Ask> | Ask;
  /** What the audit log calls it; null where the lifecycle's own history is the record (D-431). */
  readonly action: string | null;
}

/**
 * What is not asked as the contract's own example asks it; what is not here is asked so, of the furnished tenant.
 * `<domain>.mutations.ts` of a domain's tests exports its own as `mutations`.
 */
export type Mutations = { readonly [I in OperationId]?: Mutation };

/** The owner signed in, where a key is not taken. */
export const asOwner = ({ acme }: AuditedWorld): Readonly<Record<string, string>> => ({
  authorization: `Bearer ${acme.token}`,
});
