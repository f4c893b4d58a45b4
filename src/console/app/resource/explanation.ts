import type { DataOf } from '#sdk';

/** The response of the operation `explainResource`. */
export type Explanation = DataOf<'explainResource'>;
export type Next = Explanation['next'][number];
export type Wait = Explanation['waitingFor'][number];
