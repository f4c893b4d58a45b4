import type { Recipe } from '../recipe.ts';
import { offrampPayment } from './offramp-payment.ts';
import { payoutDestination } from './payout-destination.ts';

/** How each lifecycle is walked. */
export const recipes: readonly Recipe[] = [offrampPayment, payoutDestination];
