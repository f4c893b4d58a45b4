// Generated from src/ by `npm run generate`. Do not edit.

import { explain as member } from '../../src/domains/accounts/member.explain.ts';
import { explain as tenant } from '../../src/domains/accounts/tenant.explain.ts';
import { explain as approvalRequest } from '../../src/domains/approvals/approval-request.explain.ts';
import { explain as authority } from '../../src/domains/approvals/authority.explain.ts';
import { explain as paymentPolicy } from '../../src/domains/approvals/payment-policy.explain.ts';
import { explain as cardAuthorization } from '../../src/domains/cards/card-authorization.explain.ts';
import { explain as claim } from '../../src/domains/claims/claim.explain.ts';
import { explain as payoutDestination } from '../../src/domains/destinations/payout-destination.explain.ts';
import { explain as phoneAlias } from '../../src/domains/identity/aliases/phone-alias.explain.ts';
import { explain as walletBinding } from '../../src/domains/identity/bindings/wallet-binding.explain.ts';
import { explain as credential } from '../../src/domains/identity/credentials/credential.explain.ts';
import { explain as invoice } from '../../src/domains/invoices/invoice.explain.ts';
import { explain as purchaseOrder } from '../../src/domains/lending/orders/purchase-order.explain.ts';
import { explain as permit } from '../../src/domains/lending/permits/permit.explain.ts';
import { explain as offrampPayment } from '../../src/domains/offramp/offramp-payment.explain.ts';
import { explain as multisigPayment } from '../../src/domains/payments/multisig-payment.explain.ts';
import { explain as policyAttachment } from '../../src/domains/policies/policy-attachment.explain.ts';
import { explain as contact } from '../../src/domains/protection/contact.explain.ts';
import { explain as twofaFactor } from '../../src/domains/protection/twofa-factor.explain.ts';
import { explain as ramp } from '../../src/domains/ramps/ramp.explain.ts';
import { explain as deliveryRecord } from '../../src/domains/trade/delivery-record.explain.ts';
import { explain as treasuryAccount } from '../../src/domains/treasury/treasury-account.explain.ts';
import { explain as treasurySweep } from '../../src/domains/treasury/treasury-sweep.explain.ts';
import { explain as wallet } from '../../src/domains/wallets/wallet.explain.ts';
import { explain as webhookDelivery } from '../../src/domains/webhooks/webhook-delivery.explain.ts';
import type { Explainers } from '../../src/platform/explain/explainer.ts';

/** What lifecycles add to their explanations. */
export const explainers = {
  member: member,
  tenant: tenant,
  'approval-request': approvalRequest,
  authority: authority,
  'payment-policy': paymentPolicy,
  'card-authorization': cardAuthorization,
  claim: claim,
  'payout-destination': payoutDestination,
  'phone-alias': phoneAlias,
  'wallet-binding': walletBinding,
  credential: credential,
  invoice: invoice,
  'purchase-order': purchaseOrder,
  permit: permit,
  'offramp-payment': offrampPayment,
  'multisig-payment': multisigPayment,
  'policy-attachment': policyAttachment,
  contact: contact,
  'twofa-factor': twofaFactor,
  ramp: ramp,
  'delivery-record': deliveryRecord,
  'treasury-account': treasuryAccount,
  'treasury-sweep': treasurySweep,
  wallet: wallet,
  'webhook-delivery': webhookDelivery,
} satisfies Explainers;
