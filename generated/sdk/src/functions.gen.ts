// Generated from spec/ by `npm run generate`. Do not edit.

import { standalone } from './client.ts';

import * as operations from './operations.gen.ts';

import type { Standalone } from './paychart.gen.ts';

/**
 * Accept a claim
 *
 * Binds the claim to the caller's tenant. A phone number becomes the tenant's ACTIVE alias, and another tenant that had it loses it. A DID that is reserved for the contact becomes the tenant's own. The ticket works once, within 60 minutes. The claim stays OPEN, and the payment PENDING_CLAIM, until the tenant has an ACTIVE business credential and an ACTIVE destination; `nextSteps` names what is missing. The claim's expiry runs on meanwhile. If nothing is missing, the claim locks at once. If the sender has cancelled first, the answer is 410 CLAIM_LINK_GONE. Where public claims are switched off, the answer is 404 ROUTE_NOT_FOUND.
 *
 * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
 *
 * `POST /v1/claims/accept` · scope ramps:write
 *
 * Errors of its own: BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, ROUTE_NOT_FOUND, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED, CLAIM_TICKET_GONE, CLAIM_LINK_GONE
 */
export const acceptClaim: Standalone<'acceptClaim'> = /* @__PURE__ */ standalone('acceptClaim', operations.acceptClaim);

/**
 * Accept a lending offer
 *
 * By the borrower, before the deadline. A signature over offerDigest is optional; given, it has to be the borrower address's, by EIP-1271 for a contract.
 *
 * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
 *
 * `POST /v1/lending/offers/{id}/accept` · scope lending:write
 *
 * Errors of its own: SIGNATURE_INVALID, INVALID_TRANSITION, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, REQUEST_SIGNATURE_REQUIRED, NOT_ORDER_PARTY, SANDBOX_ONLY, OFFER_NOT_FOUND, OFFER_EXPIRED, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED, CHAIN_UNAVAILABLE
 */
export const acceptLendingOffer: Standalone<'acceptLendingOffer'> = /* @__PURE__ */ standalone('acceptLendingOffer', operations.acceptLendingOffer);

/**
 * Accept a purchase order as its supplier
 *
 * By the supplier's tenant, or by the borrower's where the supplier is only a wallet. minPrincipal above the face amount is INVALID_AMOUNT.
 *
 * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
 *
 * `POST /v1/lending/purchase-orders/{id}/accept` · scope lending:write
 *
 * Errors of its own: INVALID_TRANSITION, INVALID_AMOUNT, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, NOT_ORDER_PARTY, SANDBOX_ONLY, PURCHASE_ORDER_NOT_FOUND, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
 */
export const acceptPurchaseOrder: Standalone<'acceptPurchaseOrder'> = /* @__PURE__ */ standalone('acceptPurchaseOrder', operations.acceptPurchaseOrder);

/**
 * Accept the delivery of an order
 *
 * By the buyer, once. Where both tenants have organization accounts a DRAFT invoice over the order's total is created, with the buyer as payer and the seller as payee; else invoiceId stays null.
 *
 * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
 *
 * `POST /v1/trade/sales-orders/{id}/delivery/accept` · scope trade:write
 *
 * Errors of its own: INVALID_TRANSITION, NOT_ORDER_PARTY, SANDBOX_ONLY, SALES_ORDER_NOT_FOUND, DELIVERY_RECORD_NOT_FOUND, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
 */
export const acceptSalesOrderDelivery: Standalone<'acceptSalesOrderDelivery'> = /* @__PURE__ */ standalone('acceptSalesOrderDelivery', operations.acceptSalesOrderDelivery);

/**
 * Advance the test clock
 *
 * Moves the tenant's test clock forward, and runs what falls due before it answers: timers, sweeps and expiries. Provider polls and webhook retries follow the real clock. A payment follows the clock of its sender. Sandbox only. Any test key or session may call it; no scope is needed, and it acts on the caller's tenant only.
 *
 * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
 *
 * `POST /v1/test/clock`
 *
 * Errors of its own: BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, SANDBOX_ONLY, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
 */
export const advanceTestClock: Standalone<'advanceTestClock'> = /* @__PURE__ */ standalone('advanceTestClock', operations.advanceTestClock);

/**
 * Anchor a credential on chain
 *
 * Sends the Merkle root of the credential's claims to the chain, and waits for the transaction. From then on its claims can be disclosed one by one. It needs a signed, ACTIVE credential that is not anchored yet; any other is INVALID_TRANSITION. Sandbox only. Any test key or session may call it; no scope is needed, and it acts on the caller's tenant only.
 *
 * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
 *
 * `POST /v1/test/credentials/{id}/anchor`
 *
 * Errors of its own: INVALID_TRANSITION, SANDBOX_ONLY, CREDENTIAL_NOT_FOUND, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
 */
export const anchorTestCredential: Standalone<'anchorTestCredential'> = /* @__PURE__ */ standalone('anchorTestCredential', operations.anchorTestCredential);

/**
 * Approve the facts into an agreement
 *
 * Refused while a flag is OPEN, and while a critical fact is empty although its flag is RESOLVED. The answer names the agreement.
 *
 * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
 *
 * `POST /v1/trade/extractions/{id}/approve` · scope trade:write
 *
 * Errors of its own: INVALID_TRANSITION, SANDBOX_ONLY, EXTRACTION_NOT_FOUND, EXTRACTION_FLAGS_OPEN, EXTRACTION_FIELDS_MISSING, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
 */
export const approveExtraction: Standalone<'approveExtraction'> = /* @__PURE__ */ standalone('approveExtraction', operations.approveExtraction);

/**
 * Vote on an intent that needs approval
 *
 * Votes on the pending approval request of an intent, with APPROVE by default. The rules and errors are those of a vote on the approval request, but the response is the payment, and APPROVAL_NOT_PENDING is 400. Only a member session of the sender may vote; an API key gets APPROVAL_REQUIRES_MEMBER, whatever the payment's state. The initiator cannot vote. When the votes have enough weight, the payment moves on at once. A REJECT ends it: CANCELED, or REFUND_PENDING if it is funded. A legacy payment is INVALID_TRANSITION with `details.generation`.
 *
 * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
 *
 * `POST /v1/payments/{id}/approve` · scope payments:execute
 *
 * Errors of its own: INVALID_TRANSITION, APPROVAL_NOT_PENDING, NO_SIGNER_ADDRESS, APPROVAL_SIGNATURE_INVALID, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, REQUEST_SIGNATURE_REQUIRED, APPROVAL_REQUIRES_MEMBER, NOT_SENDER, SELF_APPROVAL_FORBIDDEN, AUTHORITY_MISSING, APPROVAL_GROUP_MISMATCH, PAYMENT_NOT_FOUND, ALREADY_VOTED, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED, CHAIN_UNAVAILABLE
 */
export const approvePayment: Standalone<'approvePayment'> = /* @__PURE__ */ standalone('approvePayment', operations.approvePayment);

/**
 * Attach a policy to a subject
 *
 * A wallet, card, agent or treasury account of the tenant; an account's policy covers all its buckets. A subject has one policy at most, this one or another: detach first. From now on it judges what the subject pays, as far as the enforcement mode says. Agent keys never write policies.
 *
 * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
 *
 * `POST /v1/policies/{id}/attachments` · scope policies:write
 *
 * Errors of its own: BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, POLICY_NOT_FOUND, WALLET_NOT_FOUND, CARD_NOT_FOUND, AGENT_NOT_FOUND, TREASURY_ACCOUNT_NOT_FOUND, POLICY_SUBJECT_ATTACHED, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
 */
export const attachPolicy: Standalone<'attachPolicy'> = /* @__PURE__ */ standalone('attachPolicy', operations.attachPolicy);

/**
 * Back a grant by the organization multisig
 *
 * The signature is the combined blob of the multisig over the EIP-712 hash of attestation.message; domain: the name of the service, version 1, the chain of the multisig, verifyingContract 0x5afeba0000000000000000000000000000000002. The multisig is asked on chain by isValidSignature, never the caller: anyone with members:manage may send it, the subject included. The AUTHORITY_DELEGATION credential and the grant change in one transaction after that call.
 *
 * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
 *
 * `POST /v1/members/{memberId}/authorities/{authorityId}/attest` · scope members:manage
 *
 * Errors of its own: ORG_ATTESTATION_INVALID, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, MEMBER_NOT_FOUND, AUTHORITY_NOT_FOUND, AUTHORITY_NOT_ACTIVE, AUTHORITY_ALREADY_ATTESTED, ORG_MULTISIG_NOT_DEPLOYED, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED, CHAIN_UNAVAILABLE
 */
export const attestAuthority: Standalone<'attestAuthority'> = /* @__PURE__ */ standalone('attestAuthority', operations.attestAuthority);

/**
 * Back the policy by the organization multisig
 *
 * For the version in force. The signature is the combined blob of the multisig over the EIP-712 hash of attestation.message, in the domain of authority attestations; the multisig is asked on chain by isValidSignature. Issues the PAYMENT_POLICY credential. Attesting twice is 400 here, 409 on authorities.
 *
 * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
 *
 * `POST /v1/payment-policy/attest` · scope policies:write
 *
 * Errors of its own: PAYMENT_POLICY_ALREADY_ATTESTED, ORG_ATTESTATION_INVALID, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, PAYMENT_POLICY_NOT_FOUND, ORG_MULTISIG_NOT_DEPLOYED, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED, CHAIN_UNAVAILABLE
 */
export const attestPaymentPolicy: Standalone<'attestPaymentPolicy'> = /* @__PURE__ */ standalone('attestPaymentPolicy', operations.attestPaymentPolicy);

/**
 * Cancel an invoice
 *
 * Only a DRAFT, or a SENT invoice before funds arrive; any later status is INVALID_TRANSITION. The escrow of a SENT one is read first: anything in it is INVOICE_HAS_FUNDS, and when it cannot be read BALANCE_UNAVAILABLE. Partial funds leave through expiry and refund.
 *
 * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
 *
 * `POST /v1/invoices/{id}/cancel` · scope invoices:write
 *
 * Errors of its own: INVALID_TRANSITION, SANDBOX_ONLY, INVOICE_NOT_FOUND, INVOICE_HAS_FUNDS, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED, BALANCE_UNAVAILABLE
 */
export const cancelInvoice: Standalone<'cancelInvoice'> = /* @__PURE__ */ standalone('cancelInvoice', operations.cancelInvoice);

/**
 * Cancel a payment
 *
 * Cancels a payment that is not funded yet. Only the sender may. A reservation alone does not count as funding. Cancelling releases the reservation, ends the quotes, closes an open approval request and cancels an OPEN claim. A deposit that is not confirmed yet goes back to `refundAddress`. A payment that is funded or has ended answers CANCEL_CONFLICT, and so does one whose claim was locked first.
 *
 * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
 *
 * `POST /v1/offramp/payments/{id}/cancel` · scope ramps:write
 *
 * Errors of its own: REQUEST_SIGNATURE_REQUIRED, NOT_SENDER, PAYMENT_NOT_FOUND, CANCEL_CONFLICT, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
 */
export const cancelOfframpPayment: Standalone<'cancelOfframpPayment'> = /* @__PURE__ */ standalone('cancelOfframpPayment', operations.cancelOfframpPayment);

/**
 * Cancel a payment of either generation
 *
 * Cancels an intent or a legacy payment. An intent is cancelled as on the off-ramp surface: only by its sender, and only while it is not funded; it becomes CANCELED. A legacy payment is cancelled before it is EXECUTING; it becomes CANCELLED, nothing happens on the chain, and its nonce is free again. Later and ended payments are CANCEL_CONFLICT. The recipient gets NOT_SENDER. The response about a legacy payment carries Deprecation, Sunset and Link.
 *
 * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
 *
 * `POST /v1/payments/{id}/cancel` · scope payments:create
 *
 * Errors of its own: REQUEST_SIGNATURE_REQUIRED, NOT_SENDER, PAYMENT_NOT_FOUND, CANCEL_CONFLICT, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
 */
export const cancelPayment: Standalone<'cancelPayment'> = /* @__PURE__ */ standalone('cancelPayment', operations.cancelPayment);

/**
 * Cancel a sales order
 *
 * By the buyer, in DRAFT, SUBMITTED or CHANGES_REQUESTED.
 *
 * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
 *
 * `POST /v1/trade/sales-orders/{id}/cancel` · scope trade:write
 *
 * Errors of its own: INVALID_TRANSITION, NOT_ORDER_PARTY, SANDBOX_ONLY, SALES_ORDER_NOT_FOUND, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
 */
export const cancelSalesOrder: Standalone<'cancelSalesOrder'> = /* @__PURE__ */ standalone('cancelSalesOrder', operations.cancelSalesOrder);

/**
 * Give a rotation up
 *
 * bindingId names the PENDING binding that rotate answered; it becomes REVOKED, and its predecessor stays ACTIVE. Any other binding is refused.
 *
 * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
 *
 * `POST /v1/identities/{id}/wallets/{bindingId}/cancel-rotation` · scope identity:write
 *
 * Errors of its own: IDENTITY_NOT_FOUND, WALLET_BINDING_NOT_FOUND, WALLET_BINDING_NOT_ROTATING, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
 */
export const cancelWalletRotation: Standalone<'cancelWalletRotation'> = /* @__PURE__ */ standalone('cancelWalletRotation', operations.cancelWalletRotation);

/**
 * Check whether an order is paid
 *
 * By either party, in every status. The linked invoice RELEASED settles with source INVOICE, else the loan of the order's purchase order REPAID with source LOAN; a DELIVERED order that is settled becomes COMPLETED.
 *
 * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
 *
 * `POST /v1/trade/sales-orders/{id}/settlement-check` · scope trade:write
 *
 * Errors of its own: SANDBOX_ONLY, SALES_ORDER_NOT_FOUND, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
 */
export const checkSalesOrderSettlement: Standalone<'checkSalesOrderSettlement'> = /* @__PURE__ */ standalone('checkSalesOrderSettlement', operations.checkSalesOrderSettlement);

/**
 * Clear the overrides of a provider
 *
 * Removes all overrides of a provider. Repeating it changes nothing. Sandbox only. Any test key or session may call it; no scope is needed, and it acts on the caller's tenant only.
 *
 * **Sent again**: repeating the request is safe. `Idempotency-Key` is ignored.
 *
 * `DELETE /v1/test/providers/{provider}`
 *
 * Errors of its own: UNKNOWN_PROVIDER, SANDBOX_ONLY
 */
export const clearTestProviderControls: Standalone<'clearTestProviderControls'> = /* @__PURE__ */ standalone('clearTestProviderControls', operations.clearTestProviderControls);

/**
 * Lock the money against the selected route
 *
 * Confirms the selected quote: exactly this quote will be paid. Only the recipient may. Nothing is selected by itself, not even a single quote. If the quote has expired, the request is refused and a fresh set is quoted. Quote, destination and policy are checked once more. If a reason to hold has come up since, the answer is 200 with the held payment, and no money is locked. Otherwise the status is FUNDS_LOCKED, and the payment is submitted by itself.
 *
 * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
 *
 * `POST /v1/offramp/payments/{id}/confirm` · scope ramps:write
 *
 * Errors of its own: INVALID_TRANSITION, REQUEST_SIGNATURE_REQUIRED, RECIPIENT_CONSENT_REQUIRED, PAYMENT_NOT_FOUND, RECIPIENT_UNRESOLVED, ROUTE_NOT_SELECTED, ROUTE_QUOTE_EXPIRED, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
 */
export const confirmOfframpPayment: Standalone<'confirmOfframpPayment'> = /* @__PURE__ */ standalone('confirmOfframpPayment', operations.confirmOfframpPayment);

/**
 * Lock the money of an intent against its route
 *
 * Confirms the selected quote of an intent: exactly this quote will be paid, and the execution starts by itself. Only the recipient may. Nothing is selected by itself. If the quote has expired, the request is refused and a fresh set is quoted. If a reason to hold has come up since, the answer is 200 with the held payment, and no money is locked. A legacy payment is INVALID_TRANSITION with `details.generation`.
 *
 * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
 *
 * `POST /v1/payments/{id}/confirm` · scope payments:execute
 *
 * Errors of its own: INVALID_TRANSITION, REQUEST_SIGNATURE_REQUIRED, RECIPIENT_CONSENT_REQUIRED, PAYMENT_NOT_FOUND, RECIPIENT_UNRESOLVED, ROUTE_NOT_SELECTED, ROUTE_QUOTE_EXPIRED, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
 */
export const confirmPayment: Standalone<'confirmPayment'> = /* @__PURE__ */ standalone('confirmPayment', operations.confirmPayment);

/**
 * Correct a fact
 *
 * In REVIEW, one fact at a time, among the thirteen names. The checks run again: flags whose check now passes are RESOLVED, new ones are raised.
 *
 * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
 *
 * `POST /v1/trade/extractions/{id}/corrections` · scope trade:write
 *
 * Errors of its own: FIELD_NOT_CORRECTABLE, INVALID_TRANSITION, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, SANDBOX_ONLY, EXTRACTION_NOT_FOUND, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
 */
export const correctExtraction: Standalone<'correctExtraction'> = /* @__PURE__ */ standalone('correctExtraction', operations.correctExtraction);

/**
 * Create an agent
 *
 * Creates an agent: a program that acts for the tenant through API keys of its own. Only a member session may. An API key with `agent: true` and without `agentId` creates its agent by itself. Create the agent first to give it several keys, or a policy before it acts.
 *
 * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
 *
 * `POST /v1/agents` · scope members:manage
 *
 * Errors of its own: BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, MEMBER_SESSION_REQUIRED, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
 */
export const createAgent: Standalone<'createAgent'> = /* @__PURE__ */ standalone('createAgent', operations.createAgent);

/**
 * Issue an API key
 *
 * Issues an API key; only a member session of role OWNER or ADMIN may. The answer shows the key once: only its hash is kept. A key never holds a scope that the creator's role lacks. An agent's key never holds `policies:write`, `members:manage` or `webhooks:manage`. Only an OWNER may name another member in `memberId`, and that member has to be ACTIVE. `agent: true` without `agentId` creates an agent with the name of the key. A tenant has at most 100 keys that are not revoked.
 *
 * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
 *
 * `POST /v1/api-keys`
 *
 * Errors of its own: BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, ROLE_NOT_PERMITTED, MEMBER_SESSION_REQUIRED, MEMBER_NOT_FOUND, AGENT_NOT_FOUND, API_KEY_LIMIT_REACHED, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
 */
export const createApiKey: Standalone<'createApiKey'> = /* @__PURE__ */ standalone('createApiKey', operations.createApiKey);

/**
 * Grant authority to a member
 *
 * Only an ACTIVE member can hold authority, and nobody grants it to themselves, save the only ACTIVE OWNER. It counts at once; the attestation says what the organization multisig may sign to back it with a credential, and stays the same for this version. The DIDs of member and organization are created when they are missing. Limits are in USD; a per-transaction limit above the daily one, or a daily above the monthly, is refused.
 *
 * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
 *
 * `POST /v1/members/{memberId}/authorities` · scope members:manage
 *
 * Errors of its own: AUTHORITY_ACTIONS_REQUIRED, INVALID_USD_AMOUNT, INVALID_APPROVAL_WEIGHT, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, ROLE_NOT_PERMITTED, MEMBER_NOT_FOUND, AUTHORITY_NOT_ACTIVE, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
 */
export const createAuthority: Standalone<'createAuthority'> = /* @__PURE__ */ standalone('createAuthority', operations.createAuthority);

/**
 * Get a key for a phone wallet
 *
 * With it a client pushes the card into a phone wallet (nonce required), or shows it (no nonce). Good for 900 s, shown once. Vendor B takes neither signature nor certificates, else VALIDATION_FAILED. A frozen card is INVALID_TRANSITION, the crypto-funded provider WALLET_PROVISIONING_NOT_AVAILABLE. Five a minute and IP address; beyond that 429 with Retry-After.
 *
 * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
 *
 * `POST /v1/cards/{id}/ephemeral-keys` · scope cards:manage
 *
 * Errors of its own: INVALID_TRANSITION, WALLET_PROVISIONING_NOT_AVAILABLE, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, SANDBOX_ONLY, CARD_NOT_FOUND, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
 */
export const createCardEphemeralKey: Standalone<'createCardEphemeralKey'> = /* @__PURE__ */ standalone('createCardEphemeralKey', operations.createCardEphemeralKey);

/**
 * Save a payee
 *
 * For the whole tenant. While protection is enabled, only saved payees are paid, and only from availableAt on: the cooling-off of this moment counts, none where protection is off. A contact never changes: remove it and save it anew, which begins a new cooling-off. Payees match by the target as a request names it, before it is resolved; own wallets and own payees need no contact. Member sessions only, no scope.
 *
 * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
 *
 * `POST /v1/contacts`
 *
 * Errors of its own: INVALID_WALLET_ADDRESS, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, MEMBER_SESSION_REQUIRED, CONTACT_EXISTS, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
 */
export const createContact: Standalone<'createContact'> = /* @__PURE__ */ standalone('createContact', operations.createContact);

/**
 * Reserve a payment DID for a contact
 *
 * Reserves a payment DID for a person who has not joined yet, named by exactly one e-mail address or phone number. The same contact has the same DID for every tenant: if it is reserved already, or claimed, that reservation is answered with 200. The DID can be paid at once, and payments wait in PENDING_CLAIM. Verifying the phone number, accepting a claim, or a session of the e-mail address claims the reservation: its tenant gets the DID, or an alias if it has a payable DID already. A handle that belongs to somebody else is HANDLE_RESERVED, and the first handle of a contact stays. Without a contact the answer is INVITE_CONTACT_REQUIRED, with both VALIDATION_FAILED.
 *
 * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
 *
 * `POST /v1/dids/reservations` · scope identity:write
 *
 * Errors of its own: INVITE_CONTACT_REQUIRED, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, HANDLE_RESERVED, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
 */
export const createDidReservation: Standalone<'createDidReservation'> = /* @__PURE__ */ standalone('createDidReservation', operations.createDidReservation);

/**
 * Get test money into an account
 *
 * Sends test money to the acting member's smart account or to the organization account. A confirmed usdc drip also credits the tenant's internal balance with the same amount. A live deployment, and an account on a main chain, answer FAUCET_NOT_AVAILABLE. The account does not have to be deployed. A missing smart account is SMART_ACCOUNT_NOT_LINKED, a FAILED one WALLET_NOT_DEPLOYABLE, and a missing or FAILED organization account ORG_ACCOUNT_NOT_READY. Without a body the smart account gets 250 usdc; one drip gives at most 1000 usdc or 0.02 eth. An address gets at most 20 drips a day and a tenant 100, by the UTC day of the tenant's clock; beyond that the answer is 403 with Retry-After. FAILED drips do not count. Read the drip until it is CONFIRMED before you spend the money.
 *
 * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. Under the same key, another value of `account`, `asset`, `amount` is refused with 409, and any other difference in the body with 422.
 *
 * `POST /v1/faucet/drips` · scope wallets:fund
 *
 * Errors of its own: INVALID_AMOUNT, AMOUNT_EXCEEDS_CAP, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, FAUCET_NOT_AVAILABLE, FAUCET_RATE_LIMITED, SMART_ACCOUNT_NOT_LINKED, ORG_ACCOUNT_NOT_READY, WALLET_NOT_DEPLOYABLE, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
 */
export const createDrip: Standalone<'createDrip'> = /* @__PURE__ */ standalone('createDrip', operations.createDrip);

/**
 * Extract the facts of a document
 *
 * Reads an own upload. Text, JSON and the text layer of a PDF give facts: lines such as "Invoice No.: BH-2041", or members of the same names. Images and scans give none. The checks raise flags: a critical fact that is absent, a total that does not add up, a fact without the form of its field. A document that is malformed, or that takes more time or memory to read than a document may, is VALIDATION_FAILED. Documents wait for their turn to be read; while too many wait, the answer is EXTRACTION_UNAVAILABLE with Retry-After.
 *
 * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
 *
 * `POST /v1/trade/extractions` · scope trade:write
 *
 * Errors of its own: BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, SANDBOX_ONLY, UPLOAD_NOT_FOUND, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED, EXTRACTION_UNAVAILABLE
 */
export const createExtraction: Standalone<'createExtraction'> = /* @__PURE__ */ standalone('createExtraction', operations.createExtraction);

/**
 * Create a financing pool
 *
 * In SUBSCRIPTION from now on; the windows follow each other on the tenant's clock. Its rate, tenor and grace become those of its offers.
 *
 * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
 *
 * `POST /v1/lending/pools` · scope lending:write
 *
 * Errors of its own: BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, SANDBOX_ONLY, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
 */
export const createFinancingPool: Standalone<'createFinancingPool'> = /* @__PURE__ */ standalone('createFinancingPool', operations.createFinancingPool);

/**
 * Make an identity
 *
 * A tenant or member has one; where it exists already, it is answered with 200. Credentials make it by themselves.
 *
 * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
 *
 * `POST /v1/identities` · scope identity:write
 *
 * Errors of its own: MEMBER_ID_REQUIRED, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, MEMBER_NOT_FOUND, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
 */
export const createIdentity: Standalone<'createIdentity'> = /* @__PURE__ */ standalone('createIdentity', operations.createIdentity);

/**
 * Draft an invoice
 *
 * Payer, payee and arbiter are three different addresses, whatever their letter case: else INVOICE_PARTIES_NOT_DISTINCT; the arbiter is the platform's by default. expiresAt has to lie ahead, else VALIDATION_FAILED; without one it will be 30 days after sending. The draft has no escrow yet and is not public.
 *
 * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
 *
 * `POST /v1/invoices` · scope invoices:write
 *
 * Errors of its own: INVALID_WALLET_ADDRESS, INVOICE_PARTIES_NOT_DISTINCT, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, SANDBOX_ONLY, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
 */
export const createInvoice: Standalone<'createInvoice'> = /* @__PURE__ */ standalone('createInvoice', operations.createInvoice);

/**
 * Offer a loan for a purchase order
 *
 * By the pool's tenant, for an ACCEPTED purchase order of that pool without another open offer, in ORIGINATION and under an ACTIVE permit of the borrower. principal is at most the permit's maxPrincipal, the face amount, the cash less the reserve, and exposureBps of the cash, and at least the supplier's minPrincipal. Open until the deadline, 72 h on.
 *
 * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
 *
 * `POST /v1/lending/offers` · scope lending:write
 *
 * Errors of its own: BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, NOT_ORDER_PARTY, PERMIT_REQUIRED, SANDBOX_ONLY, POOL_NOT_FOUND, PURCHASE_ORDER_NOT_FOUND, PURCHASE_ORDER_NOT_ACCEPTED, OFFER_OPEN, POOL_PHASE, PRINCIPAL_EXCEEDS_LIMIT, PRINCIPAL_BELOW_MINIMUM, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
 */
export const createLendingOffer: Standalone<'createLendingOffer'> = /* @__PURE__ */ standalone('createLendingOffer', operations.createLendingOffer);

/**
 * Invite a member
 *
 * Invites a person by e-mail. The member is INVITED, and becomes ACTIVE with the first session of that e-mail address. Only an OWNER can invite an OWNER. An API key can invite neither an OWNER nor an ADMIN.
 *
 * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
 *
 * `POST /v1/members` · scope members:manage
 *
 * Errors of its own: BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, ROLE_NOT_PERMITTED, MEMBER_EXISTS, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
 */
export const createMember: Standalone<'createMember'> = /* @__PURE__ */ standalone('createMember', operations.createMember);

/**
 * Pay a phone number or DID
 *
 * Pays the holder of a phone number or DID. Within this one request the service checks the request, records the
 * payment, reserves the money, looks the recipient up, applies the policy and quotes the routes.
 *
 * Once the payment is recorded, the answer is 201 with the status that it has reached:
 *
 * - AWAITING_RECIPIENT_CONFIRMATION: there are quotes, and the recipient selects one.
 * - PENDING_CLAIM: nobody holds the phone number yet.
 * - PAYOUT_SELECTION_REQUIRED or COMPLIANCE_HOLD: the payment is held, with its reasons.
 * - CANCELED: the policy has rejected it, with the reason.
 *
 * A refused request records nothing, except for a two-factor challenge. The errors are listed in the order in which
 * they are checked. The member who pays needs authority, and INTERNAL_BALANCE needs a balance that covers the
 * amount.
 *
 * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. Under the same key, another value of `phone`, `did`, `amountUsd`, `chainId`, `fundingMode`, `requestedDestinationId` is refused with 409, and any other difference in the body with 422.
 *
 * `POST /v1/offramp/payments` · scope ramps:write
 *
 * Errors of its own: RECIPIENT_REQUIRED, RECIPIENT_AMBIGUOUS, INVALID_PHONE, INVALID_DID, DID_NOT_RESOLVABLE, INVALID_AMOUNT, ACCOUNT_CHAIN_MISMATCH, FUNDING_MODE_NOT_AVAILABLE, INVALID_WALLET_ADDRESS, ENVELOPE_INVALID, INVITE_CONTACT_REQUIRED, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, REQUEST_SIGNATURE_REQUIRED, INSUFFICIENT_FUNDS, DESTINATION_NOT_ELIGIBLE, AUTHORITY_MISSING, NEW_PAYEE_NOT_SAVED, PAYEE_COOLING_OFF, TWOFA_AGENT_NOT_PERMITTED, TWOFA_NOT_ENROLLED, TWOFA_REQUIRED, TWOFA_BINDING_MISMATCH, TWOFA_CHALLENGE_NOT_REDEEMABLE, PAYEE_NOT_FOUND, HANDLE_RESERVED, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED, CHAIN_UNAVAILABLE
 */
export const createOfframpPayment: Standalone<'createOfframpPayment'> = /* @__PURE__ */ standalone('createOfframpPayment', operations.createOfframpPayment);

/**
 * Create a payment
 *
 * Creates a payment. The body has one of two shapes.
 *
 * **With `recipient`: a payment intent.** It goes through the same steps as an off-ramp payment and is answered with
 * 202 and its quotes. The member who pays needs authority. An intent that the policy rejects is answered with 202
 * too, and is CANCELED. It needs an idempotency key, in the header Idempotency-Key or in the field `idempotencyKey`.
 *
 * **With `sourceWalletId`: a legacy multisig payment.** It is answered with 201 as a proposal that the wallet's
 * owners sign. The wallet has to be DEPLOYED and hold the amount. The wallet's threshold and its spend policy govern
 * it. Responses to this shape, and to `recipient.handle`, carry Deprecation, Sunset and Link.
 *
 * An invalid intent is never taken for a legacy payment. The errors are checked in this order: shape, recipient,
 * amount, funding, the rest of the body, existence, authority, saved payee and two-factor, spend policy, balance. A
 * refused request records nothing, except for a two-factor challenge.
 *
 * **Sent again** with the same `Idempotency-Key` header or `idempotencyKey` in the body: it runs once, and every repetition gets the first response. Under the same key, another value of `recipient`, `amount`, `funding.mode`, `requestedDestinationId`, `sourceWalletId`, `destination` is refused with 409, and any other difference in the body with 422.
 *
 * `POST /v1/payments` · scope payments:create
 *
 * Errors of its own: AMBIGUOUS_PAYMENT_BODY, UNRECOGNIZED_PAYMENT_BODY, RECIPIENT_REQUIRED, RECIPIENT_AMBIGUOUS, UNSUPPORTED_RECIPIENT_KIND, INVALID_PHONE, INVALID_DID, DID_NOT_RESOLVABLE, INVALID_AMOUNT, ACCOUNT_CHAIN_MISMATCH, FUNDING_MODE_NOT_AVAILABLE, INVALID_WALLET_ADDRESS, INVALID_PAYMENT_BODY, ENVELOPE_INVALID, IDEMPOTENCY_KEY_REQUIRED, RECIPIENT_NOT_ROUTABLE, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, REQUEST_SIGNATURE_REQUIRED, INSUFFICIENT_FUNDS, DESTINATION_NOT_ELIGIBLE, AUTHORITY_MISSING, NEW_PAYEE_NOT_SAVED, PAYEE_COOLING_OFF, TWOFA_AGENT_NOT_PERMITTED, TWOFA_NOT_ENROLLED, TWOFA_REQUIRED, TWOFA_BINDING_MISMATCH, TWOFA_CHALLENGE_NOT_REDEEMABLE, POLICY_DENIED, WALLET_NOT_FOUND, PAYEE_NOT_FOUND, EMAIL_NOT_FOUND, IDENTITY_NOT_FOUND, INVOICE_NOT_FOUND, WALLET_NOT_DEPLOYED, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED, POLICY_UNAVAILABLE, CHAIN_UNAVAILABLE
 */
export const createPayment: Standalone<'createPayment'> = /* @__PURE__ */ standalone('createPayment', operations.createPayment);

/**
 * Add a payout destination
 *
 * Adds a place where the tenant can be paid. The tenant needs an ACTIVE BUSINESS_IDENTITY credential; if it loses that later, payments are held, but its destinations stay. A SERVICE_BALANCE is ACTIVE at once, and a tenant has one. Wallets and payment apps wait for verification. Bank accounts (ACH and SEPA) are stored, but cannot be paid yet. The first ACTIVE destination becomes the default. Creating a destination is the consent to be paid there. The checks run in the order in which the errors are listed.
 *
 * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
 *
 * `POST /v1/payout-destinations` · scope ramps:write
 *
 * Errors of its own: DESTINATION_TYPE_REQUIRED, DESTINATION_RAIL_NOT_AVAILABLE, DESTINATION_IDENTIFIER_REQUIRED, UNSUPPORTED_NETWORK, INVALID_DESTINATION_ADDRESS, DESTINATION_RAIL_CONSTRAINT, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, REQUEST_SIGNATURE_REQUIRED, IDENTITY_REQUIRED, DESTINATION_EXISTS, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
 */
export const createPayoutDestination: Standalone<'createPayoutDestination'> = /* @__PURE__ */ standalone('createPayoutDestination', operations.createPayoutDestination);

/**
 * Add a phone number
 *
 * Adds a phone number to the tenant. The alias is PENDING, and a code of six digits is sent to the phone. The code is valid for 10 minutes and 5 attempts. The number of codes for one phone is limited per hour and per day; beyond that the answer is 429 with Retry-After.
 *
 * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
 *
 * `POST /v1/phone-aliases` · scope identity:write
 *
 * Errors of its own: BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, PHONE_ALIAS_EXISTS, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
 */
export const createPhoneAlias: Standalone<'createPhoneAlias'> = /* @__PURE__ */ standalone('createPhoneAlias', operations.createPhoneAlias);

/**
 * Create a policy
 *
 * Compiles the document to the immutable version 1 and puts it in force. Compiling sorts and dedupes lists, lowercases addresses and drops empty parts, so that equal rule sets have equal hashes. Everything wrong in the document is INVALID_POLICY_RULE with every place in details; amounts of zero and mixed-case addresses that fail EIP-55 are found after its form. The policy judges nothing until it is attached. Agent keys never write policies.
 *
 * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
 *
 * `POST /v1/policies` · scope policies:write
 *
 * Errors of its own: INVALID_POLICY_RULE, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
 */
export const createPolicy: Standalone<'createPolicy'> = /* @__PURE__ */ standalone('createPolicy', operations.createPolicy);

/**
 * Add a version
 *
 * Compiles the document to the next version, which is in force at once wherever the policy is attached. An identical document makes a new version with the same sha256; the name never changes. Agent keys never write policies.
 *
 * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
 *
 * `POST /v1/policies/{id}/versions` · scope policies:write
 *
 * Errors of its own: INVALID_POLICY_RULE, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, POLICY_NOT_FOUND, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
 */
export const createPolicyVersion: Standalone<'createPolicyVersion'> = /* @__PURE__ */ standalone('createPolicyVersion', operations.createPolicyVersion);

/**
 * Ask for credentials
 *
 * The challenge is the caller's tenant's own, single-use, and ends after 5 minutes; identityId and paymentId narrow it. Foreign ones answer like missing ones.
 *
 * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
 *
 * `POST /v1/credential-presentations/challenge` · scope identity:read
 *
 * Errors of its own: BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, IDENTITY_NOT_FOUND, PAYMENT_NOT_FOUND, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
 */
export const createPresentationChallenge: Standalone<'createPresentationChallenge'> = /* @__PURE__ */ standalone('createPresentationChallenge', operations.createPresentationChallenge);

/**
 * Create a card at the card provider
 *
 * For a cardholder of the provider; it belongs to no wallet, and no multisig balance gates it. With the crypto-funded provider chain, cryptoAccountAddress and cryptoAccountType are required, with any other they are refused. The address has to be one of its chain. In live as for the cards of wallets.
 *
 * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
 *
 * `POST /v1/provider-cards` · scope cards:issue
 *
 * Errors of its own: INVALID_WALLET_ADDRESS, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, REQUEST_SIGNATURE_REQUIRED, SANDBOX_ONLY, IDENTITY_REQUIRED, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
 */
export const createProviderCard: Standalone<'createProviderCard'> = /* @__PURE__ */ standalone('createProviderCard', operations.createProviderCard);

/**
 * Move money between fiat and a wallet
 *
 * on mints to the wallet's address and waits up to 20 s for the receipt: CONFIRMED with txHash, or FAILED, both with 201 (a sandbox whose chain is made unavailable fails the mint); while the mint is still on its way it answers SUBMITTED, and a worker finishes it. off proposes a payment to the platform's liquidation address and answers SUBMITTED; owners sign that payment with POST /v1/payments/{id}/sign, the platform never does, and the ramp follows it. To stop it, cancel the payment. on takes wallets that are not deployed yet, but no FAILED one; off needs a DEPLOYED wallet that holds the amount, and passes two-factor protection, where the payee is the liquidation address that the payment shows, and the wallet's policy. At most 10000.00 USD each, and 25000.00 for the tenant in any 24 hours, both directions, FAILED ones not counted: RAMP_DAILY_CAP says in resetsAt and Retry-After when to come back.
 *
 * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. Under the same key, another value of `walletId`, `direction`, `amount` is refused with 409, and any other difference in the body with 422.
 *
 * `POST /v1/ramps` · scope ramps:write
 *
 * Errors of its own: INVALID_AMOUNT, RAMP_PROVIDER_NOT_AVAILABLE, RAMP_AMOUNT_TOO_LARGE, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, REQUEST_SIGNATURE_REQUIRED, INSUFFICIENT_FUNDS, RAMP_DAILY_CAP, NEW_PAYEE_NOT_SAVED, PAYEE_COOLING_OFF, TWOFA_AGENT_NOT_PERMITTED, TWOFA_NOT_ENROLLED, TWOFA_REQUIRED, TWOFA_BINDING_MISMATCH, TWOFA_CHALLENGE_NOT_REDEEMABLE, POLICY_DENIED, SANDBOX_ONLY, WALLET_NOT_FOUND, WALLET_NOT_DEPLOYABLE, WALLET_NOT_DEPLOYED, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED, POLICY_UNAVAILABLE, BALANCE_UNAVAILABLE
 */
export const createRamp: Standalone<'createRamp'> = /* @__PURE__ */ standalone('createRamp', operations.createRamp);

/**
 * Create a sales order
 *
 * The caller is the buyer; the order is DRAFT, version 1, unsigned, and both parties read it. The own tenant as seller is VALIDATION_FAILED. number is the next of the buyer's sequence.
 *
 * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
 *
 * `POST /v1/trade/sales-orders` · scope trade:write
 *
 * Errors of its own: BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, SANDBOX_ONLY, TENANT_NOT_FOUND, EXTRACTION_NOT_FOUND, AGREEMENT_NOT_FOUND, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
 */
export const createSalesOrder: Standalone<'createSalesOrder'> = /* @__PURE__ */ standalone('createSalesOrder', operations.createSalesOrder);

/**
 * Create a tenant
 *
 * Creates a business and makes the caller its first member, ACTIVE with role OWNER. A new user calls this first: every other operation of a tenant needs one. The tenant gets a payment DID at once, which can be paid as soon as the business is verified. A user who already belongs to a tenant has to send `additional: true`.
 *
 * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
 *
 * `POST /v1/tenants`
 *
 * Errors of its own: BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, MEMBER_SESSION_REQUIRED, TENANT_EXISTS, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
 */
export const createTenant: Standalone<'createTenant'> = /* @__PURE__ */ standalone('createTenant', operations.createTenant);

/**
 * Use a card
 *
 * What the issuer would ask: decided at once, the first failing check being the reason; a decline is a 201 too, with approved false. Checked in this order: the card is active; counterparty rules of the policy; blocked, then allowed merchant categories; the limit of one transaction; the caps of day, week and month, the smaller of the card's and an enforced policy's each time; the available money. The available money is what the multisig holds in USDC less what was approved and not reversed; no token moves. An approval advances the card's windows, and its agent's. When the balance cannot be read the authorization is declined with INSUFFICIENT_MULTISIG_BALANCE. Provider cards have no such check, cards without a tenant no policy. Sandbox only. Any test key or session may call it; no scope is needed, and it acts on the caller's tenant only.
 *
 * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
 *
 * `POST /v1/test/cards/{id}/authorizations`
 *
 * Errors of its own: INVALID_WALLET_ADDRESS, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, SANDBOX_ONLY, CARD_NOT_FOUND, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
 */
export const createTestCardAuthorization: Standalone<'createTestCardAuthorization'> = /* @__PURE__ */ standalone('createTestCardAuthorization', operations.createTestCardAuthorization);

/**
 * Sign in without an identity provider
 *
 * Opens a member session in the sandbox. The operation is public. An unknown e-mail address becomes a new user without a tenant, who goes on with `POST /v1/tenants`. An INVITED member with that address becomes ACTIVE. A user with several tenants chooses one here by `tenantId`, or in each request by the header x-service-tenant-id; a tenant that the user does not belong to is TENANT_NOT_FOUND. `signer` is a throw-away key of the user, of which the service keeps only the address. In live, the identity provider issues the sessions.
 *
 * **Sent again**: `Idempotency-Key` is ignored: this is a control for tests; the rules above say what a repetition does.
 *
 * `POST /v1/test/sessions`
 *
 * Errors of its own: BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, SANDBOX_ONLY, TENANT_NOT_FOUND, MEMBER_NOT_FOUND
 */
export const createTestSession: Standalone<'createTestSession'> = /* @__PURE__ */ standalone('createTestSession', operations.createTestSession);

/**
 * Create a webhook sink
 *
 * Creates a URL that can be registered as a webhook endpoint. Deliveries to it are signed as usual, but open no connection: they are kept to be read. The sink answers 200 until it is changed. Sandbox only. Any test key or session may call it; no scope is needed, and it acts on the caller's tenant only.
 *
 * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
 *
 * `POST /v1/test/webhook-sinks`
 *
 * Errors of its own: SANDBOX_ONLY, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
 */
export const createTestWebhookSink: Standalone<'createTestWebhookSink'> = /* @__PURE__ */ standalone('createTestWebhookSink', operations.createTestWebhookSink);

/**
 * Create a treasury account
 *
 * One multisig for each bucket, all of the same owners; they are deployed in the background, and their addresses are usable at once. New buckets are reported empty, without a look at the chain. Each owner is named by exactly one of address, memberId and handle, and is resolved to an address here, for good; no two may come out the same. threshold is at most the number of owners; names of buckets differ; targetBps add up to at most 10000; apyBps only on YIELD. A member without a signer address is NO_SIGNER_ADDRESS, an unknown one MEMBER_NOT_FOUND, a handle that nobody holds PAYEE_NOT_FOUND. The platform is no owner and never signs.
 *
 * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
 *
 * `POST /v1/treasury/accounts` · scope treasury:write
 *
 * Errors of its own: ACCOUNT_CHAIN_MISMATCH, NO_SIGNER_ADDRESS, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, SANDBOX_ONLY, MEMBER_NOT_FOUND, PAYEE_NOT_FOUND, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
 */
export const createTreasuryAccount: Standalone<'createTreasuryAccount'> = /* @__PURE__ */ standalone('createTreasuryAccount', operations.createTreasuryAccount);

/**
 * Add a rule
 *
 * A rule proposes transfers; owners sign them. The type says which fields are wanted; others are refused. The two buckets differ, and thresholdUsd of TOP_UP is at most targetUsd. The first run is due intervalSeconds from now. Enabled rules run when they are due, 30 s later at most, in the order of their creation; one run makes at most one sweep and waits where a sweep is open on either bucket; a balance that cannot be read skips the window, and a skip uses it up. SWEEP_EXCESS moves balance − thresholdUsd; TOP_UP the lesser of what is missing to targetUsd and what the source holds; REBALANCE_TO_TARGET the lesser of the largest excess and the largest gap, not below 1.00, ties going to the bucket that was created first.
 *
 * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
 *
 * `POST /v1/treasury/accounts/{id}/rules` · scope treasury:write
 *
 * Errors of its own: BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, SANDBOX_ONLY, TREASURY_ACCOUNT_NOT_FOUND, TREASURY_BUCKET_NOT_FOUND, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
 */
export const createTreasuryRule: Standalone<'createTreasuryRule'> = /* @__PURE__ */ standalone('createTreasuryRule', operations.createTreasuryRule);

/**
 * Propose a transfer between buckets
 *
 * Creates a payment out of the source bucket's multisig and the record that follows it; nothing moves until owners sign it with POST /v1/payments/{id}/sign, one call where the threshold is 1. To cancel the sweep, cancel that payment. The source has to be DEPLOYED and to hold the amount beside what open sweeps have reserved there; the destination may still be on its way. The policy attached to the account applies, unless the bucket's own wallet has one; two-factor protection does not. The same bucket twice is VALIDATION_FAILED.
 *
 * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. Under the same key, another value of `sourceBucketId`, `destBucketId`, `amountUsd` is refused with 409, and any other difference in the body with 422.
 *
 * `POST /v1/treasury/accounts/{id}/sweeps` · scope treasury:write
 *
 * Errors of its own: BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, REQUEST_SIGNATURE_REQUIRED, INSUFFICIENT_FUNDS, POLICY_DENIED, SANDBOX_ONLY, TREASURY_ACCOUNT_NOT_FOUND, TREASURY_BUCKET_NOT_FOUND, WALLET_NOT_DEPLOYED, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED, POLICY_UNAVAILABLE, BALANCE_UNAVAILABLE
 */
export const createTreasurySweep: Standalone<'createTreasurySweep'> = /* @__PURE__ */ standalone('createTreasurySweep', operations.createTreasurySweep);

/**
 * Store a file
 *
 * Up to 5 MiB decoded, as evidence of a delivery or to extract facts from. Text that is not valid base64, and content of another type than contentType says, are VALIDATION_FAILED. JSON is nested at most 64 deep.
 *
 * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
 *
 * `POST /v1/uploads` · scope trade:write
 *
 * Errors of its own: BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, SANDBOX_ONLY, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
 */
export const createUpload: Standalone<'createUpload'> = /* @__PURE__ */ standalone('createUpload', operations.createUpload);

/**
 * Hand a verification to another device
 *
 * Makes a link that works once, for 15 minutes; a new one voids the old. It is shown here only.
 *
 * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
 *
 * `POST /v1/verification-sessions/{id}/handoff` · scope identity:write
 *
 * Errors of its own: VERIFICATION_SESSION_NOT_FOUND, VERIFICATION_SESSION_TERMINAL, VERIFICATION_SESSION_NOT_STARTED, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
 */
export const createVerificationHandoff: Standalone<'createVerificationHandoff'> = /* @__PURE__ */ standalone('createVerificationHandoff', operations.createVerificationHandoff);

/**
 * Start a verification
 *
 * Starts a verification: KYC of the member that `memberId` names, or KYB of the tenant. If a session of the same kind and subject is open, that session is answered instead. A session that nobody finishes expires after 7 days. `client` is null while the provider has not begun the session, and for as long as it is switched off.
 *
 * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
 *
 * `POST /v1/verification-sessions` · scope identity:write
 *
 * Errors of its own: MEMBER_ID_REQUIRED, LEGAL_NAME_REQUIRED, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, MEMBER_NOT_FOUND, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
 */
export const createVerificationSession: Standalone<'createVerificationSession'> = /* @__PURE__ */ standalone('createVerificationSession', operations.createVerificationSession);

/**
 * Create a multisig wallet
 *
 * Creates a multisig wallet. The response has its final address before anything is on the chain, and the address can be funded at once. The wallet is deployed in the background: PENDING_DEPLOYMENT, DEPLOYING, then DEPLOYED, or FAILED after three attempts. The threshold is at most the number of owners, and each owner is named once, whatever the letter case. A chain other than the deployment's is ACCOUNT_CHAIN_MISMATCH. Two wallets may have the same name.
 *
 * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
 *
 * `POST /v1/wallets` · scope wallets:write
 *
 * Errors of its own: INVALID_WALLET_ADDRESS, ACCOUNT_CHAIN_MISMATCH, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
 */
export const createWallet: Standalone<'createWallet'> = /* @__PURE__ */ standalone('createWallet', operations.createWallet);

/**
 * Propose a transaction of a wallet
 *
 * Proposes a transaction of a wallet: a call of any contract, or ETH to any address. It is recorded as a legacy payment with destinationType `transaction`, which the owners sign, execute and cancel under `/v1/payments`. The owners of an organization account are changed in this way too. The wallet has to be DEPLOYED and hold the value; what is missing is INSUFFICIENT_FUNDS, in wei. The counterparty rules of the attached policy apply to the called address. Under two-factor protection that address has to be a saved contact or a wallet of the tenant. Every transaction then needs two-factor approval, since a call has no amount in USD.
 *
 * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
 *
 * `POST /v1/wallets/{id}/transactions` · scope wallets:write
 *
 * Errors of its own: INVALID_WALLET_ADDRESS, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, REQUEST_SIGNATURE_REQUIRED, INSUFFICIENT_FUNDS, NEW_PAYEE_NOT_SAVED, PAYEE_COOLING_OFF, TWOFA_AGENT_NOT_PERMITTED, TWOFA_NOT_ENROLLED, TWOFA_REQUIRED, TWOFA_BINDING_MISMATCH, TWOFA_CHALLENGE_NOT_REDEEMABLE, POLICY_DENIED, WALLET_NOT_FOUND, WALLET_NOT_DEPLOYED, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED, POLICY_UNAVAILABLE, CHAIN_UNAVAILABLE
 */
export const createWalletTransaction: Standalone<'createWalletTransaction'> = /* @__PURE__ */ standalone('createWalletTransaction', operations.createWalletTransaction);

/**
 * Register a webhook endpoint
 *
 * At most 20 for a tenant. The URL is judged in the order of the codes: absolute http or https without credentials and fragment, at most 2048 characters; in live https only, on port 443 only; a public host. The host is looked up now and at every attempt, and refused if any of its addresses is not public; localhost and names under .local and .internal are refused by name, and a name that does not resolve yet is taken. In the sandbox a webhook sink takes deliveries without any host; live refuses names under .test with INVALID_URL. The answer shows the signing secret once. API keys of agents cannot.
 *
 * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
 *
 * `POST /v1/webhook-endpoints` · scope webhooks:manage
 *
 * Errors of its own: INVALID_URL, SCHEME_NOT_ALLOWED, PORT_NOT_ALLOWED, PRIVATE_HOST_BLOCKED, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, ENDPOINT_LIMIT_REACHED, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
 */
export const createWebhookEndpoint: Standalone<'createWebhookEndpoint'> = /* @__PURE__ */ standalone('createWebhookEndpoint', operations.createWebhookEndpoint);

/**
 * Delete a policy
 *
 * Only while it is attached to nothing. Its versions are kept for the decision log; reads then answer 404, and so does deleting it again.
 *
 * **Sent again**: repeating the request is safe. `Idempotency-Key` is ignored.
 *
 * `DELETE /v1/policies/{id}` · scope policies:write
 *
 * Errors of its own: POLICY_NOT_FOUND, POLICY_ATTACHED
 */
export const deletePolicy: Standalone<'deletePolicy'> = /* @__PURE__ */ standalone('deletePolicy', operations.deletePolicy);

/**
 * Delete a rule
 *
 * Deletes a rule permanently. Sweeps that it has proposed stay, with its id in `ruleId`. Deleting it again is TREASURY_RULE_NOT_FOUND.
 *
 * **Sent again**: repeating the request is safe. `Idempotency-Key` is ignored.
 *
 * `DELETE /v1/treasury/rules/{ruleId}` · scope treasury:write
 *
 * Errors of its own: SANDBOX_ONLY, TREASURY_RULE_NOT_FOUND
 */
export const deleteTreasuryRule: Standalone<'deleteTreasuryRule'> = /* @__PURE__ */ standalone('deleteTreasuryRule', operations.deleteTreasuryRule);

/**
 * Delete a webhook endpoint
 *
 * Deliveries that wait end FAILED with ENDPOINT_GONE and stay readable. The endpoint itself is gone: doing it again is 404.
 *
 * **Sent again**: repeating the request is safe. `Idempotency-Key` is ignored.
 *
 * `DELETE /v1/webhook-endpoints/{id}` · scope webhooks:manage
 *
 * Errors of its own: ENDPOINT_NOT_FOUND
 */
export const deleteWebhookEndpoint: Standalone<'deleteWebhookEndpoint'> = /* @__PURE__ */ standalone('deleteWebhookEndpoint', operations.deleteWebhookEndpoint);

/**
 * Say that it is delivered
 *
 * Only a FUNDED invoice becomes DELIVERED, also while a release or refund is in flight; any other status is INVALID_TRANSITION. The evidence is kept and returned as it was given; uploads are the tenant's own.
 *
 * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
 *
 * `POST /v1/invoices/{id}/deliver` · scope invoices:write
 *
 * Errors of its own: INVALID_TRANSITION, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, SANDBOX_ONLY, INVOICE_NOT_FOUND, UPLOAD_NOT_FOUND, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
 */
export const deliverInvoice: Standalone<'deliverInvoice'> = /* @__PURE__ */ standalone('deliverInvoice', operations.deliverInvoice);

/**
 * Look for the deposit of a payment
 *
 * Asks the chain now whether the deposit of a payment has arrived. Only the sender of an ONCHAIN_DEPOSIT payment
 * may, while it is AWAITING_SOURCE_FUNDS, SOURCE_FUNDS_CONFIRMING or PENDING_CLAIM. `amountMinor` has to equal
 * `sourceAmountBaseUnits`.
 *
 * - Not on the chain yet: the status does not change.
 * - Seen: the payment is SOURCE_FUNDS_CONFIRMING until it has enough confirmations.
 * - Confirmed: the payment goes on to its policy check at once. In PENDING_CLAIM the deposit funds the claim, and
 *   the status does not change.
 * - Confirmed with another amount or refund address: the deposit goes back, and `fundingInstructions` name a new
 *   `dealId`, because the escrow takes one deposit for each.
 *
 * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
 *
 * `POST /v1/offramp/payments/{id}/deposit` · scope ramps:write
 *
 * Errors of its own: INVALID_AMOUNT, INVALID_TRANSITION, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, REQUEST_SIGNATURE_REQUIRED, NOT_SENDER, PAYMENT_NOT_FOUND, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED, CHAIN_UNAVAILABLE
 */
export const depositOfframpPayment: Standalone<'depositOfframpPayment'> = /* @__PURE__ */ standalone('depositOfframpPayment', operations.depositOfframpPayment);

/**
 * Deposit into a pool
 *
 * In SUBSCRIPTION, up to the cap, from the caller's INTERNAL_BALANCE. Test funds only.
 *
 * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
 *
 * `POST /v1/lending/pools/{id}/deposit` · scope lending:write
 *
 * Errors of its own: BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, INSUFFICIENT_FUNDS, SANDBOX_ONLY, POOL_NOT_FOUND, POOL_PHASE, POOL_CAP_EXCEEDED, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
 */
export const depositToPool: Standalone<'depositToPool'> = /* @__PURE__ */ standalone('depositToPool', operations.depositToPool);

/**
 * Detach a policy from its subject
 *
 * The policy no longer judges the subject; both stay. Doing it again is not found, since attachments show no status. Agent keys never write policies.
 *
 * **Sent again**: repeating the request is safe. `Idempotency-Key` is ignored.
 *
 * `DELETE /v1/policies/attachments/{attachmentId}` · scope policies:write
 *
 * Errors of its own: POLICY_ATTACHMENT_NOT_FOUND
 */
export const detachPolicy: Standalone<'detachPolicy'> = /* @__PURE__ */ standalone('detachPolicy', operations.detachPolicy);

/**
 * Enroll a two-factor method
 *
 * The factor is PENDING until it is verified, and gone after 24 hours without. EMAIL and SMS get a code of six digits at once, 10 minutes; TOTP shows its secret here and never again; IDP_MFA takes the member's registered signer. One TOTP and one IDP_MFA per member, one per address or phone. Codes sent are budgeted; beyond that 429 with Retry-After. Member sessions only, no scope: a key gets TWOFA_AGENT_NOT_PERMITTED.
 *
 * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
 *
 * `POST /v1/2fa/factors`
 *
 * Errors of its own: NO_SIGNER_ADDRESS, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, TWOFA_AGENT_NOT_PERMITTED, MEMBER_SESSION_REQUIRED, FACTOR_EXISTS, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
 */
export const enrollTwoFactorFactor: Standalone<'enrollTwoFactorFactor'> = /* @__PURE__ */ standalone('enrollTwoFactorFactor', operations.enrollTwoFactorFactor);

/**
 * Ask which credentials an action needs
 *
 * Of the caller's tenant. payments.create needs BUSINESS_IDENTITY in live and nothing in the sandbox, invoices.pay nothing, ramps.offramp and claims.claim BUSINESS_IDENTITY. The answer informs; only claims.claim is a gate.
 *
 * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
 *
 * `POST /v1/eligibility/evaluate` · scope identity:read
 *
 * Errors of its own: UNKNOWN_ELIGIBILITY_ACTION, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
 */
export const evaluateEligibility: Standalone<'evaluateEligibility'> = /* @__PURE__ */ standalone('evaluateEligibility', operations.evaluateEligibility);

/**
 * Evaluate a policy without paying
 *
 * Dry run: it counts no spending, ignores the enforcement mode, and gives the same verdict however often it is asked; only the decision log gets a row each time. A deny answers 200 with allow false. It names a policy or a subject, exactly one of them; a subject to which nothing is attached is allowed with reason NO_POLICY. Counterparty rules come before MCC and amounts, denylists before allowlists; every rule is traced. A bad amount is VALIDATION_FAILED. While the policy subsystem is down there is no verdict: POLICY_UNAVAILABLE.
 *
 * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
 *
 * `POST /v1/policies/evaluate` · scope policies:evaluate
 *
 * Errors of its own: BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, POLICY_NOT_FOUND, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED, POLICY_UNAVAILABLE
 */
export const evaluatePolicy: Standalone<'evaluatePolicy'> = /* @__PURE__ */ standalone('evaluatePolicy', operations.evaluatePolicy);

/**
 * Execute a ready legacy payment
 *
 * Executes a legacy payment that is READY_TO_EXECUTE, because the relayer was unavailable or execution was held when the last signature came. A hold does not stop this request. The execution takes up to 20 seconds, as after signing. A payment whose turn has not come stays READY_TO_EXECUTE and shows `blockedByNonce`. The spend policy is applied again: a denial answers 422 POLICY_DENIED, and an outage 200, both with the payment FAILED. CHAIN_UNAVAILABLE leaves the payment as it is. An intent is INVALID_TRANSITION with `details.generation`. Every response carries Deprecation, Sunset and Link.
 *
 * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
 *
 * `POST /v1/payments/{id}/execute` · scope payments:execute
 *
 * Errors of its own: INVALID_TRANSITION, REQUEST_SIGNATURE_REQUIRED, PAYMENT_NOT_FOUND, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED, POLICY_DENIED, CHAIN_UNAVAILABLE
 *
 * @deprecated
 */
export const executePayment: Standalone<'executePayment'> = /* @__PURE__ */ standalone('executePayment', operations.executePayment);

/**
 * Let a credential expire
 *
 * Expires a credential as if its `expiresAt` had come. Sandbox only. Any test key or session may call it; no scope is needed, and it acts on the caller's tenant only.
 *
 * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
 *
 * `POST /v1/test/credentials/{id}/expire`
 *
 * Errors of its own: INVALID_TRANSITION, SANDBOX_ONLY, CREDENTIAL_NOT_FOUND, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
 */
export const expireTestCredential: Standalone<'expireTestCredential'> = /* @__PURE__ */ standalone('expireTestCredential', operations.expireTestCredential);

/**
 * Make a phone alias need proof again
 *
 * Makes an ACTIVE phone alias need verification again, as after 365 days. Sandbox only. Any test key or session may call it; no scope is needed, and it acts on the caller's tenant only.
 *
 * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
 *
 * `POST /v1/test/phone-aliases/{id}/expire`
 *
 * Errors of its own: INVALID_TRANSITION, SANDBOX_ONLY, PHONE_ALIAS_NOT_FOUND, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
 */
export const expireTestPhoneAlias: Standalone<'expireTestPhoneAlias'> = /* @__PURE__ */ standalone('expireTestPhoneAlias', operations.expireTestPhoneAlias);

/**
 * Freeze a card
 *
 * Authorizations decline with CARD_INACTIVE until it is unfrozen. A frozen card answers 200 unchanged.
 *
 * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
 *
 * `POST /v1/cards/{id}/freeze` · scope cards:manage
 *
 * Errors of its own: SANDBOX_ONLY, CARD_NOT_FOUND, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
 */
export const freezeCard: Standalone<'freezeCard'> = /* @__PURE__ */ standalone('freezeCard', operations.freezeCard);

/**
 * Fund a wallet with test money
 *
 * Sends test money to a wallet. A live deployment, and a wallet on a main chain, answer FAUCET_NOT_AVAILABLE. The wallet does not have to be deployed, but a FAILED one is refused. Without a body the wallet gets 250 usdc; one drip gives at most 1000 usdc or 0.02 eth. An address gets at most 20 drips a day and a tenant 100, by the UTC day of the tenant's clock; beyond that the answer is 403 with Retry-After. FAILED drips do not count. Read the drip until it is CONFIRMED before you spend the money. The tenant's internal balance is not credited: `POST /v1/faucet/drips` does that.
 *
 * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. Under the same key, another value of `asset`, `amount` is refused with 409, and any other difference in the body with 422.
 *
 * `POST /v1/wallets/{id}/fund` · scope wallets:fund
 *
 * Errors of its own: INVALID_AMOUNT, AMOUNT_EXCEEDS_CAP, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, FAUCET_NOT_AVAILABLE, FAUCET_RATE_LIMITED, WALLET_NOT_FOUND, WALLET_NOT_DEPLOYABLE, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
 */
export const fundWallet: Standalone<'fundWallet'> = /* @__PURE__ */ standalone('fundWallet', operations.fundWallet);

/**
 * Read an agent
 *
 * Answers one agent, with what its cards have spent in the current windows.
 *
 * `GET /v1/agents/{id}` · scope members:read
 *
 * Errors of its own: AGENT_NOT_FOUND
 */
export const getAgent: Standalone<'getAgent'> = /* @__PURE__ */ standalone('getAgent', operations.getAgent);

/**
 * Read an agreement
 *
 * One of the own. An agreement never changes.
 *
 * `GET /v1/trade/agreements/{id}` · scope trade:read
 *
 * Errors of its own: SANDBOX_ONLY, AGREEMENT_NOT_FOUND
 */
export const getAgreement: Standalone<'getAgreement'> = /* @__PURE__ */ standalone('getAgreement', operations.getAgreement);

/**
 * Read an API key record
 *
 * Answers what is known about one API key, without the key itself. Only a member session of role OWNER or ADMIN may.
 *
 * `GET /v1/api-keys/{id}`
 *
 * Errors of its own: ROLE_NOT_PERMITTED, MEMBER_SESSION_REQUIRED, API_KEY_NOT_FOUND
 */
export const getApiKey: Standalone<'getApiKey'> = /* @__PURE__ */ standalone('getApiKey', operations.getApiKey);

/**
 * Read an approval request
 *
 * Of a payment that the own organization sends.
 *
 * `GET /v1/approvals/{id}` · scope payments:read
 *
 * Errors of its own: APPROVAL_NOT_FOUND
 */
export const getApproval: Standalone<'getApproval'> = /* @__PURE__ */ standalone('getApproval', operations.getApproval);

/**
 * Read your balance
 *
 * Answers the tenant's internal balance and its two accounts on the chain: the acting member's smart account, and the organization account. They are shown apart. If there is neither account, or one has FAILED, the answer is ACCOUNT_NOT_READY, and `details.status` says NOT_PROVISIONED or FAILED. With `?ensure=true` missing accounts are created, FAILED ones are tried again, and the answer is 200 while they deploy; it can be sent as often as you like. A member without a signer address has no smart account, and without an OWNER or ADMIN signer there is no organization account. If the chain does not answer within 5 seconds, the answer is BALANCE_UNAVAILABLE with Retry-After.
 *
 * `GET /v1/balance` · scope status:read
 *
 * Errors of its own: ACCOUNT_NOT_READY, BALANCE_UNAVAILABLE
 */
export const getBalance: Standalone<'getBalance'> = /* @__PURE__ */ standalone('getBalance', operations.getBalance);

/**
 * Read what this deployment can do
 *
 * Answers what the caller's tenant can use: features, chains with their settlement token, funding modes and rails. Any authenticated caller may read it; no scope is needed.
 *
 * `GET /v1/capabilities`
 */
export const getCapabilities: Standalone<'getCapabilities'> = /* @__PURE__ */ standalone('getCapabilities', operations.getCapabilities);

/**
 * Read a card
 *
 * Of a wallet or of the card provider, in any status.
 *
 * `GET /v1/cards/{id}` · scope cards:read
 *
 * Errors of its own: SANDBOX_ONLY, CARD_NOT_FOUND
 */
export const getCard: Standalone<'getCard'> = /* @__PURE__ */ standalone('getCard', operations.getCard);

/**
 * Read an authorization of a card
 *
 * As it was decided, with what was given back since.
 *
 * `GET /v1/cards/{id}/authorizations/{authorizationId}` · scope cards:read
 *
 * Errors of its own: SANDBOX_ONLY, CARD_NOT_FOUND, CARD_AUTHORIZATION_NOT_FOUND
 */
export const getCardAuthorization: Standalone<'getCardAuthorization'> = /* @__PURE__ */ standalone('getCardAuthorization', operations.getCardAuthorization);

/**
 * Read the limits of a card
 *
 * Evaluated at every authorization, the most restrictive winning, beside the limits of an attached policy.
 *
 * `GET /v1/cards/{id}/limits` · scope cards:read
 *
 * Errors of its own: SANDBOX_ONLY, CARD_NOT_FOUND
 */
export const getCardLimits: Standalone<'getCardLimits'> = /* @__PURE__ */ standalone('getCardLimits', operations.getCardLimits);

/**
 * Open a claim link
 *
 * Shows what to do with a claim link. The operation is public. It shows no personal data, not even masked, and changes nothing: only the right code uses a link up, and a link alone releases no money. A link that was used, replaced by a newer one or has expired, or whose claim is no longer OPEN, answers 410 CLAIM_LINK_GONE. Requests are limited by address and by token. Where public claims are switched off, the answer is 404 ROUTE_NOT_FOUND.
 *
 * `GET /v1/claims/{claimToken}`
 *
 * Errors of its own: ROUTE_NOT_FOUND, CLAIM_NOT_FOUND, CLAIM_LINK_GONE
 */
export const getClaimLink: Standalone<'getClaimLink'> = /* @__PURE__ */ standalone('getClaimLink', operations.getClaimLink);

/**
 * Read a saved payee
 *
 * One of the tenant's own. Member sessions only, no scope.
 *
 * `GET /v1/contacts/{id}`
 *
 * Errors of its own: MEMBER_SESSION_REQUIRED, CONTACT_NOT_FOUND
 */
export const getContact: Standalone<'getContact'> = /* @__PURE__ */ standalone('getContact', operations.getContact);

/**
 * Read a credential
 *
 * Answers one credential of the tenant or of one of its members.
 *
 * `GET /v1/credentials/{id}` · scope identity:read
 *
 * Errors of its own: CREDENTIAL_NOT_FOUND
 */
export const getCredential: Standalone<'getCredential'> = /* @__PURE__ */ standalone('getCredential', operations.getCredential);

/**
 * Read the signed document of a credential
 *
 * In every status; whether the credential counts is another question. Legacy, unsigned credentials have none.
 *
 * `GET /v1/credentials/{id}/artifact` · scope identity:read
 *
 * Errors of its own: CREDENTIAL_NOT_FOUND, CREDENTIAL_ARTIFACT_NOT_AVAILABLE
 */
export const getCredentialArtifact: Standalone<'getCredentialArtifact'> = /* @__PURE__ */ standalone('getCredentialArtifact', operations.getCredentialArtifact);

/**
 * Disclose one claim of a credential
 *
 * With the proof that it belongs to the root that is anchored on chain, and nothing of the other claims. DISCLOSURE_NOT_AVAILABLE until the credential is anchored, and for a key that it does not have.
 *
 * `GET /v1/credentials/{id}/disclosure` · scope identity:read
 *
 * Errors of its own: CREDENTIAL_NOT_FOUND, DISCLOSURE_NOT_AVAILABLE
 */
export const getCredentialDisclosure: Standalone<'getCredentialDisclosure'> = /* @__PURE__ */ standalone('getCredentialDisclosure', operations.getCredentialDisclosure);

/**
 * Read the status of a credential
 *
 * Answers the stored status of a credential, and when and by whom it was last confirmed.
 *
 * `GET /v1/credentials/{id}/status` · scope identity:read
 *
 * Errors of its own: CREDENTIAL_NOT_FOUND
 */
export const getCredentialStatus: Standalone<'getCredentialStatus'> = /* @__PURE__ */ standalone('getCredentialStatus', operations.getCredentialStatus);

/**
 * Read a DID document
 *
 * Answers the DID document of a payment DID that can be paid. The operation is public, pages of any origin may read it, and it may be cached for 60 seconds. There are no documents of `did:subject:` identities.
 *
 * `GET /v1/dids/{did}/did.json`
 *
 * Errors of its own: INVALID_DID, DID_NOT_RESOLVABLE, IDENTITY_NOT_FOUND
 */
export const getDidDocument: Standalone<'getDidDocument'> = /* @__PURE__ */ standalone('getDidDocument', operations.getDidDocument);

/**
 * Read a drip
 *
 * Answers one drip. Read it until it is CONFIRMED and has a `txHash` before you spend the money. Live has no drips.
 *
 * `GET /v1/faucet/drips/{dripId}` · scope wallets:fund
 *
 * Errors of its own: FAUCET_NOT_AVAILABLE, DRIP_NOT_FOUND
 */
export const getDrip: Standalone<'getDrip'> = /* @__PURE__ */ standalone('getDrip', operations.getDrip);

/**
 * Read an event
 *
 * Answers one event of the tenant's feed.
 *
 * `GET /v1/events/{id}` · scope webhooks:read
 *
 * Errors of its own: EVENT_NOT_FOUND
 */
export const getEvent: Standalone<'getEvent'> = /* @__PURE__ */ standalone('getEvent', operations.getEvent);

/**
 * Read an extraction
 *
 * One of the own.
 *
 * `GET /v1/trade/extractions/{id}` · scope trade:read
 *
 * Errors of its own: SANDBOX_ONLY, EXTRACTION_NOT_FOUND
 */
export const getExtraction: Standalone<'getExtraction'> = /* @__PURE__ */ standalone('getExtraction', operations.getExtraction);

/**
 * Read a financing pool
 *
 * One of the own, in the phase that its tenant's clock says.
 *
 * `GET /v1/lending/pools/{id}` · scope lending:read
 *
 * Errors of its own: SANDBOX_ONLY, POOL_NOT_FOUND
 */
export const getFinancingPool: Standalone<'getFinancingPool'> = /* @__PURE__ */ standalone('getFinancingPool', operations.getFinancingPool);

/**
 * Check that the process runs
 *
 * Answers as long as the process runs. It does not look at the database. The operation is public and not limited.
 *
 * `GET /healthz`
 */
export const getHealth: Standalone<'getHealth'> = /* @__PURE__ */ standalone('getHealth', operations.getHealth);

/**
 * Read an identity
 *
 * One identity of the own tenant or of a member of it.
 *
 * `GET /v1/identities/{id}` · scope identity:read
 *
 * Errors of its own: IDENTITY_NOT_FOUND
 */
export const getIdentity: Standalone<'getIdentity'> = /* @__PURE__ */ standalone('getIdentity', operations.getIdentity);

/**
 * Read an invoice
 *
 * One of the tenant's own, in any status. settlement is there while a release or refund is in flight and once it has completed; its status is that of the payment, SIGNING between the first signature and the second.
 *
 * `GET /v1/invoices/{id}` · scope invoices:read
 *
 * Errors of its own: SANDBOX_ONLY, INVOICE_NOT_FOUND
 */
export const getInvoice: Standalone<'getInvoice'> = /* @__PURE__ */ standalone('getInvoice', operations.getInvoice);

/**
 * Read a lending offer
 *
 * For lender and borrower.
 *
 * `GET /v1/lending/offers/{id}` · scope lending:read
 *
 * Errors of its own: SANDBOX_ONLY, OFFER_NOT_FOUND
 */
export const getLendingOffer: Standalone<'getLendingOffer'> = /* @__PURE__ */ standalone('getLendingOffer', operations.getLendingOffer);

/**
 * Read a loan
 *
 * For lender, borrower and supplier; the interest is accrued to this moment.
 *
 * `GET /v1/lending/loans/{id}` · scope lending:read
 *
 * Errors of its own: SANDBOX_ONLY, LOAN_NOT_FOUND
 */
export const getLoan: Standalone<'getLoan'> = /* @__PURE__ */ standalone('getLoan', operations.getLoan);

/**
 * Read who is calling
 *
 * Answers who the credential stands for, in which tenant and with which scopes. Every valid credential may call it, also that of a user without a tenant and that of a suspended member.
 *
 * `GET /v1/me`
 */
export const getMe: Standalone<'getMe'> = /* @__PURE__ */ standalone('getMe', operations.getMe);

/**
 * Read a member
 *
 * Answers one member of the tenant.
 *
 * `GET /v1/members/{id}` · scope members:read
 *
 * Errors of its own: MEMBER_NOT_FOUND
 */
export const getMember: Standalone<'getMember'> = /* @__PURE__ */ standalone('getMember', operations.getMember);

/**
 * Read your tenant
 *
 * Answers the tenant that the credential acts in. No scope is needed.
 *
 * `GET /v1/tenants/me`
 */
export const getMyTenant: Standalone<'getMyTenant'> = /* @__PURE__ */ standalone('getMyTenant', operations.getMyTenant);

/**
 * Read an off-ramp payment
 *
 * Answers one payment, to its sender and its recipient. Reading changes nothing: expired quotes stay expired.
 *
 * `GET /v1/offramp/payments/{id}` · scope ramps:read
 *
 * Errors of its own: PAYMENT_NOT_FOUND
 */
export const getOfframpPayment: Standalone<'getOfframpPayment'> = /* @__PURE__ */ standalone('getOfframpPayment', operations.getOfframpPayment);

/**
 * Read the claim of a payment
 *
 * Answers the claim that a payment opened, to its sender only. No response contains the claim link or the full contact.
 *
 * `GET /v1/offramp/payments/{id}/claim` · scope ramps:read
 *
 * Errors of its own: NOT_SENDER, PAYMENT_NOT_FOUND, CLAIM_NOT_FOUND
 */
export const getOfframpPaymentClaim: Standalone<'getOfframpPaymentClaim'> = /* @__PURE__ */ standalone('getOfframpPaymentClaim', operations.getOfframpPaymentClaim);

/**
 * Read the routes on offer
 *
 * Answers the newest set of quotes, to sender and recipient. If that set has expired before the payment was confirmed, a fresh set is quoted first. Routes that are not offered stand in `excludedRoutes` with the reason. Both lists are empty while the payment has no quotes. After FUNDS_LOCKED they show the set of the executed quote.
 *
 * `GET /v1/offramp/payments/{id}/routes` · scope ramps:read
 *
 * Errors of its own: PAYMENT_NOT_FOUND
 */
export const getOfframpPaymentRoutes: Standalone<'getOfframpPaymentRoutes'> = /* @__PURE__ */ standalone('getOfframpPaymentRoutes', operations.getOfframpPaymentRoutes);

/**
 * Read this contract
 *
 * Answers the bundled OpenAPI 3.1 document, from which routes, validators, the mock and the SDK are generated. The operation is public and not limited. The answer is compressed where `Accept-Encoding` allows brotli or gzip. It has an `ETag`, and a request with that value in `If-None-Match` is answered 304.
 *
 * `GET /openapi.json`
 */
export const getOpenApiDocument: Standalone<'getOpenApiDocument'> = /* @__PURE__ */ standalone('getOpenApiDocument', operations.getOpenApiDocument);

/**
 * Read your DIDs
 *
 * Answers the DIDs of the tenant and of the acting member: their `did:subject:` identities, and the tenant's payment DID with its aliases. The payment DID is listed from the first ACTIVE BUSINESS_IDENTITY credential on.
 *
 * `GET /v1/dids/me` · scope identity:read
 */
export const getOwnDids: Standalone<'getOwnDids'> = /* @__PURE__ */ standalone('getOwnDids', operations.getOwnDids);

/**
 * Read a payment of either generation
 *
 * Answers one intent or legacy payment. An intent is shown to its sender and its recipient, a legacy payment to its tenant. A payment of the off-ramp surface is not found here. Reading changes nothing. The quotes are at `/routes`. The response about a legacy payment carries Deprecation, Sunset and Link.
 *
 * `GET /v1/payments/{id}` · scope payments:read
 *
 * Errors of its own: PAYMENT_NOT_FOUND
 */
export const getPayment: Standalone<'getPayment'> = /* @__PURE__ */ standalone('getPayment', operations.getPayment);

/**
 * Read the claim of a unified payment
 *
 * Answers the claim that a payment intent opened, to its sender only. It is the same claim record as on the off-ramp surface. A legacy payment never has a claim.
 *
 * `GET /v1/payments/{id}/claim` · scope payments:read
 *
 * Errors of its own: NOT_SENDER, PAYMENT_NOT_FOUND, CLAIM_NOT_FOUND
 */
export const getPaymentClaim: Standalone<'getPaymentClaim'> = /* @__PURE__ */ standalone('getPaymentClaim', operations.getPaymentClaim);

/**
 * Read the payment policy
 *
 * The rules that all payments of the organization obey as its own. Before the first PUT there are no rules, and policyId is null.
 *
 * `GET /v1/payment-policy` · scope policies:read
 */
export const getPaymentPolicy: Standalone<'getPaymentPolicy'> = /* @__PURE__ */ standalone('getPaymentPolicy', operations.getPaymentPolicy);

/**
 * Read the routes on offer for an intent
 *
 * Answers the newest set of quotes of an intent, to sender and recipient, and why other routes are not offered. If that set has expired before the payment was confirmed, a fresh set is quoted first. The lists are empty while the payment has no quotes; after ROUTING they show the set of the executed quote. A legacy payment is INVALID_TRANSITION with `details.generation`.
 *
 * `GET /v1/payments/{id}/routes` · scope payments:read
 *
 * Errors of its own: INVALID_TRANSITION, PAYMENT_NOT_FOUND
 */
export const getPaymentRoutes: Standalone<'getPaymentRoutes'> = /* @__PURE__ */ standalone('getPaymentRoutes', operations.getPaymentRoutes);

/**
 * Read a payout destination
 *
 * Answers one of the tenant's destinations, in any status.
 *
 * `GET /v1/payout-destinations/{id}` · scope ramps:read
 *
 * Errors of its own: DESTINATION_NOT_FOUND
 */
export const getPayoutDestination: Standalone<'getPayoutDestination'> = /* @__PURE__ */ standalone('getPayoutDestination', operations.getPayoutDestination);

/**
 * Read a policy
 *
 * One of the own policies, with the version in force. A deleted one is not found.
 *
 * `GET /v1/policies/{id}` · scope policies:read
 *
 * Errors of its own: POLICY_NOT_FOUND
 */
export const getPolicy: Standalone<'getPolicy'> = /* @__PURE__ */ standalone('getPolicy', operations.getPolicy);

/**
 * Read the position in a pool
 *
 * What the tenant put in, what it is worth, and what can be taken out now.
 *
 * `GET /v1/lending/pools/{id}/position` · scope lending:read
 *
 * Errors of its own: SANDBOX_ONLY, POOL_NOT_FOUND
 */
export const getPoolPosition: Standalone<'getPoolPosition'> = /* @__PURE__ */ standalone('getPoolPosition', operations.getPoolPosition);

/**
 * Read the protection settings
 *
 * Of the tenant; the defaults while nobody changed them. Any member reads them. Member sessions only, no scope: a key gets TWOFA_AGENT_NOT_PERMITTED.
 *
 * `GET /v1/2fa/protection`
 *
 * Errors of its own: TWOFA_AGENT_NOT_PERMITTED, MEMBER_SESSION_REQUIRED
 */
export const getProtectionSettings: Standalone<'getProtectionSettings'> = /* @__PURE__ */ standalone('getProtectionSettings', operations.getProtectionSettings);

/**
 * Read what a payer needs
 *
 * Public, for whoever has the id: amount, status, and where to pay. Pay only while it is SENT: money that arrives after EXPIRED leaves by refund alone. A DRAFT is not found. Any origin may read it.
 *
 * `GET /v1/invoices/public/{id}`
 *
 * Errors of its own: SANDBOX_ONLY, INVOICE_NOT_FOUND
 */
export const getPublicInvoice: Standalone<'getPublicInvoice'> = /* @__PURE__ */ standalone('getPublicInvoice', operations.getPublicInvoice);

/**
 * Read a ramp
 *
 * One of the tenant's own.
 *
 * `GET /v1/ramps/{id}` · scope ramps:read
 *
 * Errors of its own: SANDBOX_ONLY, RAMP_NOT_FOUND
 */
export const getRamp: Standalone<'getRamp'> = /* @__PURE__ */ standalone('getRamp', operations.getRamp);

/**
 * Check whether requests can be served
 *
 * Checks what the service needs and answers 503 if something is missing: TRY_AGAIN for the database, CHAIN_UNAVAILABLE for the chain. A relayer without gas is a warning in the answer: requests are served, and calls of the chain wait. A process without a configured chain does not check it. The operation is public and not limited.
 *
 * `GET /readyz`
 *
 * Errors of its own: CHAIN_UNAVAILABLE
 */
export const getReadiness: Standalone<'getReadiness'> = /* @__PURE__ */ standalone('getReadiness', operations.getReadiness);

/**
 * Read a sales order
 *
 * For buyer and seller, in every status.
 *
 * `GET /v1/trade/sales-orders/{id}` · scope trade:read
 *
 * Errors of its own: SANDBOX_ONLY, SALES_ORDER_NOT_FOUND
 */
export const getSalesOrder: Standalone<'getSalesOrder'> = /* @__PURE__ */ standalone('getSalesOrder', operations.getSalesOrder);

/**
 * Read the delivery of an order
 *
 * For buyer and seller. Nothing delivered yet is DELIVERY_RECORD_NOT_FOUND.
 *
 * `GET /v1/trade/sales-orders/{id}/delivery` · scope trade:read
 *
 * Errors of its own: SANDBOX_ONLY, SALES_ORDER_NOT_FOUND, DELIVERY_RECORD_NOT_FOUND
 */
export const getSalesOrderDelivery: Standalone<'getSalesOrderDelivery'> = /* @__PURE__ */ standalone('getSalesOrderDelivery', operations.getSalesOrderDelivery);

/**
 * Read the key of the platform arbiter
 *
 * The default arbiter of invoices, with its private key, so that tests can sign settlements. It follows from SANDBOX_SEED. Sandbox only; any test key or session, no scope.
 *
 * `GET /v1/test/arbiter`
 *
 * Errors of its own: SANDBOX_ONLY
 */
export const getTestArbiter: Standalone<'getTestArbiter'> = /* @__PURE__ */ standalone('getTestArbiter', operations.getTestArbiter);

/**
 * Read the controls of the chain
 *
 * Answers how the chain behaves for the tenant. The settings stay until they are changed. Sandbox only. Any test key or session may call it; no scope is needed, and it acts on the caller's tenant only.
 *
 * `GET /v1/test/chain`
 *
 * Errors of its own: SANDBOX_ONLY
 */
export const getTestChain: Standalone<'getTestChain'> = /* @__PURE__ */ standalone('getTestChain', operations.getTestChain);

/**
 * Read the test clock
 *
 * Answers the tenant's test clock. All deadlines of the tenant follow it: quotes, claims, codes, credentials. Sessions, API keys, request signatures and idempotency keys follow the real clock. Sandbox only. Any test key or session may call it; no scope is needed, and it acts on the caller's tenant only.
 *
 * `GET /v1/test/clock`
 *
 * Errors of its own: SANDBOX_ONLY
 */
export const getTestClock: Standalone<'getTestClock'> = /* @__PURE__ */ standalone('getTestClock', operations.getTestClock);

/**
 * Read what the provider said
 *
 * Answers what the provider has said about a payment so far, to its sender and recipient. It is empty before the submission. Sandbox only. Any test key or session may call it; no scope is needed, and it acts on the caller's tenant only.
 *
 * `GET /v1/test/payments/{id}/provider`
 *
 * Errors of its own: SANDBOX_ONLY, PAYMENT_NOT_FOUND
 */
export const getTestProvider: Standalone<'getTestProvider'> = /* @__PURE__ */ standalone('getTestProvider', operations.getTestProvider);

/**
 * Read a treasury account
 *
 * With the live balance, drift and simulated yield of each bucket. A balance that cannot be read is null, never zero, and until every bucket is readable totalUsd and all shares and drifts are null. Yield is simulated: each UTC midnight of the tenant's clock adds balance × apyBps / 10000 / 365, rounded down to 6 digits; it moves nothing.
 *
 * `GET /v1/treasury/accounts/{id}` · scope treasury:read
 *
 * Errors of its own: SANDBOX_ONLY, TREASURY_ACCOUNT_NOT_FOUND
 */
export const getTreasuryAccount: Standalone<'getTreasuryAccount'> = /* @__PURE__ */ standalone('getTreasuryAccount', operations.getTreasuryAccount);

/**
 * Read a sweep
 *
 * One of the tenant's own, in any status. It changes when its payment does.
 *
 * `GET /v1/treasury/sweeps/{sweepId}` · scope treasury:read
 *
 * Errors of its own: SANDBOX_ONLY, SWEEP_NOT_FOUND
 */
export const getTreasurySweep: Standalone<'getTreasurySweep'> = /* @__PURE__ */ standalone('getTreasurySweep', operations.getTreasurySweep);

/**
 * Read a challenge
 *
 * What the refused request would do, and how far its approval has come. Only the member whose request it was reads it; for everybody else it is CHALLENGE_NOT_FOUND. Member sessions only, no scope: a key gets TWOFA_AGENT_NOT_PERMITTED.
 *
 * `GET /v1/2fa/challenges/{id}`
 *
 * Errors of its own: TWOFA_AGENT_NOT_PERMITTED, MEMBER_SESSION_REQUIRED, CHALLENGE_NOT_FOUND
 */
export const getTwoFactorChallenge: Standalone<'getTwoFactorChallenge'> = /* @__PURE__ */ standalone('getTwoFactorChallenge', operations.getTwoFactorChallenge);

/**
 * Open a hand-off link
 *
 * Public, once: the reading uses the link up. A link that is used, void, expired or unknown, or whose session has ended, is gone.
 *
 * `GET /v1/verification-handoffs/{token}`
 *
 * Errors of its own: HANDOFF_GONE
 */
export const getVerificationHandoff: Standalone<'getVerificationHandoff'> = /* @__PURE__ */ standalone('getVerificationHandoff', operations.getVerificationHandoff);

/**
 * Read a verification
 *
 * Answers one verification session of the tenant. There is no list of sessions.
 *
 * `GET /v1/verification-sessions/{id}` · scope identity:read
 *
 * Errors of its own: VERIFICATION_SESSION_NOT_FOUND
 */
export const getVerificationSession: Standalone<'getVerificationSession'> = /* @__PURE__ */ standalone('getVerificationSession', operations.getVerificationSession);

/**
 * Read a wallet and its balances
 *
 * Answers one wallet of any kind, in any status. Its balances are read from the chain for this response, also while it is not deployed. If the chain does not answer within 5 seconds, the answer is BALANCE_UNAVAILABLE with Retry-After.
 *
 * `GET /v1/wallets/{id}` · scope wallets:read
 *
 * Errors of its own: WALLET_NOT_FOUND, BALANCE_UNAVAILABLE
 */
export const getWallet: Standalone<'getWallet'> = /* @__PURE__ */ standalone('getWallet', operations.getWallet);

/**
 * Read a delivery
 *
 * Returns a delivery with every attempt and the kind of its failure in lastError. A series has at most ten attempts. The first is made at once. The others wait 5 s, 5 min, 30 min, 2 h, 5 h, 10 h, 14 h, 20 h and 24 h after the one before. Each wait is up to 20 % shorter or longer, and follows the real clock.
 *
 * `GET /v1/webhook-deliveries/{id}` · scope webhooks:read
 *
 * Errors of its own: DELIVERY_NOT_FOUND
 */
export const getWebhookDelivery: Standalone<'getWebhookDelivery'> = /* @__PURE__ */ standalone('getWebhookDelivery', operations.getWebhookDelivery);

/**
 * Read a webhook endpoint
 *
 * One endpoint of the tenant, without its secret.
 *
 * `GET /v1/webhook-endpoints/{id}` · scope webhooks:read
 *
 * Errors of its own: ENDPOINT_NOT_FOUND
 */
export const getWebhookEndpoint: Standalone<'getWebhookEndpoint'> = /* @__PURE__ */ standalone('getWebhookEndpoint', operations.getWebhookEndpoint);

/**
 * Issue a card of a wallet
 *
 * The card draws USDC from the multisig whenever it is used, within its limits and its policy. The wallet has to be DEPLOYED. Without limits the multisig's allowance on chain is the only control. An agentId binds the card to that agent, for good: its spend also counts under the agent, whose policy caps it too. In live SANDBOX_ONLY, unless the deployment issues live cards; then the tenant needs an ACTIVE BUSINESS_IDENTITY credential, else IDENTITY_REQUIRED.
 *
 * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
 *
 * `POST /v1/wallets/{walletId}/cards` · scope cards:issue
 *
 * Errors of its own: BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, REQUEST_SIGNATURE_REQUIRED, SANDBOX_ONLY, IDENTITY_REQUIRED, WALLET_NOT_FOUND, AGENT_NOT_FOUND, WALLET_NOT_DEPLOYED, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
 */
export const issueCard: Standalone<'issueCard'> = /* @__PURE__ */ standalone('issueCard', operations.issueCard);

/**
 * Issue the loan of an accepted offer
 *
 * By the pool's tenant, before the deadline and in ORIGINATION. The principal goes from the pool's cash to the supplier's INTERNAL_BALANCE; for a supplierWallet without a tenant it is recorded only. Cash that other loans have taken since is PRINCIPAL_EXCEEDS_LIMIT. The answer names the loan.
 *
 * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
 *
 * `POST /v1/lending/offers/{id}/issue` · scope lending:write
 *
 * Errors of its own: INVALID_TRANSITION, REQUEST_SIGNATURE_REQUIRED, NOT_ORDER_PARTY, SANDBOX_ONLY, OFFER_NOT_FOUND, OFFER_EXPIRED, POOL_PHASE, PRINCIPAL_EXCEEDS_LIMIT, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
 */
export const issueLendingOffer: Standalone<'issueLendingOffer'> = /* @__PURE__ */ standalone('issueLendingOffer', operations.issueLendingOffer);

/**
 * Issue an eligibility permit
 *
 * For the caller as borrower, with its organization account as subject, signed by the platform issuer, for 30 days. It takes the place of the caller's ACTIVE permit with the same pool, which becomes REVOKED.
 *
 * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
 *
 * `POST /v1/lending/permits` · scope lending:write
 *
 * Errors of its own: BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, SANDBOX_ONLY, POOL_NOT_FOUND, ORG_ACCOUNT_NOT_READY, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
 */
export const issuePermit: Standalone<'issuePermit'> = /* @__PURE__ */ standalone('issuePermit', operations.issuePermit);

/**
 * Issue a credential directly
 *
 * Issues a credential without a verification session. An ACTIVE credential of the same kind becomes REVOKED with reason SUPERSEDED. Sandbox only. Any test key or session may call it; no scope is needed, and it acts on the caller's tenant only.
 *
 * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
 *
 * `POST /v1/test/credentials`
 *
 * Errors of its own: MEMBER_ID_REQUIRED, LEGAL_NAME_REQUIRED, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, SANDBOX_ONLY, MEMBER_NOT_FOUND, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
 */
export const issueTestCredential: Standalone<'issueTestCredential'> = /* @__PURE__ */ standalone('issueTestCredential', operations.issueTestCredential);

/**
 * List agents
 *
 * Lists the tenant's agents, newest first.
 *
 * `GET /v1/agents` · scope members:read
 */
export const listAgents: Standalone<'listAgents'> = /* @__PURE__ */ standalone('listAgents', operations.listAgents);

/**
 * List API keys
 *
 * Lists the tenant's API keys, newest first, with revoked and expired ones. Only a member session of role OWNER or ADMIN may: an API key never manages API keys.
 *
 * `GET /v1/api-keys`
 *
 * Errors of its own: ROLE_NOT_PERMITTED, MEMBER_SESSION_REQUIRED
 */
export const listApiKeys: Standalone<'listApiKeys'> = /* @__PURE__ */ standalone('listApiKeys', operations.listApiKeys);

/**
 * List approval requests
 *
 * Those of the own payments, newest first; the votes of each oldest first.
 *
 * `GET /v1/approvals` · scope payments:read
 */
export const listApprovals: Standalone<'listApprovals'> = /* @__PURE__ */ standalone('listApprovals', operations.listApprovals);

/**
 * List the authority grants of a member
 *
 * Newest version first, in every status. The most recent ACTIVE one that covers an action is the one that counts for it.
 *
 * `GET /v1/members/{memberId}/authorities` · scope members:read
 *
 * Errors of its own: MEMBER_NOT_FOUND
 */
export const listAuthorities: Standalone<'listAuthorities'> = /* @__PURE__ */ standalone('listAuthorities', operations.listAuthorities);

/**
 * List the authorizations of a card
 *
 * Approved and declined ones, newest first, reversals in place.
 *
 * `GET /v1/cards/{id}/authorizations` · scope cards:read
 *
 * Errors of its own: SANDBOX_ONLY, CARD_NOT_FOUND
 */
export const listCardAuthorizations: Standalone<'listCardAuthorizations'> = /* @__PURE__ */ standalone('listCardAuthorizations', operations.listCardAuthorizations);

/**
 * List saved payees
 *
 * The tenant's own, newest first. Member sessions only, no scope.
 *
 * `GET /v1/contacts`
 *
 * Errors of its own: MEMBER_SESSION_REQUIRED
 */
export const listContacts: Standalone<'listContacts'> = /* @__PURE__ */ standalone('listContacts', operations.listContacts);

/**
 * List credentials
 *
 * Lists the credentials of the tenant and its members, newest first.
 *
 * `GET /v1/credentials` · scope identity:read
 */
export const listCredentials: Standalone<'listCredentials'> = /* @__PURE__ */ standalone('listCredentials', operations.listCredentials);

/**
 * List drips
 *
 * Lists the tenant's drips into wallets and accounts, newest first. Live has no drips.
 *
 * `GET /v1/faucet/drips` · scope wallets:fund
 *
 * Errors of its own: FAUCET_NOT_AVAILABLE
 */
export const listDrips: Standalone<'listDrips'> = /* @__PURE__ */ standalone('listDrips', operations.listDrips);

/**
 * List events
 *
 * Lists the events of the tenant's own feed, newest first by `sequence`, or oldest first with `order=asc`. The cursor works in both directions. Each party of a payment has the payment's events in its own feed, as it may read them. Events are kept for 30 days, and no number is ever missing from the feed.
 *
 * `GET /v1/events` · scope webhooks:read
 */
export const listEvents: Standalone<'listEvents'> = /* @__PURE__ */ standalone('listEvents', operations.listEvents);

/**
 * List extractions
 *
 * The tenant's own, newest first.
 *
 * `GET /v1/trade/extractions` · scope trade:read
 *
 * Errors of its own: SANDBOX_ONLY
 */
export const listExtractions: Standalone<'listExtractions'> = /* @__PURE__ */ standalone('listExtractions', operations.listExtractions);

/**
 * List financing pools
 *
 * The tenant's own, newest first.
 *
 * `GET /v1/lending/pools` · scope lending:read
 *
 * Errors of its own: SANDBOX_ONLY
 */
export const listFinancingPools: Standalone<'listFinancingPools'> = /* @__PURE__ */ standalone('listFinancingPools', operations.listFinancingPools);

/**
 * List identities
 *
 * Those of the own tenant and its members, newest first.
 *
 * `GET /v1/identities` · scope identity:read
 */
export const listIdentities: Standalone<'listIdentities'> = /* @__PURE__ */ standalone('listIdentities', operations.listIdentities);

/**
 * List invoices
 *
 * The tenant's own, newest first, in every status.
 *
 * `GET /v1/invoices` · scope invoices:read
 *
 * Errors of its own: SANDBOX_ONLY
 */
export const listInvoices: Standalone<'listInvoices'> = /* @__PURE__ */ standalone('listInvoices', operations.listInvoices);

/**
 * List loans
 *
 * Those in which the tenant is lender, borrower or supplier, newest first.
 *
 * `GET /v1/lending/loans` · scope lending:read
 *
 * Errors of its own: SANDBOX_ONLY
 */
export const listLoans: Standalone<'listLoans'> = /* @__PURE__ */ standalone('listLoans', operations.listLoans);

/**
 * List members
 *
 * Lists the tenant's members, newest first, with removed ones.
 *
 * `GET /v1/members` · scope members:read
 */
export const listMembers: Standalone<'listMembers'> = /* @__PURE__ */ standalone('listMembers', operations.listMembers);

/**
 * List off-ramp payments
 *
 * Lists the payments that the tenant sends or receives, newest first. A recipient sees a payment from the moment that it is known who they are. Payment intents are not in this list.
 *
 * `GET /v1/offramp/payments` · scope ramps:read
 */
export const listOfframpPayments: Standalone<'listOfframpPayments'> = /* @__PURE__ */ standalone('listOfframpPayments', operations.listOfframpPayments);

/**
 * List the versions of the payment policy
 *
 * Newest first; all but the newest are SUPERSEDED.
 *
 * `GET /v1/payment-policy/history` · scope policies:read
 */
export const listPaymentPolicyVersions: Standalone<'listPaymentPolicyVersions'> = /* @__PURE__ */ standalone('listPaymentPolicyVersions', operations.listPaymentPolicyVersions);

/**
 * List payments of both generations
 *
 * Lists intents and legacy payments in one order, newest first: the intents that the tenant sends or receives, and its own legacy payments. A recipient sees an intent from the moment that it is known who they are. Payments of the off-ramp surface are not in this list. The entries have no quotes.
 *
 * `GET /v1/payments` · scope payments:read
 */
export const listPayments: Standalone<'listPayments'> = /* @__PURE__ */ standalone('listPayments', operations.listPayments);

/**
 * List payout destinations
 *
 * Lists the tenant's destinations in every status, newest first.
 *
 * `GET /v1/payout-destinations` · scope ramps:read
 */
export const listPayoutDestinations: Standalone<'listPayoutDestinations'> = /* @__PURE__ */ standalone('listPayoutDestinations', operations.listPayoutDestinations);

/**
 * List eligibility permits
 *
 * The tenant's own, and those with its pools, newest first.
 *
 * `GET /v1/lending/permits` · scope lending:read
 *
 * Errors of its own: SANDBOX_ONLY
 */
export const listPermits: Standalone<'listPermits'> = /* @__PURE__ */ standalone('listPermits', operations.listPermits);

/**
 * List phone aliases
 *
 * Lists the tenant's phone aliases in every status, newest first.
 *
 * `GET /v1/phone-aliases` · scope identity:read
 */
export const listPhoneAliases: Standalone<'listPhoneAliases'> = /* @__PURE__ */ standalone('listPhoneAliases', operations.listPhoneAliases);

/**
 * List policies
 *
 * The tenant's own, newest first; deleted ones are gone.
 *
 * `GET /v1/policies` · scope policies:read
 */
export const listPolicies: Standalone<'listPolicies'> = /* @__PURE__ */ standalone('listPolicies', operations.listPolicies);

/**
 * List what a policy is attached to
 *
 * The attachments that stand, newest first.
 *
 * `GET /v1/policies/{id}/attachments` · scope policies:read
 *
 * Errors of its own: POLICY_NOT_FOUND
 */
export const listPolicyAttachments: Standalone<'listPolicyAttachments'> = /* @__PURE__ */ standalone('listPolicyAttachments', operations.listPolicyAttachments);

/**
 * Read the decision log
 *
 * What policies decided for the tenant, newest first: dry runs, payments and card authorizations. Append-only, kept 400 days; rows of deleted policies stay.
 *
 * `GET /v1/policies/decisions` · scope policies:read
 */
export const listPolicyDecisions: Standalone<'listPolicyDecisions'> = /* @__PURE__ */ standalone('listPolicyDecisions', operations.listPolicyDecisions);

/**
 * List the versions of a policy
 *
 * All of them, oldest first.
 *
 * `GET /v1/policies/{id}/versions` · scope policies:read
 *
 * Errors of its own: POLICY_NOT_FOUND
 */
export const listPolicyVersions: Standalone<'listPolicyVersions'> = /* @__PURE__ */ standalone('listPolicyVersions', operations.listPolicyVersions);

/**
 * List purchase orders
 *
 * Those in which the tenant is borrower, supplier or lender, newest first.
 *
 * `GET /v1/lending/purchase-orders` · scope lending:read
 *
 * Errors of its own: SANDBOX_ONLY
 */
export const listPurchaseOrders: Standalone<'listPurchaseOrders'> = /* @__PURE__ */ standalone('listPurchaseOrders', operations.listPurchaseOrders);

/**
 * List ramps
 *
 * The tenant's own, both directions, newest first.
 *
 * `GET /v1/ramps` · scope ramps:read
 *
 * Errors of its own: SANDBOX_ONLY
 */
export const listRamps: Standalone<'listRamps'> = /* @__PURE__ */ standalone('listRamps', operations.listRamps);

/**
 * List sales orders
 *
 * Those in which the tenant is buyer or seller, newest first.
 *
 * `GET /v1/trade/sales-orders` · scope trade:read
 *
 * Errors of its own: SANDBOX_ONLY
 */
export const listSalesOrders: Standalone<'listSalesOrders'> = /* @__PURE__ */ standalone('listSalesOrders', operations.listSalesOrders);

/**
 * Read the messages that would have been sent
 *
 * Lists the texts and e-mails that the caller's tenant caused, newest first. With `to` it lists every message to exactly that address, whoever caused it. Sandbox only. Any test key or session may call it; no scope is needed, and it acts on the caller's tenant only.
 *
 * `GET /v1/test/messages`
 *
 * Errors of its own: SANDBOX_ONLY
 */
export const listTestMessages: Standalone<'listTestMessages'> = /* @__PURE__ */ standalone('listTestMessages', operations.listTestMessages);

/**
 * List review cases of own payments
 *
 * Lists the review cases of payments that the tenant has sent, newest first. Sandbox only. Any test key or session may call it; no scope is needed, and it acts on the caller's tenant only.
 *
 * `GET /v1/test/review-cases`
 *
 * Errors of its own: SANDBOX_ONLY
 */
export const listTestReviewCases: Standalone<'listTestReviewCases'> = /* @__PURE__ */ standalone('listTestReviewCases', operations.listTestReviewCases);

/**
 * Read what a webhook sink received
 *
 * Lists what a sink has received, newest first, each with the bytes that were signed. Requests that the sink did not answer are listed too. Sandbox only. Any test key or session may call it; no scope is needed, and it acts on the caller's tenant only.
 *
 * `GET /v1/test/webhook-sinks/{id}/requests`
 *
 * Errors of its own: SANDBOX_ONLY, WEBHOOK_SINK_NOT_FOUND
 */
export const listTestWebhookSinkRequests: Standalone<'listTestWebhookSinkRequests'> = /* @__PURE__ */ standalone('listTestWebhookSinkRequests', operations.listTestWebhookSinkRequests);

/**
 * List treasury accounts
 *
 * The tenant's own, newest first, in every status. Balances are not read for a list: totalUsd, balanceUsd, shareBps and driftBps are null.
 *
 * `GET /v1/treasury/accounts` · scope treasury:read
 *
 * Errors of its own: SANDBOX_ONLY
 */
export const listTreasuryAccounts: Standalone<'listTreasuryAccounts'> = /* @__PURE__ */ standalone('listTreasuryAccounts', operations.listTreasuryAccounts);

/**
 * List the rules of an account
 *
 * Newest first, disabled ones too.
 *
 * `GET /v1/treasury/accounts/{id}/rules` · scope treasury:read
 *
 * Errors of its own: SANDBOX_ONLY, TREASURY_ACCOUNT_NOT_FOUND
 */
export const listTreasuryRules: Standalone<'listTreasuryRules'> = /* @__PURE__ */ standalone('listTreasuryRules', operations.listTreasuryRules);

/**
 * List the sweeps of an account
 *
 * By rules and by hand, newest first.
 *
 * `GET /v1/treasury/accounts/{id}/sweeps` · scope treasury:read
 *
 * Errors of its own: SANDBOX_ONLY, TREASURY_ACCOUNT_NOT_FOUND
 */
export const listTreasurySweeps: Standalone<'listTreasurySweeps'> = /* @__PURE__ */ standalone('listTreasurySweeps', operations.listTreasurySweeps);

/**
 * List the own two-factor methods
 *
 * Those of the calling member, newest first, with what the tenant requires and how many count now. Member sessions only, no scope: a key gets TWOFA_AGENT_NOT_PERMITTED.
 *
 * `GET /v1/2fa/factors`
 *
 * Errors of its own: TWOFA_AGENT_NOT_PERMITTED, MEMBER_SESSION_REQUIRED
 */
export const listTwoFactorFactors: Standalone<'listTwoFactorFactors'> = /* @__PURE__ */ standalone('listTwoFactorFactors', operations.listTwoFactorFactors);

/**
 * List the wallets of an identity
 *
 * Its bindings in every status, newest first, without their challenges.
 *
 * `GET /v1/identities/{id}/wallets` · scope identity:read
 *
 * Errors of its own: IDENTITY_NOT_FOUND
 */
export const listWalletBindings: Standalone<'listWalletBindings'> = /* @__PURE__ */ standalone('listWalletBindings', operations.listWalletBindings);

/**
 * List the cards of a wallet
 *
 * Frozen ones included, newest first. Provider cards belong to no wallet.
 *
 * `GET /v1/wallets/{walletId}/cards` · scope cards:read
 *
 * Errors of its own: SANDBOX_ONLY, WALLET_NOT_FOUND
 */
export const listWalletCards: Standalone<'listWalletCards'> = /* @__PURE__ */ standalone('listWalletCards', operations.listWalletCards);

/**
 * List wallets
 *
 * Lists the tenant's wallets of every kind, newest first, without their balances: also its accounts, treasury buckets and escrows of invoices. `total` counts the wallets of all pages.
 *
 * `GET /v1/wallets` · scope wallets:read
 */
export const listWallets: Standalone<'listWallets'> = /* @__PURE__ */ standalone('listWallets', operations.listWallets);

/**
 * List the deliveries of an endpoint
 *
 * Newest first, each with its attempts. Kept as long as the events, 30 days.
 *
 * `GET /v1/webhook-endpoints/{id}/deliveries` · scope webhooks:read
 *
 * Errors of its own: ENDPOINT_NOT_FOUND
 */
export const listWebhookDeliveries: Standalone<'listWebhookDeliveries'> = /* @__PURE__ */ standalone('listWebhookDeliveries', operations.listWebhookDeliveries);

/**
 * List webhook endpoints
 *
 * Those of the tenant, newest first, without secrets; deleted ones are gone.
 *
 * `GET /v1/webhook-endpoints` · scope webhooks:read
 */
export const listWebhookEndpoints: Standalone<'listWebhookEndpoints'> = /* @__PURE__ */ standalone('listWebhookEndpoints', operations.listWebhookEndpoints);

/**
 * Read the escrow of an invoice now
 *
 * Checks the escrow of a SENT invoice now, as the service does every 5 seconds and at every advance of the clock. The invoice becomes FUNDED if the escrow holds the amount, and EXPIRED if `expiresAt` has passed. In any other status, or if the balance cannot be read, nothing changes. Sandbox only. Any test key or session may call it; no scope is needed, and it acts on the caller's tenant only.
 *
 * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
 *
 * `POST /v1/test/invoices/{id}/poll`
 *
 * Errors of its own: SANDBOX_ONLY, INVOICE_NOT_FOUND, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
 */
export const pollTestInvoice: Standalone<'pollTestInvoice'> = /* @__PURE__ */ standalone('pollTestInvoice', operations.pollTestInvoice);

/**
 * Reactivate an authority grant
 *
 * From SUSPENDED only, while its member is ACTIVE; its credential stands again. Reactivating a member does not do this. Invalidated votes stay invalid. Not the own grant, save by the only ACTIVE OWNER.
 *
 * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
 *
 * `POST /v1/members/{memberId}/authorities/{authorityId}/reactivate` · scope members:manage
 *
 * Errors of its own: ROLE_NOT_PERMITTED, MEMBER_NOT_FOUND, AUTHORITY_NOT_FOUND, AUTHORITY_REVOKED, AUTHORITY_NOT_ACTIVE, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
 */
export const reactivateAuthority: Standalone<'reactivateAuthority'> = /* @__PURE__ */ standalone('reactivateAuthority', operations.reactivateAuthority);

/**
 * Reactivate a member
 *
 * Makes a SUSPENDED member ACTIVE again. The member's authority grants stay suspended until each of them is reactivated.
 *
 * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
 *
 * `POST /v1/members/{id}/reactivate` · scope members:manage
 *
 * Errors of its own: INVALID_TRANSITION, ROLE_NOT_PERMITTED, MEMBER_NOT_FOUND, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
 */
export const reactivateMember: Standalone<'reactivateMember'> = /* @__PURE__ */ standalone('reactivateMember', operations.reactivateMember);

/**
 * Decide an authorization of the card issuer
 *
 * Decides whether a card may be used, while the merchant waits. The same checks as for a simulated authorization
 * run in the same order, and the answer names the first one that failed.
 *
 * The operation is public, and the signature is the credential: `v1=` and the HMAC-SHA256, in lower case hex, of
 * `<timestamp>.<raw body>`, keyed by `PROVIDER_WEBHOOK_SECRET_CARD_ISSUER`. Without that secret the operation is
 * switched off and answers UNKNOWN_PROVIDER.
 *
 * An authorizationId is decided once. Sent again, it gets the same answer, and nothing is counted twice; with
 * another card or amount it is CARD_AUTHORIZATION_CONFLICT. A balance that cannot be read within a second is a
 * decline with INSUFFICIENT_MULTISIG_BALANCE.
 *
 * **Sent again**: `Idempotency-Key` is ignored; the rules above say what a repetition does.
 *
 * `POST /v1/webhooks/card-issuer/authorizations`
 *
 * Errors of its own: UNKNOWN_PROVIDER, EMPTY_BODY, BODY_TOO_LARGE, WEBHOOK_SIGNATURE_INVALID, WEBHOOK_REPLAY_WINDOW, CARD_NOT_FOUND, CARD_AUTHORIZATION_CONFLICT
 */
export const receiveCardAuthorization: Standalone<'receiveCardAuthorization'> = /* @__PURE__ */ standalone('receiveCardAuthorization', operations.receiveCardAuthorization);

/**
 * Take a reversal of the card issuer
 *
 * Gives back what an authorization took, in part or whole. The windows in which the authorization happened are
 * credited, where they are still current.
 *
 * The operation is public and signed like the issuer's authorizations. A reversalId is taken once: sent again, it
 * changes nothing and answers `duplicate` true. An authorization that was declined or given back whole is
 * INVALID_TRANSITION, more than the rest is INVALID_AMOUNT.
 *
 * **Sent again**: `Idempotency-Key` is ignored; the rules above say what a repetition does.
 *
 * `POST /v1/webhooks/card-issuer/reversals`
 *
 * Errors of its own: UNKNOWN_PROVIDER, EMPTY_BODY, INVALID_TRANSITION, INVALID_AMOUNT, BODY_TOO_LARGE, WEBHOOK_SIGNATURE_INVALID, WEBHOOK_REPLAY_WINDOW, CARD_AUTHORIZATION_NOT_FOUND, CARD_AUTHORIZATION_CONFLICT
 */
export const receiveCardReversal: Standalone<'receiveCardReversal'> = /* @__PURE__ */ standalone('receiveCardReversal', operations.receiveCardReversal);

/**
 * Receive an event of a provider
 *
 * Takes an event from a payout provider or a funding partner. The operation is public, and the signature is the
 * credential: `v1=` and the HMAC-SHA256, in lower case hex, of `<timestamp>.<raw body>`, keyed by
 * `PROVIDER_WEBHOOK_SECRET_<PROVIDER>`.
 *
 * The checks come in the order of the errors: provider, body, signature, age, and last the form of the body. An
 * event is processed once for its provider and `eventId`. Webhooks and polls follow the same rules, and whichever
 * comes first decides. An event that matches nothing, comes late or changes nothing is stored. It is answered with
 * 200, so that the provider does not send it again.
 *
 * `providerRef` is the provider's own reference of a payout, the deal of a deposit, or the payout destination that
 * the provider has checked; CANCELED revokes that destination.
 *
 * **Sent again**: `Idempotency-Key` is ignored; the rules above say what a repetition does.
 *
 * `POST /v1/webhooks/providers/{provider}`
 *
 * Errors of its own: UNKNOWN_PROVIDER, EMPTY_BODY, BODY_TOO_LARGE, WEBHOOK_SIGNATURE_INVALID, WEBHOOK_REPLAY_WINDOW
 */
export const receiveProviderWebhook: Standalone<'receiveProviderWebhook'> = /* @__PURE__ */ standalone('receiveProviderWebhook', operations.receiveProviderWebhook);

/**
 * Receive news of a verification
 *
 * Takes the word of the verification provider that a session has changed. The operation is public, and the signature
 * is the credential: `v1=` and the HMAC-SHA256, in lower case hex, of `<timestamp>.<raw body>`, keyed by
 * `PROVIDER_WEBHOOK_SECRET_VERIFICATION`.
 *
 * The checks come in the order of the errors: provider, body, signature, age, and last the form of the body. The
 * news itself decides nothing: the provider is asked how the session stands, so that news that comes twice or out of
 * order changes nothing. News of a session that nobody here has begun is answered with 200.
 *
 * **Sent again**: `Idempotency-Key` is ignored; the rules above say what a repetition does.
 *
 * `POST /v1/webhooks/verification`
 *
 * Errors of its own: UNKNOWN_PROVIDER, EMPTY_BODY, BODY_TOO_LARGE, WEBHOOK_SIGNATURE_INVALID, WEBHOOK_REPLAY_WINDOW
 */
export const receiveVerificationWebhook: Standalone<'receiveVerificationWebhook'> = /* @__PURE__ */ standalone('receiveVerificationWebhook', operations.receiveVerificationWebhook);

/**
 * Record the delivery of an order
 *
 * By the seller, once, in ACCEPTED; the order becomes DELIVERED. The uploads are the seller's own.
 *
 * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
 *
 * `POST /v1/trade/sales-orders/{id}/delivery` · scope trade:write
 *
 * Errors of its own: INVALID_TRANSITION, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, NOT_ORDER_PARTY, SANDBOX_ONLY, SALES_ORDER_NOT_FOUND, UPLOAD_NOT_FOUND, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
 */
export const recordSalesOrderDelivery: Standalone<'recordSalesOrderDelivery'> = /* @__PURE__ */ standalone('recordSalesOrderDelivery', operations.recordSalesOrderDelivery);

/**
 * Deliver an event again
 *
 * Begins a new series of attempts, now, in any status of the delivery; the webhook-id stays that of the event. A delivery whose endpoint was deleted stays as it is.
 *
 * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
 *
 * `POST /v1/webhook-deliveries/{id}/redeliver` · scope webhooks:manage
 *
 * Errors of its own: DELIVERY_NOT_FOUND, ENDPOINT_NOT_FOUND, ENDPOINT_DISABLED, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
 */
export const redeliverWebhookDelivery: Standalone<'redeliverWebhookDelivery'> = /* @__PURE__ */ standalone('redeliverWebhookDelivery', operations.redeliverWebhookDelivery);

/**
 * Check a held payment again now
 *
 * Checks a held payment now instead of with the next sweep. The sender and the recipient may, in COMPLIANCE_HOLD and PAYOUT_SELECTION_REQUIRED. Sandbox only. Any test key or session may call it; no scope is needed, and it acts on the caller's tenant only.
 *
 * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
 *
 * `POST /v1/test/payments/{id}/reevaluate`
 *
 * Errors of its own: INVALID_TRANSITION, SANDBOX_ONLY, PAYMENT_NOT_FOUND, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
 */
export const reevaluateTestPayment: Standalone<'reevaluateTestPayment'> = /* @__PURE__ */ standalone('reevaluateTestPayment', operations.reevaluateTestPayment);

/**
 * Ask the provider again
 *
 * Re-reads the provider and answers the status read; what the provider took back is SUSPENDED, or REVOKED with reason PROVIDER, and what it restored is ACTIVE again. A suspension by the platform stays. Only credentials of a verification session have a provider behind them. A REVOKED or EXPIRED one is answered as it stands: nothing brings it back. A provider that does not answer, or is switched off, is PROVIDER_UNAVAILABLE.
 *
 * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
 *
 * `POST /v1/credentials/{id}/refresh` · scope identity:write
 *
 * Errors of its own: CREDENTIAL_NOT_FOUND, CREDENTIAL_NOT_REFRESHABLE, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED, PROVIDER_UNAVAILABLE
 */
export const refreshCredential: Standalone<'refreshCredential'> = /* @__PURE__ */ standalone('refreshCredential', operations.refreshCredential);

/**
 * Propose the payment back to the payer
 *
 * From FUNDED, DELIVERED and EXPIRED. Proposes all that the escrow really holds to the payer, not the invoiced amount; an escrow that holds nothing is INVOICE_NOTHING_TO_REFUND. The invoice stays as it is until that payment completes; cancelling or failing it clears settlement. Payer, payee or arbiter sign; anyone of this tenant with payments:create submits their signatures with POST /v1/payments/{id}/sign: the first moves the payment to SIGNING, the second executes it. Only one settlement can be in flight. Two-factor protection does not apply.
 *
 * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
 *
 * `POST /v1/invoices/{id}/refund` · scope invoices:release
 *
 * Errors of its own: INVALID_TRANSITION, REQUEST_SIGNATURE_REQUIRED, POLICY_DENIED, SANDBOX_ONLY, INVOICE_NOT_FOUND, SETTLEMENT_IN_FLIGHT, INVOICE_NOTHING_TO_REFUND, WALLET_NOT_DEPLOYED, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED, BALANCE_UNAVAILABLE, POLICY_UNAVAILABLE
 */
export const refundInvoice: Standalone<'refundInvoice'> = /* @__PURE__ */ standalone('refundInvoice', operations.refundInvoice);

/**
 * Register the member's signing address
 *
 * Registers the EVM address that signs for the member. Only the member's own session may. The signature proves that the member holds the address. Registering another address replaces it.
 *
 * **Sent again**: repeating the request is safe. `Idempotency-Key` is ignored.
 *
 * `PUT /v1/members/{id}/signer`
 *
 * Errors of its own: INVALID_WALLET_ADDRESS, SIGNER_SIGNATURE_INVALID, INVALID_TRANSITION, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, ROLE_NOT_PERMITTED, MEMBER_SESSION_REQUIRED, MEMBER_NOT_FOUND
 */
export const registerMemberSigner: Standalone<'registerMemberSigner'> = /* @__PURE__ */ standalone('registerMemberSigner', operations.registerMemberSigner);

/**
 * Register a purchase order with a pool
 *
 * The caller becomes the borrower, with its organization account as address. It is the buyer of the sales order, the seller gets NOT_ORDER_PARTY, or the extraction is its own. The supplier of a sales order is its seller, named by supplierTenantId: a repaid loan settles the order, so the seller itself accepts to be paid by a loan. A document may have any other tenant as supplier, or a supplierWallet alone; for a wallet alone the borrower accepts later. Any other supplier is VALIDATION_FAILED. A sales order has to be financeable, an extraction APPROVED and without another purchase order, else ORDER_NOT_FINANCEABLE; a face amount above the total is INVALID_AMOUNT.
 *
 * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
 *
 * `POST /v1/lending/purchase-orders` · scope lending:write
 *
 * Errors of its own: INVALID_WALLET_ADDRESS, INVALID_AMOUNT, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, NOT_ORDER_PARTY, SANDBOX_ONLY, POOL_NOT_FOUND, SALES_ORDER_NOT_FOUND, EXTRACTION_NOT_FOUND, TENANT_NOT_FOUND, ORG_ACCOUNT_NOT_READY, ORDER_NOT_FINANCEABLE, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
 */
export const registerPurchaseOrder: Standalone<'registerPurchaseOrder'> = /* @__PURE__ */ standalone('registerPurchaseOrder', operations.registerPurchaseOrder);

/**
 * Reinstate a credential
 *
 * Reinstates a SUSPENDED credential, which clears the hold. Sandbox only. Any test key or session may call it; no scope is needed, and it acts on the caller's tenant only.
 *
 * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
 *
 * `POST /v1/test/credentials/{id}/reinstate`
 *
 * Errors of its own: INVALID_TRANSITION, SANDBOX_ONLY, CREDENTIAL_NOT_FOUND, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
 */
export const reinstateTestCredential: Standalone<'reinstateTestCredential'> = /* @__PURE__ */ standalone('reinstateTestCredential', operations.reinstateTestCredential);

/**
 * Reject an approval request
 *
 * The same as sign with decision REJECT: one rejection decides. The payment ends CANCELED, or REFUND_PENDING when it is funded, with failureReason APPROVAL_REJECTED. Votes come from member sessions; any API key is APPROVAL_REQUIRES_MEMBER. The voter is an ACTIVE member with an ACTIVE grant of payment.approve, of the request's group where it has one, never the initiator, who cancels instead, and votes once. The text of an optional signature says decision: REJECT.
 *
 * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
 *
 * `POST /v1/approvals/{id}/reject` · scope payments:execute
 *
 * Errors of its own: NO_SIGNER_ADDRESS, APPROVAL_SIGNATURE_INVALID, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, APPROVAL_REQUIRES_MEMBER, SELF_APPROVAL_FORBIDDEN, AUTHORITY_MISSING, APPROVAL_GROUP_MISMATCH, APPROVAL_NOT_FOUND, APPROVAL_NOT_PENDING, ALREADY_VOTED, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED, CHAIN_UNAVAILABLE
 */
export const rejectApproval: Standalone<'rejectApproval'> = /* @__PURE__ */ standalone('rejectApproval', operations.rejectApproval);

/**
 * Propose the payment to the payee
 *
 * From FUNDED and DELIVERED, never from EXPIRED. Proposes the invoiced amount out of the escrow to the payee; an excess stays there. The invoice stays as it is until that payment completes; cancelling or failing it clears settlement. Payer, payee or arbiter sign; anyone of this tenant with payments:create submits their signatures with POST /v1/payments/{id}/sign: the first moves the payment to SIGNING, the second executes it. Only one settlement can be in flight. Two-factor protection does not apply.
 *
 * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
 *
 * `POST /v1/invoices/{id}/release` · scope invoices:release
 *
 * Errors of its own: INVALID_TRANSITION, REQUEST_SIGNATURE_REQUIRED, INSUFFICIENT_FUNDS, POLICY_DENIED, SANDBOX_ONLY, INVOICE_NOT_FOUND, SETTLEMENT_IN_FLIGHT, WALLET_NOT_DEPLOYED, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED, POLICY_UNAVAILABLE, BALANCE_UNAVAILABLE
 */
export const releaseInvoice: Standalone<'releaseInvoice'> = /* @__PURE__ */ standalone('releaseInvoice', operations.releaseInvoice);

/**
 * Remove a saved payee
 *
 * It matches no payee any more; doing it again is not found. Member sessions only, no scope.
 *
 * **Sent again**: repeating the request is safe. `Idempotency-Key` is ignored.
 *
 * `DELETE /v1/contacts/{id}`
 *
 * Errors of its own: MEMBER_SESSION_REQUIRED, CONTACT_NOT_FOUND
 */
export const removeContact: Standalone<'removeContact'> = /* @__PURE__ */ standalone('removeContact', operations.removeContact);

/**
 * Remove a member
 *
 * Ends a membership and revokes the member's authority grants and every API key that acts for the member; a new invitation brings neither back. The last ACTIVE OWNER cannot be removed. An API key removes neither an OWNER nor an ADMIN. Removing a member again answers the same record.
 *
 * **Sent again**: repeating the request is safe. `Idempotency-Key` is ignored.
 *
 * `DELETE /v1/members/{id}` · scope members:manage
 *
 * Errors of its own: ROLE_NOT_PERMITTED, MEMBER_NOT_FOUND, LAST_OWNER
 */
export const removeMember: Standalone<'removeMember'> = /* @__PURE__ */ standalone('removeMember', operations.removeMember);

/**
 * Remove a two-factor method
 *
 * One of the calling member. A PENDING one always goes. While protection is enabled, a verified one stays when otherwise the usable ones would be fewer than required, or only EMAIL and SMS would remain: TWOFA_FACTOR_REQUIRED. Doing it again is not found. Member sessions only, no scope: a key gets TWOFA_AGENT_NOT_PERMITTED.
 *
 * **Sent again**: repeating the request is safe. `Idempotency-Key` is ignored.
 *
 * `DELETE /v1/2fa/factors/{id}`
 *
 * Errors of its own: TWOFA_AGENT_NOT_PERMITTED, MEMBER_SESSION_REQUIRED, FACTOR_NOT_FOUND, TWOFA_FACTOR_REQUIRED
 */
export const removeTwoFactorFactor: Standalone<'removeTwoFactorFactor'> = /* @__PURE__ */ standalone('removeTwoFactorFactor', operations.removeTwoFactorFactor);

/**
 * Repay a loan, in part or whole
 *
 * By the borrower, from its INTERNAL_BALANCE: the smaller of maxAmount and what is owed, interest first, then principal. Allowed in ACTIVE, GRACE and DEFAULTED; when nothing is owed any more the loan and its purchase order are REPAID.
 *
 * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
 *
 * `POST /v1/lending/loans/{id}/repay` · scope lending:write
 *
 * Errors of its own: INVALID_TRANSITION, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, REQUEST_SIGNATURE_REQUIRED, INSUFFICIENT_FUNDS, NOT_ORDER_PARTY, SANDBOX_ONLY, LOAN_NOT_FOUND, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
 */
export const repayLoan: Standalone<'repayLoan'> = /* @__PURE__ */ standalone('repayLoan', operations.repayLoan);

/**
 * Send past events again
 *
 * Queues the events of since to until that match the endpoint's types, oldest first, at most 1000; go on with since at the last of them. An event that this endpoint had gets a new series of attempts in the same delivery, one that it missed while DISABLED gets its delivery now; the webhook-id is the event's either way. Events are kept 30 days.
 *
 * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
 *
 * `POST /v1/webhook-endpoints/{id}/replay` · scope webhooks:manage
 *
 * Errors of its own: BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, ENDPOINT_NOT_FOUND, ENDPOINT_DISABLED, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
 */
export const replayWebhookEndpoint: Standalone<'replayWebhookEndpoint'> = /* @__PURE__ */ standalone('replayWebhookEndpoint', operations.replayWebhookEndpoint);

/**
 * Send a new claim link
 *
 * Sends a new claim link to the contact of an OPEN claim. Only the sender of the payment may. The new link voids the one before, together with its codes and its ticket. A claim gets at most 3 links a day; beyond that the answer is 429 with Retry-After. Where public claims are switched off, the answer is 404 ROUTE_NOT_FOUND.
 *
 * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
 *
 * `POST /v1/offramp/payments/{id}/claim/resend` · scope ramps:write
 *
 * Errors of its own: INVALID_TRANSITION, REQUEST_SIGNATURE_REQUIRED, NOT_SENDER, ROUTE_NOT_FOUND, PAYMENT_NOT_FOUND, CLAIM_NOT_FOUND, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
 */
export const resendOfframpPaymentClaim: Standalone<'resendOfframpPaymentClaim'> = /* @__PURE__ */ standalone('resendOfframpPaymentClaim', operations.resendOfframpPaymentClaim);

/**
 * Send a new code
 *
 * Sends a new code to an alias that is PENDING or REVERIFICATION_REQUIRED. The new code voids the old one. The number of codes is limited; beyond that the answer is 429 with Retry-After.
 *
 * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
 *
 * `POST /v1/phone-aliases/{id}/resend` · scope identity:write
 *
 * Errors of its own: INVALID_TRANSITION, PHONE_ALIAS_NOT_FOUND, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
 */
export const resendPhoneAliasCode: Standalone<'resendPhoneAliasCode'> = /* @__PURE__ */ standalone('resendPhoneAliasCode', operations.resendPhoneAliasCode);

/**
 * Send a new enrollment code
 *
 * For a PENDING EMAIL or SMS factor of the calling member; the new code voids the old one, wrong answers stay counted. TOTP and IDP_MFA have no code: VALIDATION_FAILED. 30 seconds apart, 5 per factor, beyond that 429 with Retry-After. Member sessions only, no scope: a key gets TWOFA_AGENT_NOT_PERMITTED.
 *
 * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
 *
 * `POST /v1/2fa/factors/{id}/resend`
 *
 * Errors of its own: INVALID_TRANSITION, TWOFA_AGENT_NOT_PERMITTED, MEMBER_SESSION_REQUIRED, FACTOR_NOT_FOUND, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
 */
export const resendTwoFactorFactorCode: Standalone<'resendTwoFactorFactorCode'> = /* @__PURE__ */ standalone('resendTwoFactorFactorCode', operations.resendTwoFactorFactorCode);

/**
 * Ask whether a payment DID can be paid
 *
 * Answers whether a payment DID can be paid. A well-formed DID that cannot be paid is answered with `resolvable: false`, so that nobody can tell whether it is unknown, reserved or not verified yet. An alias is answered with the DID that it leads to.
 *
 * `GET /v1/dids/resolve` · scope identity:read
 *
 * Errors of its own: INVALID_DID, DID_NOT_RESOLVABLE
 */
export const resolveDid: Standalone<'resolveDid'> = /* @__PURE__ */ standalone('resolveDid', operations.resolveDid);

/**
 * Resolve a DID by the W3C standard
 *
 * Resolves a payment DID by the W3C DID resolution standard. The operation is public, pages of any origin may read it, and it may be cached for 60 seconds. A failure is answered with the error envelope, and `details.didResolutionMetadata.error` has the standard's word: `invalidDid` with INVALID_DID, `methodNotSupported` with DID_NOT_RESOLVABLE, `notFound` with IDENTITY_NOT_FOUND.
 *
 * `GET /1.0/identifiers/{did}`
 *
 * Errors of its own: INVALID_DID, DID_NOT_RESOLVABLE, IDENTITY_NOT_FOUND
 */
export const resolveDidDocument: Standalone<'resolveDidDocument'> = /* @__PURE__ */ standalone('resolveDidDocument', operations.resolveDidDocument);

/**
 * Decide a review case
 *
 * Decides a review case. RELEASE clears its reason for this payment permanently, and the payment is checked again; a released POST_DELIVERY_RETURN credits the sender. REJECT ends the payment with REVIEW_REJECTED. Sandbox only. Any test key or session may call it; no scope is needed, and it acts on the caller's tenant only.
 *
 * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
 *
 * `POST /v1/test/review-cases/{id}/resolve`
 *
 * Errors of its own: BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, SANDBOX_ONLY, REVIEW_CASE_NOT_FOUND, REVIEW_CASE_RESOLVED, REVIEW_CASE_NOT_OPEN, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
 */
export const resolveTestReviewCase: Standalone<'resolveTestReviewCase'> = /* @__PURE__ */ standalone('resolveTestReviewCase', operations.resolveTestReviewCase);

/**
 * Accept, send back or reject an order
 *
 * By the seller, in SUBMITTED. accept sets sellerSigned and salesOrderHash; request-changes needs a note, which becomes changeNote; reject is the end.
 *
 * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
 *
 * `POST /v1/trade/sales-orders/{id}/respond` · scope trade:write
 *
 * Errors of its own: NOTE_REQUIRED, INVALID_TRANSITION, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, NOT_ORDER_PARTY, SANDBOX_ONLY, SALES_ORDER_NOT_FOUND, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
 */
export const respondToSalesOrder: Standalone<'respondToSalesOrder'> = /* @__PURE__ */ standalone('respondToSalesOrder', operations.respondToSalesOrder);

/**
 * Resume an agent
 *
 * Makes a SUSPENDED agent ACTIVE again, so that its keys work. Only a member session may.
 *
 * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
 *
 * `POST /v1/agents/{id}/resume` · scope members:manage
 *
 * Errors of its own: INVALID_TRANSITION, MEMBER_SESSION_REQUIRED, AGENT_NOT_FOUND, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
 */
export const resumeAgent: Standalone<'resumeAgent'> = /* @__PURE__ */ standalone('resumeAgent', operations.resumeAgent);

/**
 * Give back what a card took
 *
 * In part or whole, as often as something is left. Credits the windows in which the authorization happened, where they are still current. A declined or wholly reversed one is INVALID_TRANSITION, more than the rest INVALID_AMOUNT. Sandbox only. Any test key or session may call it; no scope is needed, and it acts on the caller's tenant only.
 *
 * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
 *
 * `POST /v1/test/cards/{id}/authorizations/{authorizationId}/reverse`
 *
 * Errors of its own: INVALID_TRANSITION, INVALID_AMOUNT, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, SANDBOX_ONLY, CARD_NOT_FOUND, CARD_AUTHORIZATION_NOT_FOUND, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
 */
export const reverseTestCardAuthorization: Standalone<'reverseTestCardAuthorization'> = /* @__PURE__ */ standalone('reverseTestCardAuthorization', operations.reverseTestCardAuthorization);

/**
 * Revoke an API key
 *
 * Revokes an API key from the next request on. Only a member session of role OWNER or ADMIN may. Revoking it again answers the same record.
 *
 * **Sent again**: repeating the request is safe. `Idempotency-Key` is ignored.
 *
 * `DELETE /v1/api-keys/{id}`
 *
 * Errors of its own: ROLE_NOT_PERMITTED, MEMBER_SESSION_REQUIRED, API_KEY_NOT_FOUND
 */
export const revokeApiKey: Standalone<'revokeApiKey'> = /* @__PURE__ */ standalone('revokeApiKey', operations.revokeApiKey);

/**
 * Revoke an authority grant
 *
 * Revokes a grant permanently, and its credential with it. Revoking it again is refused, unlike other deletions. Votes of open requests no longer count if the member has no other ACTIVE grant to approve.
 *
 * **Sent again**: repeating the request is safe. `Idempotency-Key` is ignored.
 *
 * `DELETE /v1/members/{memberId}/authorities/{authorityId}` · scope members:manage
 *
 * Errors of its own: MEMBER_NOT_FOUND, AUTHORITY_NOT_FOUND, AUTHORITY_REVOKED
 */
export const revokeAuthority: Standalone<'revokeAuthority'> = /* @__PURE__ */ standalone('revokeAuthority', operations.revokeAuthority);

/**
 * Revoke a payout destination
 *
 * Revokes a destination permanently. Payments that were going there are held or quoted again. If it was the default, the ACTIVE destination with the lowest priority becomes the default. A REVOKED destination cannot be revoked again.
 *
 * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
 *
 * `POST /v1/payout-destinations/{id}/revoke` · scope ramps:write
 *
 * Errors of its own: REQUEST_SIGNATURE_REQUIRED, DESTINATION_NOT_FOUND, DESTINATION_REVOKED, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
 */
export const revokePayoutDestination: Standalone<'revokePayoutDestination'> = /* @__PURE__ */ standalone('revokePayoutDestination', operations.revokePayoutDestination);

/**
 * Remove a phone number
 *
 * Removes a phone number from the tenant: payments to it no longer reach the tenant. An alias that is REVOKED or REPLACED already is answered as it is.
 *
 * **Sent again**: repeating the request is safe. `Idempotency-Key` is ignored.
 *
 * `DELETE /v1/phone-aliases/{id}` · scope identity:write
 *
 * Errors of its own: PHONE_ALIAS_NOT_FOUND
 */
export const revokePhoneAlias: Standalone<'revokePhoneAlias'> = /* @__PURE__ */ standalone('revokePhoneAlias', operations.revokePhoneAlias);

/**
 * Revoke a credential
 *
 * Revokes a credential permanently, with reason OPERATOR. Payments to its subject are held. Sandbox only. Any test key or session may call it; no scope is needed, and it acts on the caller's tenant only.
 *
 * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
 *
 * `POST /v1/test/credentials/{id}/revoke`
 *
 * Errors of its own: INVALID_TRANSITION, SANDBOX_ONLY, CREDENTIAL_NOT_FOUND, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
 */
export const revokeTestCredential: Standalone<'revokeTestCredential'> = /* @__PURE__ */ standalone('revokeTestCredential', operations.revokeTestCredential);

/**
 * Take a wallet from an identity
 *
 * Revokes a PENDING or ACTIVE wallet binding permanently. The wallet no longer signs for the identity and can be bound anew. Rotations of it that are pending become stale.
 *
 * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
 *
 * `POST /v1/identities/{id}/wallets/{bindingId}/revoke` · scope identity:write
 *
 * Errors of its own: INVALID_TRANSITION, IDENTITY_NOT_FOUND, WALLET_BINDING_NOT_FOUND, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
 */
export const revokeWalletBinding: Standalone<'revokeWalletBinding'> = /* @__PURE__ */ standalone('revokeWalletBinding', operations.revokeWalletBinding);

/**
 * Start replacing a wallet
 *
 * Answers a new PENDING binding of the same identity, chain and type, with its challenge. The bound wallet stays ACTIVE until the new one is verified. Several rotations can be pending; the first that is verified makes the others stale.
 *
 * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
 *
 * `POST /v1/identities/{id}/wallets/{bindingId}/rotate` · scope identity:write
 *
 * Errors of its own: INVALID_WALLET_ADDRESS, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, IDENTITY_NOT_FOUND, WALLET_BINDING_NOT_FOUND, WALLET_BINDING_NOT_ACTIVE, WALLET_ALREADY_BOUND, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
 */
export const rotateWalletBinding: Standalone<'rotateWalletBinding'> = /* @__PURE__ */ standalone('rotateWalletBinding', operations.rotateWalletBinding);

/**
 * Replace the signing secret
 *
 * Both secrets sign every delivery during the grace, so that receivers can change over. With graceSeconds 0 the one before stops at once; rotating again during a grace ends that of the oldest. In any status. The answer shows the new secret once.
 *
 * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
 *
 * `POST /v1/webhook-endpoints/{id}/rotate-secret` · scope webhooks:manage
 *
 * Errors of its own: BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, ENDPOINT_NOT_FOUND, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
 */
export const rotateWebhookEndpointSecret: Standalone<'rotateWebhookEndpointSecret'> = /* @__PURE__ */ standalone('rotateWebhookEndpointSecret', operations.rotateWebhookEndpointSecret);

/**
 * Run a treasury rule now
 *
 * As the runner would, whether it is enabled or not and whatever its interval; it counts as a run. What stops a run is no refusal but its lastOutcome, a denial by policy and an unreadable balance included. sweep is null unless the outcome is PROPOSED. Sandbox only. Any test key or session may call it; no scope is needed, and it acts on the caller's tenant only.
 *
 * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
 *
 * `POST /v1/test/treasury/rules/{ruleId}/run`
 *
 * Errors of its own: SANDBOX_ONLY, TREASURY_RULE_NOT_FOUND, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
 */
export const runTestTreasuryRule: Standalone<'runTestTreasuryRule'> = /* @__PURE__ */ standalone('runTestTreasuryRule', operations.runTestTreasuryRule);

/**
 * Attempt the deliveries that wait
 *
 * Makes one attempt of every PENDING delivery of the tenant, however long it would wait, after queueing its new events. Deliveries to DISABLED endpoints go on waiting. Ten runs complete a series of attempts. Sandbox only. Any test key or session may call it; no scope is needed, and it acts on the caller's tenant only.
 *
 * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
 *
 * `POST /v1/test/webhook-deliveries/run`
 *
 * Errors of its own: SANDBOX_ONLY, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
 */
export const runTestWebhookDeliveries: Standalone<'runTestWebhookDeliveries'> = /* @__PURE__ */ standalone('runTestWebhookDeliveries', operations.runTestWebhookDeliveries);

/**
 * Select a route
 *
 * Selects the quote that is to be paid. Only the recipient may, as often as needed: the last selection counts. The status does not change. If the quote has expired, the request is refused and a fresh set is quoted.
 *
 * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
 *
 * `POST /v1/offramp/payments/{id}/select-route` · scope ramps:write
 *
 * Errors of its own: INVALID_TRANSITION, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, REQUEST_SIGNATURE_REQUIRED, RECIPIENT_CONSENT_REQUIRED, PAYMENT_NOT_FOUND, ROUTE_QUOTE_NOT_AVAILABLE, RECIPIENT_UNRESOLVED, ROUTE_QUOTE_EXPIRED, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
 */
export const selectOfframpPaymentRoute: Standalone<'selectOfframpPaymentRoute'> = /* @__PURE__ */ standalone('selectOfframpPaymentRoute', operations.selectOfframpPaymentRoute);

/**
 * Select a route of an intent
 *
 * Selects the quote that is to be paid. Only the recipient may, on this surface too, as often as needed: the last selection counts. The status does not change. If the quote has expired, the request is refused and a fresh set is quoted. A legacy payment is INVALID_TRANSITION with `details.generation`.
 *
 * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
 *
 * `POST /v1/payments/{id}/select-route` · scope payments:execute
 *
 * Errors of its own: INVALID_TRANSITION, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, REQUEST_SIGNATURE_REQUIRED, RECIPIENT_CONSENT_REQUIRED, PAYMENT_NOT_FOUND, ROUTE_QUOTE_NOT_AVAILABLE, RECIPIENT_UNRESOLVED, ROUTE_QUOTE_EXPIRED, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
 */
export const selectPaymentRoute: Standalone<'selectPaymentRoute'> = /* @__PURE__ */ standalone('selectPaymentRoute', operations.selectPaymentRoute);

/**
 * Send a code to the contact of the claim
 *
 * Sends a code of six digits to the contact on the claim. The operation is public, and the caller cannot choose the contact: a body is refused with 400. A code is valid for 10 minutes, and a new one voids the one before. The next code can be sent after 60 seconds. One phone gets at most 3 codes an hour and 6 a day, one address can ask for 10 an hour; beyond that the answer is 429 with Retry-After. Where public claims are switched off, the answer is 404 ROUTE_NOT_FOUND.
 *
 * **Sent again**: `Idempotency-Key` is ignored; the rules above say what a repetition does.
 *
 * `POST /v1/claims/{claimToken}/otp`
 *
 * Errors of its own: ROUTE_NOT_FOUND, CLAIM_NOT_FOUND, CLAIM_LINK_GONE
 */
export const sendClaimOtp: Standalone<'sendClaimOtp'> = /* @__PURE__ */ standalone('sendClaimOtp', operations.sendClaimOtp);

/**
 * Send an invoice
 *
 * Provisions the escrow: a 2-of-3 multisig of payer, payee and arbiter, whose address is known at once and which is deployed in the background. The arbiter is a permanent owner, so the escrow is custodial with an arbiter, not trustless. Only a DRAFT whose expiresAt has not passed: else INVALID_TRANSITION. From now on the public view shows it, and its balance is watched.
 *
 * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
 *
 * `POST /v1/invoices/{id}/send` · scope invoices:write
 *
 * Errors of its own: INVALID_TRANSITION, SANDBOX_ONLY, INVOICE_NOT_FOUND, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
 */
export const sendInvoice: Standalone<'sendInvoice'> = /* @__PURE__ */ standalone('sendInvoice', operations.sendInvoice);

/**
 * Let a provider send a webhook
 *
 * Sends a provider's webhook about a payment of which the tenant is sender or recipient: builds it, signs it, posts it to this service and answers with the service's response. Before the payment is submitted nothing matches. A past `occurredAt` makes a late event, an `eventId` that was used before a repetition, and `timestamp` a request outside the replay window. Sandbox only. Any test key or session may call it; no scope is needed, and it acts on the caller's tenant only.
 *
 * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
 *
 * `POST /v1/test/provider-webhooks`
 *
 * Errors of its own: UNKNOWN_PROVIDER, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, WEBHOOK_REPLAY_WINDOW, SANDBOX_ONLY, PAYMENT_NOT_FOUND, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
 */
export const sendTestProviderWebhook: Standalone<'sendTestProviderWebhook'> = /* @__PURE__ */ standalone('sendTestProviderWebhook', operations.sendTestProviderWebhook);

/**
 * Send or resend the code of a challenge
 *
 * To a usable EMAIL or SMS factor of the member; TOTP and IDP_MFA, and factors that do not count yet, are VALIDATION_FAILED. The message states amount and destination, so that nobody approves what they did not start. Six digits, 10 minutes; a newer code voids the one before. 30 seconds apart, 5 per challenge, beyond that 429 with Retry-After. An EXPIRED challenge answers TWOFA_CHALLENGE_EXPIRED, a CANCELLED one TWOFA_TOO_MANY_ATTEMPTS, a SATISFIED or REDEEMED one INVALID_TRANSITION. Member sessions only, no scope: a key gets TWOFA_AGENT_NOT_PERMITTED.
 *
 * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
 *
 * `POST /v1/2fa/challenges/{id}/send`
 *
 * Errors of its own: INVALID_TRANSITION, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, TWOFA_AGENT_NOT_PERMITTED, TWOFA_CHALLENGE_EXPIRED, TWOFA_TOO_MANY_ATTEMPTS, MEMBER_SESSION_REQUIRED, CHALLENGE_NOT_FOUND, FACTOR_NOT_FOUND, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
 */
export const sendTwoFactorChallengeCode: Standalone<'sendTwoFactorChallengeCode'> = /* @__PURE__ */ standalone('sendTwoFactorChallengeCode', operations.sendTwoFactorChallengeCode);

/**
 * Change the limits of a card
 *
 * Only the fields that are sent change; null clears a cap or the allowlist, blockedMcc replaces the list. An empty body changes nothing. Also while the card is frozen. Holds from the next authorization on; what was spent in the current windows still counts. An Idempotency-Key is ignored.
 *
 * **Sent again**: repeating the request is safe. `Idempotency-Key` is ignored.
 *
 * `PUT /v1/cards/{id}/limits` · scope cards:manage
 *
 * Errors of its own: BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, SANDBOX_ONLY, CARD_NOT_FOUND
 */
export const setCardLimits: Standalone<'setCardLimits'> = /* @__PURE__ */ standalone('setCardLimits', operations.setCardLimits);

/**
 * Make a destination the default
 *
 * Makes an ACTIVE destination the tenant's default, which wins ties when routes are ranked. The previous default loses that place. For a payment that is held because its destination was revoked, this counts as the recipient's new choice. A pending destination is DESTINATION_NOT_VERIFIED, a revoked one DESTINATION_NOT_ACTIVE.
 *
 * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
 *
 * `POST /v1/payout-destinations/{id}/default` · scope ramps:write
 *
 * Errors of its own: DESTINATION_NOT_FOUND, DESTINATION_NOT_VERIFIED, DESTINATION_NOT_ACTIVE, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
 */
export const setDefaultPayoutDestination: Standalone<'setDefaultPayoutDestination'> = /* @__PURE__ */ standalone('setDefaultPayoutDestination', operations.setDefaultPayoutDestination);

/**
 * Point a handle at a wallet
 *
 * Publishes a handle for one of the tenant's wallets. Handles are deprecated: every response carries Deprecation, Sunset and Link. A tenant has one handle. Setting another one replaces it, and setting the same one points it at another wallet. The handle also stands for the tenant's payment DID. A handle that is reserved for a contact cannot be taken before that contact has claimed it.
 *
 * **Sent again**: repeating the request is safe. `Idempotency-Key` is ignored.
 *
 * `PUT /v1/directory/handle` · scope wallets:write
 *
 * Errors of its own: BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, WALLET_NOT_FOUND, HANDLE_RESERVED, HANDLE_TAKEN
 *
 * @deprecated
 */
export const setDirectoryHandle: Standalone<'setDirectoryHandle'> = /* @__PURE__ */ standalone('setDirectoryHandle', operations.setDirectoryHandle);

/**
 * Replace the payment policy
 *
 * Replaces all rules by a new version that is in force at once; the same rules make a version too. The credential of the version before is revoked as POLICY_CHANGED. maximumAmountUsd, allowedAssets and allowedChains reject a payment; maximumFeeMinor and allowedRails withhold routes; approvals ask for votes. PUT takes no Idempotency-Key.
 *
 * **Sent again**: repeating the request is safe. `Idempotency-Key` is ignored.
 *
 * `PUT /v1/payment-policy` · scope policies:write
 *
 * Errors of its own: PAYMENT_POLICY_UNKNOWN_KEY, INVALID_POLICY_RULE, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, REQUEST_SIGNATURE_REQUIRED
 */
export const setPaymentPolicy: Standalone<'setPaymentPolicy'> = /* @__PURE__ */ standalone('setPaymentPolicy', operations.setPaymentPolicy);

/**
 * Script the chain
 *
 * Chooses how the chain behaves for requests and background work of the caller's tenant, until it is changed. With `available: false` every read of the chain fails, so that balances answer 503. `holdExecution` keeps payments from being executed by themselves; executing one by hand goes through. `holdDeployments` keeps wallets from being deployed. The next `failNextDeployments` wallets fail with all their attempts, and the next `failNextDrips` drips fail with SIMULATED_FAILURE; both numbers go down as they are used. Sandbox only. Any test key or session may call it; no scope is needed, and it acts on the caller's tenant only.
 *
 * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
 *
 * `POST /v1/test/chain`
 *
 * Errors of its own: BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, SANDBOX_ONLY, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
 */
export const setTestChain: Standalone<'setTestChain'> = /* @__PURE__ */ standalone('setTestChain', operations.setTestChain);

/**
 * Switch features of the tenant
 *
 * Switches features of the tenant. `onchainDeposit` allows the funding mode ONCHAIN_DEPOSIT, if an escrow contract is configured; it is off by default. Sandbox only. Any test key or session may call it; no scope is needed, and it acts on the caller's tenant only.
 *
 * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
 *
 * `POST /v1/test/features`
 *
 * Errors of its own: BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, SANDBOX_ONLY, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
 */
export const setTestFeatures: Standalone<'setTestFeatures'> = /* @__PURE__ */ standalone('setTestFeatures', operations.setTestFeatures);

/**
 * Set how policies are enforced
 *
 * Overrides the deployment's POLICY_ENFORCEMENT for the caller's tenant, on payments and card authorizations; the dry run ignores it. Sandbox only. Any test key or session may call it; no scope is needed, and it acts on the caller's tenant only.
 *
 * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
 *
 * `POST /v1/test/policy-enforcement`
 *
 * Errors of its own: BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, SANDBOX_ONLY, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
 */
export const setTestPolicyEnforcement: Standalone<'setTestPolicyEnforcement'> = /* @__PURE__ */ standalone('setTestPolicyEnforcement', operations.setTestPolicyEnforcement);

/**
 * Switch the policy subsystem off or on
 *
 * Makes the policy check fail, or work again, for the caller's tenant. While it fails, payments are held with POLICY_SUBSYSTEM_ERROR. Spend policies fail too: in enforce mode legacy payments are POLICY_UNAVAILABLE, and card authorizations are declined. Sandbox only. Any test key or session may call it; no scope is needed, and it acts on the caller's tenant only.
 *
 * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
 *
 * `POST /v1/test/policy-subsystem`
 *
 * Errors of its own: BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, SANDBOX_ONLY, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
 */
export const setTestPolicySubsystem: Standalone<'setTestPolicySubsystem'> = /* @__PURE__ */ standalone('setTestPolicySubsystem', operations.setTestPolicySubsystem);

/**
 * Override a provider
 *
 * Overrides a provider's availability and liquidity, or holds its submissions, for payments of the caller's tenant. With `revokeDestinationId` the provider also reports that destination as revoked, as its webhook would. Sandbox only. Any test key or session may call it; no scope is needed, and it acts on the caller's tenant only.
 *
 * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
 *
 * `POST /v1/test/providers/{provider}`
 *
 * Errors of its own: UNKNOWN_PROVIDER, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, SANDBOX_ONLY, DESTINATION_NOT_FOUND, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
 */
export const setTestProviderControls: Standalone<'setTestProviderControls'> = /* @__PURE__ */ standalone('setTestProviderControls', operations.setTestProviderControls);

/**
 * Script the screening of a recipient
 *
 * Chooses the result of the sanctions screening for a recipient, in payments that the caller's tenant sends. Without it everybody is CLEAR. Sandbox only. Any test key or session may call it; no scope is needed, and it acts on the caller's tenant only.
 *
 * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
 *
 * `POST /v1/test/screening`
 *
 * Errors of its own: BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, SANDBOX_ONLY, TENANT_NOT_FOUND, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
 */
export const setTestScreening: Standalone<'setTestScreening'> = /* @__PURE__ */ standalone('setTestScreening', operations.setTestScreening);

/**
 * Vote on an approval request
 *
 * Votes come from member sessions; any API key is APPROVAL_REQUIRES_MEMBER. The voter is an ACTIVE member with an ACTIVE grant of payment.approve, of the request's group where it has one, never the initiator, who cancels instead, and votes once. An APPROVE counts with the weight that the voter has now, for good. When the weights reach what is required the payment runs its policy again, in the same transaction; the first vote alone makes it APPROVAL_PENDING. A REJECT decides at once: the payment ends CANCELED, or REFUND_PENDING when it is funded, with failureReason APPROVAL_REJECTED. A signature is optional; when it is sent it has to be by the member's signerAddress.
 *
 * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
 *
 * `POST /v1/approvals/{id}/sign` · scope payments:execute
 *
 * Errors of its own: NO_SIGNER_ADDRESS, APPROVAL_SIGNATURE_INVALID, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, APPROVAL_REQUIRES_MEMBER, SELF_APPROVAL_FORBIDDEN, AUTHORITY_MISSING, APPROVAL_GROUP_MISMATCH, APPROVAL_NOT_FOUND, APPROVAL_NOT_PENDING, ALREADY_VOTED, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED, CHAIN_UNAVAILABLE
 */
export const signApproval: Standalone<'signApproval'> = /* @__PURE__ */ standalone('signApproval', operations.signApproval);

/**
 * Add an owner's signature to a legacy payment
 *
 * Adds the signature of one of the wallet's owners to a legacy payment. Anyone in the tenant may submit it: the signature over the raw `multisigTxHash` says who signed. The owners are those after the newest transaction that the wallet has executed: a removed owner is refused from then on. Once enough owners have signed, the payment is executed before the answer, for up to 20 seconds; after that the answer says EXECUTING and a worker finishes. The payment waits in READY_TO_EXECUTE while a lower nonce is open, the relayer is unavailable or execution is held. The spend policy is applied once more at execution: if it denies or does not answer, the answer is 200 with the payment FAILED. The settlement of an invoice shows SIGNING in between. An intent is INVALID_TRANSITION with `details.generation`. Every response carries Deprecation, Sunset and Link.
 *
 * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
 *
 * `POST /v1/payments/{id}/sign` · scope payments:create
 *
 * Errors of its own: INVALID_TRANSITION, SIGNATURE_INVALID, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, REQUEST_SIGNATURE_REQUIRED, PAYMENT_NOT_FOUND, ALREADY_SIGNED, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
 *
 * @deprecated
 */
export const signPayment: Standalone<'signPayment'> = /* @__PURE__ */ standalone('signPayment', operations.signPayment);

/**
 * Advance a verification in the sandbox
 *
 * Moves a verification forward in the sandbox. Each call satisfies the next requirement: KYC has 2 and KYB has 3. The last call makes the session VERIFIED and issues the credential; until then it stays CREATED. VERIFIED also creates the subject's identity, revokes an earlier credential of the same kind, and with the first KYB makes the tenant's payment DID payable. With `outcome` the session ends at once. It needs a test key or a sandbox session, and the mock provider; otherwise the answer is SIMULATE_NOT_AVAILABLE. A session without `client` is VERIFICATION_SESSION_NOT_STARTED.
 *
 * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
 *
 * `POST /v1/verification-sessions/{id}/simulate` · scope identity:write
 *
 * Errors of its own: BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, SIMULATE_NOT_AVAILABLE, VERIFICATION_SESSION_NOT_FOUND, VERIFICATION_SESSION_TERMINAL, VERIFICATION_SESSION_NOT_STARTED, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
 */
export const simulateVerificationSession: Standalone<'simulateVerificationSession'> = /* @__PURE__ */ standalone('simulateVerificationSession', operations.simulateVerificationSession);

/**
 * Start binding a wallet
 *
 * Answers a PENDING binding with the challenge that the wallet signs within 15 minutes; after that, start anew. A wallet that is ACTIVE already, under this identity or another one, is refused here and again at verify. Only the environment's chain can be bound.
 *
 * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
 *
 * `POST /v1/identities/{id}/wallets` · scope identity:write
 *
 * Errors of its own: INVALID_WALLET_ADDRESS, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, IDENTITY_NOT_FOUND, WALLET_ALREADY_BOUND, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
 */
export const startWalletBinding: Standalone<'startWalletBinding'> = /* @__PURE__ */ standalone('startWalletBinding', operations.startWalletBinding);

/**
 * Move a payout provider forward
 *
 * Moves the provider of a payment forward without waiting for the workers. The sender and the recipient may. `steps` runs that many polls now, and `status` forces one provider event instead. It works in PROVIDER_SUBMITTED, PROVIDER_PROCESSING, ACTION_REQUIRED and DELIVERED, and with `steps` in FUNDS_LOCKED. The last two digits of the amount in base units choose what the mock does. Sandbox only. Any test key or session may call it; no scope is needed, and it acts on the caller's tenant only.
 *
 * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
 *
 * `POST /v1/test/payments/{id}/provider-step`
 *
 * Errors of its own: INVALID_TRANSITION, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, SANDBOX_ONLY, PAYMENT_NOT_FOUND, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
 */
export const stepTestProvider: Standalone<'stepTestProvider'> = /* @__PURE__ */ standalone('stepTestProvider', operations.stepTestProvider);

/**
 * Submit a sales order to the seller
 *
 * By the buyer, in DRAFT or CHANGES_REQUESTED; sets buyerSigned. An order without line items cannot be submitted: INVALID_TRANSITION.
 *
 * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
 *
 * `POST /v1/trade/sales-orders/{id}/submit` · scope trade:write
 *
 * Errors of its own: INVALID_TRANSITION, NOT_ORDER_PARTY, SANDBOX_ONLY, SALES_ORDER_NOT_FOUND, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
 */
export const submitSalesOrder: Standalone<'submitSalesOrder'> = /* @__PURE__ */ standalone('submitSalesOrder', operations.submitSalesOrder);

/**
 * Suspend an agent
 *
 * Suspends an ACTIVE agent. From the next request on, all of its keys are refused with AGENT_SUSPENDED. Only a member session may.
 *
 * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
 *
 * `POST /v1/agents/{id}/suspend` · scope members:manage
 *
 * Errors of its own: INVALID_TRANSITION, MEMBER_SESSION_REQUIRED, AGENT_NOT_FOUND, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
 */
export const suspendAgent: Standalone<'suspendAgent'> = /* @__PURE__ */ standalone('suspendAgent', operations.suspendAgent);

/**
 * Suspend an authority grant
 *
 * From ACTIVE only; its credential is suspended with it. Votes of open requests are invalidated when the member has no other ACTIVE grant to approve. Not the own grant, save by the only ACTIVE OWNER.
 *
 * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
 *
 * `POST /v1/members/{memberId}/authorities/{authorityId}/suspend` · scope members:manage
 *
 * Errors of its own: ROLE_NOT_PERMITTED, MEMBER_NOT_FOUND, AUTHORITY_NOT_FOUND, AUTHORITY_REVOKED, AUTHORITY_NOT_ACTIVE, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
 */
export const suspendAuthority: Standalone<'suspendAuthority'> = /* @__PURE__ */ standalone('suspendAuthority', operations.suspendAuthority);

/**
 * Suspend a member
 *
 * Suspends an ACTIVE member. While the member is SUSPENDED, its sessions and the API keys that act for it get MEMBER_NOT_ACTIVE, also when they read; only `GET /v1/me` goes on answering. The member's ACTIVE authority grants are suspended too. The last ACTIVE OWNER cannot be suspended.
 *
 * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
 *
 * `POST /v1/members/{id}/suspend` · scope members:manage
 *
 * Errors of its own: INVALID_TRANSITION, ROLE_NOT_PERMITTED, MEMBER_NOT_FOUND, LAST_OWNER, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
 */
export const suspendMember: Standalone<'suspendMember'> = /* @__PURE__ */ standalone('suspendMember', operations.suspendMember);

/**
 * Suspend a credential
 *
 * Suspends an ACTIVE credential. Payments to its subject are held. Sandbox only. Any test key or session may call it; no scope is needed, and it acts on the caller's tenant only.
 *
 * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
 *
 * `POST /v1/test/credentials/{id}/suspend`
 *
 * Errors of its own: INVALID_TRANSITION, SANDBOX_ONLY, CREDENTIAL_NOT_FOUND, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
 */
export const suspendTestCredential: Standalone<'suspendTestCredential'> = /* @__PURE__ */ standalone('suspendTestCredential', operations.suspendTestCredential);

/**
 * Send a test event
 *
 * Writes endpoint.test and sends it to this endpoint alone, whatever its event types. The outcome stands in the delivery log.
 *
 * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
 *
 * `POST /v1/webhook-endpoints/{id}/test` · scope webhooks:manage
 *
 * Errors of its own: ENDPOINT_NOT_FOUND, ENDPOINT_DISABLED, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
 */
export const testWebhookEndpoint: Standalone<'testWebhookEndpoint'> = /* @__PURE__ */ standalone('testWebhookEndpoint', operations.testWebhookEndpoint);

/**
 * Unfreeze a card
 *
 * It can be used again. An active card answers 200 unchanged.
 *
 * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
 *
 * `POST /v1/cards/{id}/unfreeze` · scope cards:manage
 *
 * Errors of its own: SANDBOX_ONLY, CARD_NOT_FOUND, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
 */
export const unfreezeCard: Standalone<'unfreezeCard'> = /* @__PURE__ */ standalone('unfreezeCard', operations.unfreezeCard);

/**
 * Change an authority grant
 *
 * The same grant in a new version. An attested one loses its attestation: the credential is revoked as AUTHORITY_CHANGED in the same transaction, and there is a new message to sign. A REVOKED grant never changes; a SUSPENDED one stays suspended. Later checks of unapproved payments see the change; votes already given keep their weight. Nobody changes their own grant, save the only ACTIVE OWNER.
 *
 * **Sent again**: repeating the request is safe. `Idempotency-Key` is ignored.
 *
 * `PATCH /v1/members/{memberId}/authorities/{authorityId}` · scope members:manage
 *
 * Errors of its own: AUTHORITY_ACTIONS_REQUIRED, INVALID_USD_AMOUNT, INVALID_APPROVAL_WEIGHT, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, ROLE_NOT_PERMITTED, MEMBER_NOT_FOUND, AUTHORITY_NOT_FOUND, AUTHORITY_REVOKED
 */
export const updateAuthority: Standalone<'updateAuthority'> = /* @__PURE__ */ standalone('updateAuthority', operations.updateAuthority);

/**
 * Change a member
 *
 * Changes a member's name, role or approval groups. Only an OWNER gives or takes the role OWNER; an ADMIN manages all other roles. Nobody changes their own role, except that an OWNER may step down while there is another one. An API key changes neither an OWNER nor an ADMIN. A REMOVED member cannot be changed.
 *
 * **Sent again**: repeating the request is safe. `Idempotency-Key` is ignored.
 *
 * `PATCH /v1/members/{id}` · scope members:manage
 *
 * Errors of its own: INVALID_TRANSITION, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, ROLE_NOT_PERMITTED, MEMBER_NOT_FOUND, LAST_OWNER
 */
export const updateMember: Standalone<'updateMember'> = /* @__PURE__ */ standalone('updateMember', operations.updateMember);

/**
 * Change your tenant
 *
 * Changes the name, the legal name or the country. Only a member session of role OWNER or ADMIN may. A new legal name counts at the next verification; credentials that exist keep the old one.
 *
 * **Sent again**: repeating the request is safe. `Idempotency-Key` is ignored.
 *
 * `PATCH /v1/tenants/me`
 *
 * Errors of its own: BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, ROLE_NOT_PERMITTED, MEMBER_SESSION_REQUIRED
 */
export const updateMyTenant: Standalone<'updateMyTenant'> = /* @__PURE__ */ standalone('updateMyTenant', operations.updateMyTenant);

/**
 * Change label, priority or fallback
 *
 * Changes label, priority or the consent to fallback. The address or account never changes: add another destination instead. A REVOKED destination cannot be changed, and the consent to fallback needs an ACTIVE one. Payments that are held for want of a destination are checked again.
 *
 * **Sent again**: repeating the request is safe. `Idempotency-Key` is ignored.
 *
 * `PATCH /v1/payout-destinations/{id}` · scope ramps:write
 *
 * Errors of its own: BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, DESTINATION_NOT_FOUND, DESTINATION_REVOKED, DESTINATION_NOT_VERIFIED
 */
export const updatePayoutDestination: Standalone<'updatePayoutDestination'> = /* @__PURE__ */ standalone('updatePayoutDestination', operations.updatePayoutDestination);

/**
 * Change the protection settings
 *
 * Sessions of role OWNER or ADMIN, never an API key. Merges the fields sent. While the result is enabled, coolingOffSeconds is 86400 to 2592000, else VALIDATION_FAILED. Enabling needs the caller to have requiredFactors usable factors. Disabling, raising thresholdUsd and lowering requiredFactors or coolingOffSeconds while enabled are protected themselves: TWOFA_REQUIRED with a challenge without an amount, which is kept though the request is refused, then the same request with x-service-2fa-challenge. Contacts and factors keep the cooling-off that they began with.
 *
 * **Sent again**: repeating the request is safe. `Idempotency-Key` is ignored.
 *
 * `PUT /v1/2fa/protection`
 *
 * Errors of its own: BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, TWOFA_AGENT_NOT_PERMITTED, ROLE_NOT_PERMITTED, TWOFA_NOT_ENROLLED, TWOFA_REQUIRED, TWOFA_BINDING_MISMATCH, TWOFA_CHALLENGE_NOT_REDEEMABLE, MEMBER_SESSION_REQUIRED
 */
export const updateProtectionSettings: Standalone<'updateProtectionSettings'> = /* @__PURE__ */ standalone('updateProtectionSettings', operations.updateProtectionSettings);

/**
 * Replace the terms of a sales order
 *
 * By the buyer, in DRAFT or CHANGES_REQUESTED: the terms are replaced as a whole, the version grows by one and both signatures fall.
 *
 * **Sent again**: repeating the request is safe. `Idempotency-Key` is ignored.
 *
 * `PUT /v1/trade/sales-orders/{id}/terms` · scope trade:write
 *
 * Errors of its own: INVALID_TRANSITION, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, NOT_ORDER_PARTY, SANDBOX_ONLY, SALES_ORDER_NOT_FOUND
 */
export const updateSalesOrderTerms: Standalone<'updateSalesOrderTerms'> = /* @__PURE__ */ standalone('updateSalesOrderTerms', operations.updateSalesOrderTerms);

/**
 * Choose the answer of a webhook sink
 *
 * Chooses what a sink answers from now on: a status, or TIMEOUT for no answer at all. Sandbox only. Any test key or session may call it; no scope is needed, and it acts on the caller's tenant only.
 *
 * **Sent again**: repeating the request is safe. `Idempotency-Key` is ignored.
 *
 * `PATCH /v1/test/webhook-sinks/{id}`
 *
 * Errors of its own: BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, SANDBOX_ONLY, WEBHOOK_SINK_NOT_FOUND
 */
export const updateTestWebhookSink: Standalone<'updateTestWebhookSink'> = /* @__PURE__ */ standalone('updateTestWebhookSink', operations.updateTestWebhookSink);

/**
 * Change a rule
 *
 * Buckets, amounts, interval, and whether it runs; never the type. What results has to be a rule of its type, with two different buckets of its account, else VALIDATION_FAILED. Sweeps that it proposed stay as they are.
 *
 * **Sent again**: repeating the request is safe. `Idempotency-Key` is ignored.
 *
 * `PATCH /v1/treasury/rules/{ruleId}` · scope treasury:write
 *
 * Errors of its own: BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, SANDBOX_ONLY, TREASURY_RULE_NOT_FOUND, TREASURY_BUCKET_NOT_FOUND
 */
export const updateTreasuryRule: Standalone<'updateTreasuryRule'> = /* @__PURE__ */ standalone('updateTreasuryRule', operations.updateTreasuryRule);

/**
 * Change a webhook endpoint
 *
 * URL, event types, description and status. A new URL is judged like that of a new endpoint, and deliveries that wait go there. ENABLED resets failureCount, and deliveries that waited go on; what happened while the endpoint was DISABLED was not queued, ask for it with replay. Setting a status that stands is no error.
 *
 * **Sent again**: repeating the request is safe. `Idempotency-Key` is ignored.
 *
 * `PATCH /v1/webhook-endpoints/{id}` · scope webhooks:manage
 *
 * Errors of its own: INVALID_URL, SCHEME_NOT_ALLOWED, PORT_NOT_ALLOWED, PRIVATE_HOST_BLOCKED, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, ENDPOINT_NOT_FOUND
 */
export const updateWebhookEndpoint: Standalone<'updateWebhookEndpoint'> = /* @__PURE__ */ standalone('updateWebhookEndpoint', operations.updateWebhookEndpoint);

/**
 * Prove control of the contact
 *
 * Checks the code and answers a ticket, with which a signed-in tenant accepts the claim. The operation is public. The right code uses the link up. Wrong codes are counted: the first four refusals say how many attempts are left, the fifth voids the code. Before any code was sent, the answer is CLAIM_OTP_EXPIRED. One address may try 20 codes an hour; beyond that the answer is 429. Where public claims are switched off, the answer is 404 ROUTE_NOT_FOUND.
 *
 * **Sent again**: `Idempotency-Key` is ignored; the rules above say what a repetition does.
 *
 * `POST /v1/claims/{claimToken}/otp/verify`
 *
 * Errors of its own: CLAIM_OTP_INVALID, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, CLAIM_OTP_TOO_MANY_ATTEMPTS, ROUTE_NOT_FOUND, CLAIM_NOT_FOUND, CLAIM_LINK_GONE, CLAIM_OTP_EXPIRED
 */
export const verifyClaimOtp: Standalone<'verifyClaimOtp'> = /* @__PURE__ */ standalone('verifyClaimOtp', operations.verifyClaimOtp);

/**
 * Verify ownership
 *
 * Verifies that a destination belongs to the tenant, in one of two ways.
 *
 * **With a signature.** An EVM address signs the EIP-712 message DestinationOwnership, and a DESTINATION_OWNERSHIP
 * credential is issued. A signature that has expired, is valid for more than an hour, was used before or was not
 * made by the address is DESTINATION_SIGNATURE_INVALID. If the key of the address did not sign, the contract at the
 * address is asked on the deployment's chain (EIP-1271); while the chain does not answer, the result is
 * CHAIN_UNAVAILABLE.
 *
 * **With an empty body.** The provider of the rail checks the destination, if it is in mode mock or sandbox. Bank
 * accounts and providers in mode off or live are refused. A provider that does not answer is PROVIDER_UNAVAILABLE. A
 * confirmed destination is ACTIVE at once: payment apps become PROVIDER_VERIFIED, addresses stay DECLARED. If the
 * provider refuses, the answer is 200 with ownershipStatus FAILED and the status as before. The mock refuses
 * identifiers that contain `fail`, and phone numbers that end in 0000.
 *
 * Verifying an ACTIVE destination changes nothing, except that a signature raises a DECLARED address to
 * SIGNATURE_VERIFIED.
 *
 * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
 *
 * `POST /v1/payout-destinations/{id}/verify` · scope ramps:write
 *
 * Errors of its own: DESTINATION_SIGNATURE_INVALID, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, REQUEST_SIGNATURE_REQUIRED, DESTINATION_VERIFY_NOT_AVAILABLE, DESTINATION_NOT_FOUND, DESTINATION_REVOKED, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED, PROVIDER_UNAVAILABLE, CHAIN_UNAVAILABLE
 */
export const verifyPayoutDestination: Standalone<'verifyPayoutDestination'> = /* @__PURE__ */ standalone('verifyPayoutDestination', operations.verifyPayoutDestination);

/**
 * Verify a phone number
 *
 * Checks the code and makes the alias ACTIVE. The latest proof wins: another tenant's alias of the number becomes REPLACED. Every OPEN claim of the number is bound to this tenant, and a DID that is reserved for the number becomes the tenant's own. Wrong codes are counted: the first four refusals say how many attempts are left, the fifth voids the code.
 *
 * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
 *
 * `POST /v1/phone-aliases/{id}/verify` · scope identity:write
 *
 * Errors of its own: INVALID_TRANSITION, ALIAS_OTP_INVALID, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, ALIAS_OTP_TOO_MANY_ATTEMPTS, PHONE_ALIAS_NOT_FOUND, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED, ALIAS_OTP_EXPIRED
 */
export const verifyPhoneAlias: Standalone<'verifyPhoneAlias'> = /* @__PURE__ */ standalone('verifyPhoneAlias', operations.verifyPhoneAlias);

/**
 * Verify presented credentials
 *
 * Uses the challenge up first, whatever comes of it; then checks the holder's identity, the binding of the signer, each credential (signature over the stored document hashed anew, trusted issuer, validity) and the presentation's signature. What does not hold is answered with 200 and verified false, an expired challenge included; a replay is refused. A malformed request does not use the challenge up, and neither does CHAIN_UNAVAILABLE: the chain did not say whether a contract wallet has signed.
 *
 * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
 *
 * `POST /v1/credential-presentations/verify` · scope identity:read
 *
 * Errors of its own: INVALID_WALLET_ADDRESS, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, CHALLENGE_NOT_FOUND, PRESENTATION_REPLAYED, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED, CHAIN_UNAVAILABLE
 */
export const verifyPresentation: Standalone<'verifyPresentation'> = /* @__PURE__ */ standalone('verifyPresentation', operations.verifyPresentation);

/**
 * Answer a challenge
 *
 * A usable factor and its code or signature; the wrong kind for the factor is VALIDATION_FAILED. Repeat until satisfiedFactors reaches requiredFactors, then send the refused request again, unchanged, with x-service-2fa-challenge within 10 minutes. Each factor counts once: answering right again changes nothing. A wrong answer is counted though it is refused: four tell the attempts left, the fifth cancels the challenge, which from then on answers TWOFA_TOO_MANY_ATTEMPTS. An EXPIRED challenge answers TWOFA_CHALLENGE_EXPIRED, a SATISFIED or REDEEMED one INVALID_TRANSITION. Member sessions only, no scope: a key gets TWOFA_AGENT_NOT_PERMITTED.
 *
 * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
 *
 * `POST /v1/2fa/challenges/{id}/verify`
 *
 * Errors of its own: INVALID_TRANSITION, TWOFA_INVALID_CODE, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, TWOFA_AGENT_NOT_PERMITTED, TWOFA_CHALLENGE_EXPIRED, TWOFA_TOO_MANY_ATTEMPTS, MEMBER_SESSION_REQUIRED, CHALLENGE_NOT_FOUND, FACTOR_NOT_FOUND, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
 */
export const verifyTwoFactorChallenge: Standalone<'verifyTwoFactorChallenge'> = /* @__PURE__ */ standalone('verifyTwoFactorChallenge', operations.verifyTwoFactorChallenge);

/**
 * Verify a two-factor method
 *
 * A code for EMAIL, SMS and TOTP, a signature for IDP_MFA; the wrong kind for the type is VALIDATION_FAILED. Counts at once for a member's first verified factor while protection is off, else after the cooling-off. A wrong or outdated answer is counted though it is refused: four answers tell the attempts left, the fifth deletes the factor. Member sessions only, no scope: a key gets TWOFA_AGENT_NOT_PERMITTED.
 *
 * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
 *
 * `POST /v1/2fa/factors/{id}/verify`
 *
 * Errors of its own: INVALID_TRANSITION, TWOFA_INVALID_CODE, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, TWOFA_AGENT_NOT_PERMITTED, TWOFA_TOO_MANY_ATTEMPTS, MEMBER_SESSION_REQUIRED, FACTOR_NOT_FOUND, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
 */
export const verifyTwoFactorFactor: Standalone<'verifyTwoFactorFactor'> = /* @__PURE__ */ standalone('verifyTwoFactorFactor', operations.verifyTwoFactorFactor);

/**
 * Prove control of a wallet
 *
 * Makes the binding ACTIVE; where it is a rotation, its predecessor is ROTATED in the same transaction. The signature is EIP-191 personal_sign over exactly the challenge; contract wallets answer by EIP-1271, and a chain that does not answer is CHAIN_UNAVAILABLE. A wrong signature leaves the challenge as it is; 15 minutes after the start there is none any more, and the binding has to be started anew. A rotation whose predecessor is no longer ACTIVE is WALLET_BINDING_ROTATION_STALE.
 *
 * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
 *
 * `POST /v1/identities/{id}/wallets/{bindingId}/verify` · scope identity:write
 *
 * Errors of its own: WALLET_BINDING_SIGNATURE_INVALID, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, IDENTITY_NOT_FOUND, WALLET_BINDING_NOT_FOUND, WALLET_BINDING_NOT_PENDING, WALLET_BINDING_ROTATION_STALE, WALLET_BINDING_NO_CHALLENGE, WALLET_ALREADY_BOUND, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED, CHAIN_UNAVAILABLE
 */
export const verifyWalletBinding: Standalone<'verifyWalletBinding'> = /* @__PURE__ */ standalone('verifyWalletBinding', operations.verifyWalletBinding);

/**
 * Withdraw from a pool
 *
 * In SUBSCRIPTION or CLOSED, to the caller's INTERNAL_BALANCE; more than the pool's cash is INSUFFICIENT_FUNDS.
 *
 * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
 *
 * `POST /v1/lending/pools/{id}/withdraw` · scope lending:write
 *
 * Errors of its own: BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, INSUFFICIENT_FUNDS, SANDBOX_ONLY, POOL_NOT_FOUND, POOL_PHASE, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
 */
export const withdrawFromPool: Standalone<'withdrawFromPool'> = /* @__PURE__ */ standalone('withdrawFromPool', operations.withdrawFromPool);
