import type { Lifecycle, Operation } from './model.ts';

/** `confirmOfframpPayment` -> `src/offramp/confirm-offramp-payment.ts`. */
export const handlerFile = ({ id, domain }: Pick<Operation, 'id' | 'domain'>): string =>
  `src/${domain}/${id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.ts`;

/** `offramp-payment` -> `src/offramp/offramp-payment.effects.ts`. */
export const lifecycleFile = ({ id, domain }: Pick<Lifecycle, 'id' | 'domain'>, role: 'effects' | 'facts'): string =>
  `src/${domain}/${id}.${role}.ts`;

/** The export of an effects or facts file: `offrampPaymentEffects`. */
export const lifecycleExport = ({ id }: Pick<Lifecycle, 'id'>, role: 'effects' | 'facts'): string =>
  `${id.replace(/-(\w)/g, (_dash, letter: string) => letter.toUpperCase())}${role === 'effects' ? 'Effects' : 'Facts'}`;
