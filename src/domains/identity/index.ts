export { type Contact, contactOf, lockContact } from './aliases/contact.ts';
export { aliasEmail, recipientByEmail } from './aliases/email-alias.cross-tenant.ts';
export { presentPhoneAlias } from './aliases/phone-alias.present.ts';
export { type ProvedPhone, provePhone } from './aliases/prove-phone.ts';
export { askContracts, type ContractAnswers, type ContractQuestion } from './bindings/ask-contracts.ts';
export { type PayerWallet, payerWallets } from './bindings/wallet-binding.store.ts';
export { anchorCredential } from './credentials/anchor-credential.ts';
export { anchorKey, concludeAnchor } from './credentials/conclude-anchor.ts';
export { presentCredential } from './credentials/credential.present.ts';
export { isOnboarded } from './credentials/credential.store.ts';
export { type DirectIssue, issueCredential } from './credentials/issue-credential.ts';
export {
  type Attestation,
  type AttestationDomain,
  attestationDomain,
  type CredentialIssuer,
  issuerOf,
} from './credentials/issuer.ts';
export { issueMembership, type MembershipTools, revokeMembership } from './credentials/membership-credential.ts';
export {
  type CredentialOrder,
  credentialPrerequisites,
  type PreparedCredential,
  prepareCredential,
} from './credentials/prepare-credential.ts';
export { claimReservation } from './handles/claim-reservation.worker.ts';
export { handleOfReservation, parseHandle } from './handles/directory.ts';
export { newPaymentIdentity, type Subject, subjectDid, subjectDidOf } from './handles/identity.store.ts';
export { identitySubject, type Payee, payeeByDid, payeeByHandle } from './handles/payee.cross-tenant.ts';
export {
  type PhoneRecipient,
  phoneFacts,
  type RecipientCredential,
  recipientByPhone,
  recipientCredentials,
} from './handles/recipient.cross-tenant.ts';
export { type ReservationRow, reservationOfContact } from './handles/reservation.cross-tenant.ts';
export { newReservation } from './handles/reserve-did.ts';
export { type HandleOrder, upsertHandle } from './handles/upsert-handle.ts';
export { CODE_TTL_MS, type CodeVerdict, judgeCode } from './rules/alias-code.ts';
export { attestationDigest } from './rules/artifact.ts';
export { documentHash, schemaVersionOf } from './rules/credential-document.ts';
export { type DidAddress, parseDid } from './rules/did-address.ts';
export { type SubjectRefusal, type VerifiableSubject, verifiableSubject } from './rules/verifiable-subject.ts';
export { verificationWebhookSignatures } from './verification/verification-webhook.ts';
