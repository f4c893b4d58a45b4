import { agent, apiKey, member, tenantRecipe } from "./accounts.js";
import { authority } from "./approvals.js";
import { card, cardAuthorization } from "./cards.js";
import { credential, emailAlias, phoneAlias, verificationSession } from "./identity.js";
import { offrampPayment } from "./offramp-payment.js";
import { payoutDestination } from "./payout-destination.js";
import { paymentPolicy, policy, policyAttachment } from "./policies.js";
import { contact, twofaFactor } from "./protection.js";
import { deliveryRecord, salesOrder } from "./trade.js";
import { webhookEndpoint } from "./webhooks.js";
/** How each lifecycle is walked. What stands beside them, such as the claim of a payment, is walked with them. */
export const recipes = [
    offrampPayment,
    payoutDestination,
    authority,
    agent,
    apiKey,
    member,
    tenantRecipe,
    card,
    cardAuthorization,
    credential,
    emailAlias,
    phoneAlias,
    verificationSession,
    policy,
    policyAttachment,
    paymentPolicy,
    contact,
    twofaFactor,
    salesOrder,
    deliveryRecord,
    webhookEndpoint,
];
