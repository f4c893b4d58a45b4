import type { Contact } from '../../../generated/contract/schemas.ts';
import type { ContactRecord } from './contact.store.ts';

/** A saved payee as its tenant reads it (D-355). */
export const presentContact = ({ id, label, kind, masked, availableAt, createdAt }: ContactRecord): Contact => ({
  id,
  label,
  kind,
  masked,
  availableAt: availableAt.toISOString(),
  createdAt: createdAt.toISOString(),
});
