export { type DidAddress, parseDid } from '../rules/did-address.ts';
export { claimReservation } from './claim-reservation.worker.ts';
export { handleOfReservation, parseHandle } from './directory.ts';
export { newPaymentIdentity, subjectDid, subjectDidOf } from './identity.store.ts';
export { identitySubject, payeeByDid, payeeByHandle } from './payee.cross-tenant.ts';
export { phoneFacts, recipientByPhone, recipientCredentials } from './recipient.cross-tenant.ts';
export { type ReservationRow, reservationOfContact } from './reservation.cross-tenant.ts';
export { newReservation } from './reserve-did.ts';
export { upsertHandle } from './upsert-handle.ts';
