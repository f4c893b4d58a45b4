import type { Options } from '../command.ts';
import type { Operator } from '../operator.ts';
import { type Outcome, Refused } from '../outcome.ts';

export async function set({ transact }: Operator, { tenant: id = '', onchainDeposit }: Options): Promise<Outcome> {
  const features = { onchainDeposit: onchainDeposit === 'true' };
  await transact(async (unit) => {
    const tenant = await unit.aggregate('tenant', id);
    if (!tenant) throw new Refused('TENANT_NOT_FOUND', `There is no tenant ${id}`);
    if (!tenant.can('SET_FEATURES', { features })) throw new Refused('INVALID_TRANSITION', `${id} is ${tenant.status}`);
    await tenant.send('SET_FEATURES', { features });
  });
  return { json: { tenantId: id, features }, text: `${id}  onchainDeposit ${features.onchainDeposit}` };
}
