export { anchorCredential } from './anchor-credential.ts';
export { askContracts, type ContractAnswers, type ContractQuestion } from './ask-contracts.ts';
export { claimReservation } from './claim-reservation.worker.ts';
export { anchorKey, concludeAnchor } from './conclude-anchor.ts';
export { type Contact, contactOf, lockContact } from './contact.ts';
export { presentCredential } from './credential.present.ts';
export { isOnboarded } from './credential.store.ts';
export { handleOfReservation, parseHandle } from './directory.ts';
export { aliasEmail, recipientByEmail } from './email-alias.cross-tenant.ts';
export { newPaymentIdentity, type Subject, subjectDid, subjectDidOf } from './identity.store.ts';
export { type DirectIssue, issueCredential } from './issue-credential.ts';
export {
  type Attestation,
  type AttestationDomain,
  attestationDomain,
  type CredentialIssuer,
  issuerOf,
} from './issuer.ts';
export { issueMembership, type MembershipTools, revokeMembership } from './membership-credential.ts';
export { identitySubject, type Payee, payeeByDid, payeeByHandle } from './payee.cross-tenant.ts';
export { presentPhoneAlias } from './phone-alias.present.ts';
export {
  type CredentialOrder,
  credentialPrerequisites,
  type PreparedCredential,
  prepareCredential,
} from './prepare-credential.ts';
export { type ProvedPhone, provePhone } from './prove-phone.ts';
export {
  type PhoneRecipient,
  phoneFacts,
  type RecipientCredential,
  recipientByPhone,
  recipientCredentials,
} from './recipient.cross-tenant.ts';
export { type ReservationRow, reservationOfContact } from './reservation.cross-tenant.ts';
export { newReservation } from './reserve-did.ts';
export { CODE_TTL_MS, type CodeVerdict, judgeCode } from './rules/alias-code.ts';
export { attestationDigest } from './rules/artifact.ts';
export { documentHash, schemaVersionOf } from './rules/credential-document.ts';
export { type DidAddress, parseDid } from './rules/did-address.ts';
export { type SubjectRefusal, type VerifiableSubject, verifiableSubject } from './rules/verifiable-subject.ts';
export { type HandleOrder, upsertHandle } from './upsert-handle.ts';
export { verificationWebhookSignatures } from './verification-webhook.ts';
export { type PayerWallet, payerWallets } from './wallet-binding.store.ts';
