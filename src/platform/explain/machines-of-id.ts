import { lifecyclesByPrefix } from '../../../generated/contract/explanations.ts';
import type { LifecycleName } from '../../../generated/contract/lifecycles.ts';

/** The lifecycles that an id may belong to, by what it begins with. */
export const machinesOf = (id: string): readonly LifecycleName[] => {
  const prefix = id.slice(0, id.lastIndexOf('_'));
  return (Object.hasOwn(lifecyclesByPrefix, prefix) ? lifecyclesByPrefix[prefix] : undefined) ?? [];
};
