import type { DataOf } from '#sdk';

/** What the operation `explainResource` answers. */
export type Explanation = DataOf<'explainResource'>;
export type Next = Explanation['next'][number];
export type Wait = Explanation['waitingFor'][number];
