import type { Agreement, Extraction } from '../../../generated/contract/schemas.ts';
import type { Vault } from '../../platform/crypto/index.ts';
import type { RecordOf } from '../../platform/lifecycle/record.ts';
import type { AgreementRecord } from './agreement.store.ts';
import type { Facts, Reading } from './rules/facts.ts';

export const seal = (vault: Pick<Vault, 'encrypt'>, reading: Reading | Facts): string =>
  vault.encrypt(JSON.stringify(reading));

/** The facts of the document. */
export const readingIn = (vault: Pick<Vault, 'decrypt'>, extraction: { readonly factsCiphertext: string }): Reading =>
  JSON.parse(vault.decrypt(extraction.factsCiphertext));

/** An extraction as its tenant reads it (B 2.10, D-367). */
export const presentExtraction = (extraction: RecordOf<'extraction'>, vault: Pick<Vault, 'decrypt'>): Extraction => ({
  id: extraction.id,
  uploadId: extraction.uploadId,
  status: extraction.status,
  facts: readingIn(vault, extraction).facts,
  flags: extraction.flags.map(({ id, kind, status, field, detail }) => ({ id, kind, status, field, detail })),
  agreementId: extraction.agreementId,
  createdAt: extraction.createdAt.toISOString(),
});

/** The agreed facts, which do not change any more (D-368). */
export const presentAgreement = (agreement: AgreementRecord, vault: Pick<Vault, 'decrypt'>): Agreement => ({
  id: agreement.id,
  extractionId: agreement.extractionId,
  facts: JSON.parse(vault.decrypt(agreement.factsCiphertext)),
  sha256: agreement.sha256,
  createdAt: agreement.createdAt.toISOString(),
});
