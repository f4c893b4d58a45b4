import { PLATFORM } from '../load/fragments.ts';
import type { Lifecycle, Operation } from './model.ts';

/** `confirmOfframpPayment` -> `src/domains/offramp/operations/confirm-offramp-payment.ts`. */
export const handlerFile = ({ id, domain }: Pick<Operation, 'id' | 'domain'>): string =>
  `src/${domain === PLATFORM ? '' : 'domains/'}${domain}/operations/${id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.ts`;

/** The files that belong to a machine by its name. */
export type LifecycleRole = 'effects' | 'facts' | 'invariants';

/** `offramp-payment` -> `src/domains/offramp/offramp-payment.effects.ts`. */
export const lifecycleFile = ({ id, domain }: Pick<Lifecycle, 'id' | 'domain'>, role: LifecycleRole): string =>
  `src/domains/${domain}/${id}.${role}.ts`;

/** The name of its export in the wiring: `offrampPaymentEffects`. */
export const lifecycleExport = ({ id }: Pick<Lifecycle, 'id'>, role: LifecycleRole): string =>
  `${id}-${role}`.replace(/-(\w)/g, (_dash, letter: string) => letter.toUpperCase());
