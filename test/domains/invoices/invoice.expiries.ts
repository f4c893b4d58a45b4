import { invoiceMachine } from '../../../machines/invoices/invoice.machine.ts';
import { liesAhead } from '../../../src/domains/invoices/rules/expiry.ts';
import { compiledMachine, leafOfRow } from '../../../src/platform/lifecycle/compiled-machine.ts';
import { step } from '../../../src/platform/lifecycle/step.ts';
import { END, type Expiry } from '../boundary.ts';
import { sample } from './invoice.sample.ts';

const machine = compiledMachine(invoiceMachine as never);
const context = {
  ...sample.context({ tenantId: 'ten_1', memberId: '', paymentId: '' }, 1),
  ...sample.inLeaf?.SENT,
  expiresAt: END,
};
const at = (status: string) => ({ leaf: leafOfRow(machine, status, undefined), context }) as never;

const takes = (status: string, event: { readonly type: string }): boolean =>
  step(machine, at(status), event) !== undefined;

export const expiries: readonly Expiry[] = [
  {
    what: 'the end that a new invoice names lies ahead (D-289)',
    file: 'src/domains/invoices/rules/expiry.ts',
    at: 'over',
    stands: (now) => liesAhead(END, now),
  },
  {
    what: 'a draft is sent before its end (D-290)',
    file: 'machines/invoices/invoice.machine.ts',
    at: 'over',
    stands: (now) =>
      takes('DRAFT', { type: 'SEND', holdWalletId: 'w', holdAddress: '0x', expiresAt: END, at: now } as never),
  },
  {
    what: 'a SENT invoice that is not funded waits (D-293)',
    file: 'machines/invoices/invoice.machine.ts',
    at: 'over',
    stands: (now) => !takes('SENT', { type: 'POLL', heldBaseUnits: context.receivedBaseUnits, at: now } as never),
  },
];
