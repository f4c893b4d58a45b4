import type { OperationId } from '../../generated/contract/operations.ts';
import type { TestService, TestTenant } from '../support/service.ts';
import type { Furnished } from './world.ts';

/**
 * What a domain adds to each tenant of the world that the contract's tests ask. `<domain>.furnishing.ts` of its tests
 * exports it as `furnishing`.
 */
export interface Furnishing {
  /** Makes one of each of the domain's resources; answers their ids, by the collection that paths name them under. */
  furnish(service: TestService, tenant: TestTenant): Promise<Readonly<Record<string, string>>>;
  /** What the example of a request cannot know of this world. */
  readonly bodies?: { readonly [I in OperationId]?: (tenant: Furnished) => Readonly<Record<string, unknown>> };
}
