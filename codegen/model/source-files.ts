import type { Lifecycle, Operation } from './model.ts';

/** `confirmOfframpPayment` -> `src/domains/offramp/operations/confirm-offramp-payment.ts`. */
export const handlerFile = ({ id, domain }: Pick<Operation, 'id' | 'domain'>): string =>
  `src/domains/${domain}/operations/${id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.ts`;

/** `offramp-payment` -> `src/domains/offramp/offramp-payment.effects.ts`. */
export const lifecycleFile = ({ id, domain }: Pick<Lifecycle, 'id' | 'domain'>, role: 'effects' | 'facts'): string =>
  `src/domains/${domain}/${id}.${role}.ts`;

/** The export of an effects or facts file: `offrampPaymentEffects`. */
export const lifecycleExport = ({ id }: Pick<Lifecycle, 'id'>, role: 'effects' | 'facts'): string =>
  `${id.replace(/-(\w)/g, (_dash, letter: string) => letter.toUpperCase())}${role === 'effects' ? 'Effects' : 'Facts'}`;
