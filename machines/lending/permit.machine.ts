import { setup } from 'xstate';
import type { Meta } from '../meta.ts';

export interface PermitContext {
  /** The borrower, whose clock rules it (D-469). */
  readonly borrowerTenantId: string;
  /** The pool's tenant, which offers under it. */
  readonly lenderTenantId: string;
  readonly poolId: string;
  /** The borrower's organization account. */
  readonly subjectAddress: string;
  readonly mode: 'synthetic' | 'bank_data_sandbox';
  readonly riskTier: number;
  readonly maxPrincipal: bigint;
  /** The EIP-712 hash that the platform issuer signed (D-372). */
  readonly permitDigest: string;
  readonly signature: string;
  readonly issuerAddress: string;
  readonly expiresAt: Date;
}

export type PermitEvent = { readonly type: 'EXPIRE' } | { readonly type: 'REVOKE' };

/** Says up to what amount a borrower may be lent to by a pool. */
export const permitMachine = setup({
  types: {
    context: {} as PermitContext,
    events: {} as PermitEvent,
    input: {} as PermitContext,
    meta: {} as Meta,
  },
  actions: {
    record: (_, _params: { action: string }) => {},
  },
}).createMachine({
  id: 'permit',
  description: 'An eligibility permit.',
  meta: {
    domain: 'lending',
    table: 'permits',
    idPrefix: 'prm',
    parties: ['borrowerTenantId', 'lenderTenantId'],
    clock: 'borrowerTenantId',
    requirements: ['B 2.8', 'B 4.9', 'D-372'],
  },
  context: ({ input }) => input,
  initial: 'ACTIVE',
  states: {
    ACTIVE: {
      description: 'The permit allows offers. A borrower has one ACTIVE permit with each pool.',
      meta: { deadline: { event: 'EXPIRE', at: 'expiresAt' }, requirements: ['D-372', 'D-373'] },
      entry: [{ type: 'record', params: { action: 'issued' } }],
      on: {
        EXPIRE: {
          description: '30 days are over.',
          meta: { requirements: ['D-372'] },
          target: 'EXPIRED',
          actions: [{ type: 'record', params: { action: 'expired' } }],
        },
        REVOKE: {
          description: 'A new permit with the same pool takes its place: only one limit can hold.',
          meta: { requirements: ['D-372'] },
          target: 'REVOKED',
          actions: [{ type: 'record', params: { action: 'revoked' } }],
        },
      },
    },
    EXPIRED: { description: 'The validity period has ended.', meta: { requirements: ['D-372'] }, type: 'final' },
    REVOKED: { description: 'Another permit has replaced this one.', meta: { requirements: ['D-372'] }, type: 'final' },
  },
});
