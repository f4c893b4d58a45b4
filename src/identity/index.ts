export { credentialRecord, presentCredential } from './credential.present.ts';
export { isOnboarded } from './credential.store.ts';
export { newPaymentIdentity, type Subject, subjectDid } from './identity.store.ts';
export { type AttestationDomain, attestationDomain, type CredentialIssuer, issuerOf } from './issuer.ts';
export { phoneAliasRecord, presentPhoneAlias } from './phone-alias.present.ts';
export { type CredentialOrder, type PreparedCredential, prepareCredential } from './prepare-credential.ts';
export { type ProvedPhone, provePhone } from './prove-phone.ts';
export {
  type PhoneRecipient,
  phoneFacts,
  type RecipientCredential,
  recipientByPayid,
  recipientByPhone,
  recipientCredentials,
} from './recipient.lookup.ts';
export { CODE_TTL_MS, type CodeVerdict, judgeCode } from './rules/alias-code.ts';
export { type SubjectRefusal, type VerifiableSubject, verifiableSubject } from './rules/verifiable-subject.ts';
