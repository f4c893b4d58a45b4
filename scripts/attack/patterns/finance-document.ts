import type { Pattern } from '../pattern.ts';
import { OWN_ADDRESS } from '../world.ts';

const INVOICE = 'Vendor: Blue Harbor\nInvoice: TH-1\nCurrency: USD\nTotal: 1200.00\nDue date: 2026-12-31\n';
const own = { as: 'attackerKey', kind: 'key', tenant: 'attacker' } as const;

/** Borrows on a document: the bytes are the same each time. */
export const financeDocument: Pattern = {
  name: 'borrows on a document',
  weight: ({ isFinancing }) => (isFinancing ? 6 : 0),
  moves: ({ fresh }) => {
    const [upload, extraction] = [fresh('upload'), fresh('extraction')];
    const document = {
      filename: 'invoice.txt',
      contentType: 'text/plain',
      contentBase64: Buffer.from(INVOICE).toString('base64'),
    };
    const financed = {
      poolId: '{{victimPool}}',
      extractionId: `{{${extraction}}}`,
      supplierWallet: OWN_ADDRESS,
      faceAmount: '100000000',
    };
    const steps = [
      { call: 'createUpload', as: own.as, with: document, keep: { [upload]: 'id' } },
      { call: 'createExtraction', as: own.as, with: { uploadId: `{{${upload}}}` }, keep: { [extraction]: 'id' } },
      { call: 'approveExtraction', as: own.as, with: { id: `{{${extraction}}}` } },
      { call: 'registerPurchaseOrder', as: own.as, with: financed },
    ];
    return steps.map((step) => ({ step, says: 'The attacker borrows on an invoice.', holder: own }));
  },
};
