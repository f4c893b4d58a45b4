import { AT, type Sample } from '../../model/sample.ts';

const TERMS = {
  lineItems: [{ description: 'Olive oil', amountAtoms: '12000000000' }],
  dueDays: 30,
  deliveryTerms: null,
};
const SIGNED = { buyerSigned: true };
const ACCEPTED = { ...SIGNED, sellerSigned: true, acceptedAt: AT };

export const sample: Sample<'sales-order'> = {
  context: ({ tenantId }, n) => ({
    buyerTenantId: tenantId,
    sellerTenantId: 'ten_sample_seller',
    buyerDid: 'did:subject:idn_sample_1',
    sellerDid: 'did:subject:idn_sample_2',
    number: `SO-${n + 1}`,
    version: 1,
    terms: TERMS,
    totalAtoms: 12_000_000_000n,
    extractionId: null,
    agreementId: null,
    changeNote: null,
    buyerSigned: false,
    sellerSigned: false,
    acceptedAt: null,
    purchaseOrderId: null,
    loanRepaidAt: null,
  }),
  inLeaf: {
    SUBMITTED: SIGNED,
    CHANGES_REQUESTED: { ...SIGNED, changeNote: 'Please add the insurance.' },
    REJECTED: SIGNED,
    ACCEPTED,
    DELIVERED: ACCEPTED,
    COMPLETED: ACCEPTED,
  },
  events: {
    UPDATE_TERMS: [
      { type: 'UPDATE_TERMS', terms: TERMS },
      { type: 'UPDATE_TERMS', terms: { lineItems: [], dueDays: 0, deliveryTerms: null } },
    ],
    SUBMIT: [{ type: 'SUBMIT' }],
    ACCEPT: [{ type: 'ACCEPT', note: null, at: AT }],
    REQUEST_CHANGES: [{ type: 'REQUEST_CHANGES', note: 'Please add the insurance.' }],
    REJECT: [{ type: 'REJECT', note: 'Not before June.' }],
    DELIVER: [{ type: 'DELIVER' }],
    REGISTER_PURCHASE_ORDER: [{ type: 'REGISTER_PURCHASE_ORDER', purchaseOrderId: 'po_sample' }],
    RECORD_LOAN_REPAID: [{ type: 'RECORD_LOAN_REPAID', at: AT }],
    COMPLETE: [{ type: 'COMPLETE' }],
    CANCEL: [{ type: 'CANCEL' }],
  },
};
