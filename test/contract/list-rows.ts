import type { OperationId } from '../../generated/contract/operations.ts';
import type { TestService } from '../support/service.ts';
import type { Furnished } from './world.ts';

/** Makes one more row of a list of Acme's: the `nth` one, from 0. */
export type AddRow = (
  world: { readonly service: TestService; readonly acme: Furnished; readonly harbor: Furnished },
  nth: number,
) => Promise<unknown>;

/**
 * How the lists of a domain grow, for the test that walks their pages. `<subject>.lists.ts` of a domain's tests exports
 * it as `lists`.
 */
export type ListRows = { readonly [I in OperationId]?: AddRow };
