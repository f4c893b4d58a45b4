import { assign, setup } from 'xstate';
import type { Meta } from '../meta.ts';

export type FlagKind = 'MISSING_FIELD' | 'TOTAL_MISMATCH' | 'LOW_CONFIDENCE';

/** A finding that a person has to look at; `detail` never repeats the fact itself. */
export interface ExtractionFlag {
  readonly id: string;
  readonly kind: FlagKind;
  readonly status: 'OPEN' | 'RESOLVED';
  /** Null when the flag is about several facts. */
  readonly field: string | null;
  readonly detail: string;
}

export interface ExtractionContext {
  readonly tenantId: string;
  readonly uploadId: string;
  /** The facts as JSON: bank details and e-mails are among them (D-066). */
  readonly factsCiphertext: string;
  readonly flags: readonly ExtractionFlag[];
  readonly agreementId: string | null;
}

/** The approved facts, which nothing changes any more (D-368). */
export interface NewAgreement {
  readonly agreementId: string;
  readonly factsCiphertext: string;
  /** The sha256 of the canonical JSON of the facts, lowercase hex (D-303). */
  readonly sha256: string;
}

export type ExtractionEvent =
  | {
      readonly type: 'CORRECT';
      readonly factsCiphertext: string;
      /** The findings of the checks over the corrected facts (D-368). */
      readonly flags: readonly ExtractionFlag[];
    }
  | {
      readonly type: 'APPROVE';
      readonly agreement: NewAgreement;
      /** The critical facts that are empty although their flags are RESOLVED: the facts themselves are sealed (D-473). */
      readonly missing: readonly string[];
    };

/** The facts that were read out of an uploaded document. */
export const extractionMachine = setup({
  types: {
    context: {} as ExtractionContext,
    events: {} as ExtractionEvent,
    input: {} as ExtractionContext,
    meta: {} as Meta,
  },
  guards: {
    isComplete: ({ context }, params: { missing: readonly string[] }) =>
      params.missing.length === 0 && context.flags.every(({ status }) => status === 'RESOLVED'),
  },
  actions: {
    correctFacts: assign((_, params: { factsCiphertext: string; flags: readonly ExtractionFlag[] }) => ({
      factsCiphertext: params.factsCiphertext,
      flags: params.flags,
    })),
    referToAgreement: assign((_, params: { agreement: NewAgreement }) => ({
      agreementId: params.agreement.agreementId,
    })),
    createAgreement: (_, _params: { agreement: NewAgreement }) => {},
    record: (_, _params: { action: string }) => {},
  },
}).createMachine({
  id: 'extraction',
  description: 'The review of a document extraction.',
  meta: {
    domain: 'trade',
    table: 'extractions',
    idPrefix: 'ext',
    parties: ['tenantId'],
    clock: 'tenantId',
    requirements: ['B 2.10', 'D-367', 'D-368', 'D-473'],
  },
  context: ({ input }) => input,
  initial: 'REVIEW',
  states: {
    REVIEW: {
      description: 'A person corrects an extracted fact.',
      meta: { waitsFor: { who: 'tenantId', events: ['CORRECT', 'APPROVE'] }, requirements: ['D-367'] },
      entry: [{ type: 'record', params: { action: 'created' } }],
      on: {
        CORRECT: {
          description: 'One fact is corrected and the checks run again.',
          meta: { requirements: ['D-368'] },
          actions: [
            { type: 'correctFacts', params: ({ event }) => event },
            { type: 'record', params: { action: 'corrected' } },
          ],
        },
        APPROVE: {
          description: 'No flag is OPEN and no critical field is empty: the facts become an agreement.',
          meta: { requirements: ['B 2.10', 'D-368'] },
          guard: { type: 'isComplete', params: ({ event }) => ({ missing: event.missing }) },
          target: 'APPROVED',
          actions: [
            { type: 'referToAgreement', params: ({ event }) => ({ agreement: event.agreement }) },
            { type: 'createAgreement', params: ({ event }) => ({ agreement: event.agreement }) },
            { type: 'record', params: { action: 'approved' } },
          ],
        },
      },
    },
    APPROVED: {
      description: 'The facts have been approved and can no longer change.',
      meta: { requirements: ['D-368'] },
      type: 'final',
    },
  },
});
