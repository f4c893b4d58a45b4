import { type LifecycleName, lifecycleTable } from '../../generated/contract/lifecycles.ts';

export const lifecycleNames = Object.keys(lifecycleTable) as LifecycleName[];
