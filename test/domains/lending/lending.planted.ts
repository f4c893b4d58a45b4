import type { Plants } from '../../platform/audit/planted/plant.ts';

export const plants: Plants = [
  [
    'pools_are_square',
    'a repayment of which an atom never came',
    ({ repayment }) =>
      `UPDATE ledger_transfers SET amount = amount - 1 WHERE subject = '${repayment}' AND id LIKE '%:repaid'`,
  ],
  [
    'pools_are_square',
    'an atom that is called lost and still outstanding',
    ({ loan }) => `UPDATE ledger_transfers SET amount = amount + 1 WHERE subject = '${loan}' AND id LIKE '%:lent'`,
  ],
  [
    'pools_agree_with_loans',
    'a loan of which less is owed than the books say',
    ({ loan }) => `UPDATE loans SET principal_outstanding = principal_outstanding - 1 WHERE id = '${loan}'`,
  ],
  [
    'pools_agree_with_loans',
    'interest that no repayment brought',
    ({ repayment }) => `UPDATE loan_repayments SET interest = interest + 1 WHERE id = '${repayment}'`,
  ],
  [
    'pools_count_their_loans',
    'a pool that has lost count of its open loans',
    ({ pool }) => `UPDATE financing_pools SET open_loans = open_loans + 1 WHERE id = '${pool}'`,
  ],
  [
    'pools_count_their_loans',
    'a pool that forgets its losses',
    ({ pool }) => `UPDATE financing_pools SET defaulted_loans = 0 WHERE id = '${pool}'`,
  ],
  [
    'pools_keep_to_their_cap',
    'a pool that took in more than its cap',
    ({ pool }) => `UPDATE financing_pools SET cap_atoms = cap_atoms - 1 WHERE id = '${pool}'`,
  ],
  [
    'loans_are_repaid_within_their_dues',
    'a repayment of more than was owed',
    ({ repayment }) => `UPDATE loan_repayments SET principal = principal + 1 WHERE id = '${repayment}'`,
  ],
  [
    'loans_are_repaid_within_their_dues',
    'interest that never accrued',
    ({ loan }) => `UPDATE loans SET interest_due = 2 WHERE id = '${loan}'`,
  ],
  [
    'repayments_are_entries_of_the_ledger',
    'a repayment that no money followed',
    ({ repayment }) => `DELETE FROM ledger_transfers WHERE subject = '${repayment}' AND id LIKE '%:repaid'`,
  ],
  [
    'repayments_are_entries_of_the_ledger',
    'an entry that no repayment stands behind',
    ({ repayment }) => `UPDATE ledger_transfers SET subject = 'lgr_x' WHERE subject = '${repayment}'`,
  ],
  [
    'loans_are_of_an_issued_offer',
    'a loan at another rate than was offered',
    ({ loan }) => `UPDATE loans SET rate_bps = rate_bps + 1 WHERE id = '${loan}'`,
  ],
  [
    'loans_are_of_an_issued_offer',
    'a loan that is due before its tenor is over',
    ({ loan }) => `UPDATE loans SET maturity_at = maturity_at - interval '1 ms' WHERE id = '${loan}'`,
  ],
  [
    'loans_are_of_an_issued_offer',
    'an issued offer whose loan is gone',
    ({ loan }) => `DELETE FROM loan_repayments WHERE loan_id = '${loan}'; DELETE FROM loans WHERE id = '${loan}'`,
  ],
  [
    'purchase_orders_are_financed_once',
    'a purchase order that could be financed again',
    ({ purchaseOrder }) => `UPDATE purchase_orders SET status = 'ACCEPTED' WHERE id = '${purchaseOrder}'`,
  ],
  [
    'purchase_orders_are_financed_once',
    'a second loan for one purchase order',
    ({ loan }) => `ALTER TABLE loans DROP CONSTRAINT loans_purchase_order_unique, DROP CONSTRAINT loans_offer_unique;
      INSERT INTO loans SELECT (jsonb_populate_record(l, '{"id": "loan_x"}')).* FROM loans l WHERE id = '${loan}'`,
  ],
  [
    'orders_know_their_purchase_order',
    'a purchase order of a sales order that knows nothing of it',
    ({ purchaseOrder }) =>
      `UPDATE purchase_orders SET trade_order_id = 'so_x', extraction_id = NULL WHERE id = '${purchaseOrder}'`,
  ],
  [
    'orders_know_their_purchase_order',
    'a purchase order that its sales order’s seller never accepted',
    ({ purchaseOrder, salesOrder }) =>
      `UPDATE sales_orders SET purchase_order_id = '${purchaseOrder}', total_atoms = 1e12 WHERE id = '${salesOrder}';
        UPDATE purchase_orders SET trade_order_id = '${salesOrder}', extraction_id = NULL, supplier_tenant_id = NULL,
          supplier_wallet = '0x${'1'.repeat(40)}' WHERE id = '${purchaseOrder}'`,
  ],
  [
    'financed_documents_are_agreed',
    'a loan on a document that is under review',
    ({ purchaseOrder }) => `UPDATE extractions SET status = 'REVIEW', agreement_id = NULL WHERE id =
      (SELECT extraction_id FROM purchase_orders WHERE id = '${purchaseOrder}')`,
  ],
  [
    'purchase_orders_have_one_open_offer',
    'an offer beside the one that was issued',
    ({ offer }) => `INSERT INTO lending_offers SELECT
      (jsonb_populate_record(o, '{"id": "off_x", "status": "OFFERED", "loan_id": null}')).* FROM lending_offers o WHERE id = '${offer}'`,
  ],
  [
    'offers_keep_to_their_permit',
    'an offer of more than its permit allows',
    ({ permit }) => `UPDATE permits SET max_principal = 1 WHERE id = '${permit}'`,
  ],
  [
    'offers_keep_to_their_permit',
    'an offer of more than the purchase order is worth',
    ({ purchaseOrder }) => `UPDATE purchase_orders SET face_amount = 1 WHERE id = '${purchaseOrder}'`,
  ],
  [
    'borrowers_have_one_permit_with_a_pool',
    'two permits that are in force',
    ({ permit }) => `ALTER TABLE permits DROP CONSTRAINT permits_one_active;
      INSERT INTO permits SELECT (jsonb_populate_record(p, '{"id": "prm_x"}')).* FROM permits p WHERE id = '${permit}'`,
  ],
  [
    'tenants_stay_apart',
    'loans.parties',
    ({ loan }) => `UPDATE loans SET supplier_tenant_id = 'ten_x' WHERE id = '${loan}'`,
  ],
  [
    'tenants_stay_apart',
    'loan_repayments.parties',
    ({ repayment }) => `UPDATE loan_repayments SET borrower_tenant_id = 'ten_x' WHERE id = '${repayment}'`,
  ],
  [
    'tenants_stay_apart',
    'purchase_orders.pool_id',
    ({ purchaseOrder }) => `UPDATE purchase_orders SET lender_tenant_id = 'ten_x' WHERE id = '${purchaseOrder}'`,
  ],
  [
    'tenants_stay_apart',
    'purchase_orders.document_id',
    ({ purchaseOrder }) => `UPDATE purchase_orders SET document_id = 'upl_x' WHERE id = '${purchaseOrder}'`,
  ],
  [
    'tenants_stay_apart',
    'purchase_orders.extraction_id',
    ({ purchaseOrder }) => `UPDATE purchase_orders SET extraction_id = 'ext_x' WHERE id = '${purchaseOrder}'`,
  ],
  [
    'tenants_stay_apart',
    'lending_offers.parties',
    ({ offer }) => `UPDATE lending_offers SET borrower_tenant_id = 'ten_x' WHERE id = '${offer}'`,
  ],
  [
    'tenants_stay_apart',
    'lending_offers.permit_id',
    ({ offer }) => `UPDATE lending_offers SET permit_id = 'prm_x' WHERE id = '${offer}'`,
  ],
  [
    'tenants_stay_apart',
    'permits.pool_id',
    ({ permit }) => `UPDATE permits SET pool_id = 'pool_x' WHERE id = '${permit}'`,
  ],
  [
    'one_event_per_change_of_loan',
    'a change that nobody was told of',
    ({ loan }) => `DELETE FROM events WHERE resource_id = '${loan}' AND type = 'loan.active'`,
  ],
  [
    'one_event_per_change_of_offer',
    'a change that nobody was told of',
    ({ offer }) => `DELETE FROM events WHERE resource_id = '${offer}' AND type = 'offer.issued'`,
  ],
  [
    'one_event_per_change_of_purchase_order',
    'a change that nobody was told of',
    ({ purchaseOrder }) =>
      `DELETE FROM events WHERE resource_id = '${purchaseOrder}' AND type = 'purchase_order.financed'`,
  ],
];
