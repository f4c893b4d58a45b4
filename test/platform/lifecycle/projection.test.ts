import { describe, expect, it } from 'vitest';
import { tenantMachine } from '../../../machines/accounts/tenant.machine.ts';
import { offrampPaymentMachine } from '../../../machines/offramp/offramp-payment.machine.ts';
import { columnsOfFamilies } from '../../../src/platform/feed/columns-of-families.ts';
import type { TrackedAggregate } from '../../../src/platform/lifecycle/aggregates/tracked-aggregate.ts';
import { compiledMachine } from '../../../src/platform/lifecycle/compiled-machine.ts';
import { projectedEvent } from '../../../src/platform/lifecycle/projection.ts';

const compiled = compiledMachine(offrampPaymentMachine);
const leafOf = (status: string) => {
  const leaf = compiled.leaves.find((one) => one.status === status);
  if (leaf === undefined) throw new Error(`no leaf ${status}`);
  return leaf;
};
const CREATED = new Date('2026-03-02T09:00:00.000Z');
const UPDATED = new Date('2026-03-02T09:00:01.000Z');

const tracked = (context: object = {}, status = 'PENDING_CLAIM'): TrackedAggregate =>
  ({
    compiled,
    id: 'pay_1',
    leaf: leafOf(status),
    context: { senderTenantId: 'ten_1', recipientTenantId: null, ...context },
    createdAt: CREATED,
    updatedAt: UPDATED,
    now: UPDATED,
    step: 4,
    clockOffsetMs: 7,
  }) as unknown as TrackedAggregate;

const objectOf = (context: object) => projectedEvent(tracked(context), null)?.object;

describe('the event of a public change', () => {
  it('keeps the state at the transition (D-384)', () => {
    expect(projectedEvent(tracked({ memo: 'Rent', amount: 5n }), null)).toEqual({
      kind: 'notify',
      type: 'payment.action_required',
      resourceId: 'pay_1',
      parties: ['ten_1'],
      presenter: 'payment',
      object: {
        senderTenantId: 'ten_1',
        recipientTenantId: null,
        memo: 'Rent',
        amount: 5n,
        id: 'pay_1',
        status: 'PENDING_CLAIM',
        publicStatus: 'ACTION_REQUIRED',
        createdAt: CREATED,
        updatedAt: UPDATED,
      },
      isRow: true,
      previousStatus: null,
      at: UPDATED,
      sequence: 4,
    });
  });

  it.each(['phoneIndex', 'emailIndex', 'phoneCiphertext', 'tokenHash', 'otpHash', 'bodyHash'])(
    'omits %s: blind indexes, ciphertexts and hashes stay inside (D-066)',
    (column) => {
      expect(objectOf({ [column]: 'deadbeef' })).not.toHaveProperty(column);
      expect(JSON.stringify(objectOf({ [column]: 'deadbeef' }))).not.toContain('deadbeef');
    },
  );

  it.each(['depositTxHash', 'phoneMasked', 'indexedAt', 'hashing', 'cipher'])('includes %s', (column) => {
    expect(objectOf({ [column]: 'shown' })).toHaveProperty(column, 'shown');
  });

  it('is sent to each party once, and to no other', () => {
    const partiesOf = (context: object) => projectedEvent(tracked(context), null)?.parties;
    expect(partiesOf({ recipientTenantId: 'ten_2' })).toEqual(['ten_1', 'ten_2']);
    expect(partiesOf({ recipientTenantId: 'ten_1' })).toEqual(['ten_1']);
    expect(partiesOf({ recipientTenantId: undefined })).toEqual(['ten_1']);
  });

  it('is not written where two internal statuses share the public one (A 3.6, D-386)', () => {
    const [first, second] = sharing();
    expect(projectedEvent(tracked({}, first), leafOf(second))).toBeUndefined();
    expect(projectedEvent(tracked({}, first), leafOf('DELIVERED'))).toMatchObject({ previousStatus: 'DELIVERED' });
  });

  const sharing = (): readonly [string, string] => {
    for (const one of compiled.leaves) {
      const other = compiled.leaves.find((leaf) => leaf !== one && leaf.publicStatus === one.publicStatus);
      if (other) return [one.status, other.status];
    }
    throw new Error('no two statuses share a public one');
  };
});

describe('the columns in the events of a family', () => {
  it('are those of its table by their names in code, without internal ones', () => {
    const { payment, ...others } = columnsOfFamilies({
      'offramp-payment': { machine: offrampPaymentMachine },
      tenant: { machine: tenantMachine },
    } as never);
    expect(others).toEqual({});
    expect(payment).toEqual(expect.arrayContaining(['id', 'publicStatus', 'recipientDid', 'createdAt']));
    expect(payment?.filter((column) => /_|Ciphertext|Index$|^step$/.test(column))).toEqual([]);
  });
});
