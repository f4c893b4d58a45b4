import { evidenceHash } from '../../../src/domains/trade/rules/evidence.ts';
import { NOTHING_READ } from '../../../src/domains/trade/rules/facts.ts';
import { sha256Hex } from '../../../src/platform/crypto/index.ts';
import { newId } from '../../../src/platform/db/ids.ts';
import type { UnitOfWork } from '../../../src/platform/lifecycle/unit-of-work.ts';
import { insert } from '../../../src/platform/lifecycle/writes.ts';
import { type Actor, type Chapter, within } from '../../platform/audit/chapter.ts';
import { sample as orderSample } from './sales-order.sample.ts';

declare module '../../platform/audit/chapter.ts' {
  interface Story {
    /** An order that the sender buys of the recipient, DELIVERED with an upload as evidence. */
    readonly salesOrder: string;
    readonly handover: string;
    readonly evidence: string;
    /** An extraction of the sender that was approved, which the order names with its agreement. */
    readonly extraction: string;
    readonly agreement: string;
  }
}

export const chapter: Chapter = {
  async tell(engine, { sender, recipient }) {
    const evidence = await within(engine, async (unit) => tellUpload(unit, recipient));
    const { extraction, agreement } = await within(engine, (unit) => tellExtraction(unit, sender));
    const story = await within(engine, async (unit) => {
      const order = await unit.open('sales-order', {
        id: newId('so'),
        context: {
          ...orderSample.context({ tenantId: sender.tenantId, memberId: '', paymentId: '' }, 0),
          sellerTenantId: recipient.tenantId,
          extractionId: extraction,
          agreementId: agreement,
        },
      });
      await order.send('SUBMIT');
      await order.send('ACCEPT', { note: null, at: order.now });
      await order.send('DELIVER');
      const parties = { buyerTenantId: sender.tenantId, sellerTenantId: recipient.tenantId };
      const delivery = await unit.open('delivery-record', {
        id: newId('dlr'),
        context: {
          orderId: order.id,
          ...parties,
          note: 'Dock 4',
          uploadIds: [evidence],
          deliveredAt: order.now,
          evidenceDigest: evidenceHash([{ sha256: SHA }]),
          acceptedAt: null,
          invoiceId: null,
        },
      });
      return { salesOrder: order.id, handover: delivery.id };
    });
    return { ...story, evidence, extraction, agreement };
  },
};

const SHA = sha256Hex('evidence');

function tellUpload(unit: UnitOfWork, { tenantId }: Actor): string {
  const id = newId('upl');
  const sealed = { filenameCiphertext: 'sealed', contentCiphertext: 'sealed' };
  const upload = { id, tenantId, contentType: 'text/plain', size: 8, sha256: SHA, createdAt: unit.realNow };
  unit.write(insert('uploads', { ...upload, ...sealed }));
  return id;
}

/** An approved document of the owner's. */
export async function tellExtraction(
  unit: UnitOfWork,
  owner: Actor,
): Promise<{ extraction: string; agreement: string }> {
  const uploadId = tellUpload(unit, owner);
  const factsCiphertext = JSON.stringify(NOTHING_READ);
  const context = { tenantId: owner.tenantId, uploadId, factsCiphertext, flags: [], agreementId: null };
  const extraction = await unit.open('extraction', { id: newId('ext'), context });
  const agreement = { agreementId: newId('agr'), factsCiphertext, sha256: SHA };
  await extraction.send('APPROVE', { agreement, missing: [] });
  return { extraction: extraction.id, agreement: agreement.agreementId };
}
