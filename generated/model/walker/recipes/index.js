import { offrampPayment } from "./offramp-payment.js";
import { payoutDestination } from "./payout-destination.js";
/** How each lifecycle is walked. */
export const recipes = [offrampPayment, payoutDestination];
