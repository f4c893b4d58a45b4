import { Command } from 'commander';
import { matching, type Options, operatorCommand, type Report, tenantId } from '../command.ts';
import type { Operator } from '../operator.ts';
import { type Outcome, Refused } from '../outcome.ts';

const flag = matching(/^(true|false)$/, 'true or false');

/** Features of a tenant (D-083, D-428). */
export const featureCommands = (report: Report): Command =>
  new Command('features')
    .description('features of tenants')
    .addCommand(
      operatorCommand(
        'set',
        'enable or disable a feature of a tenant',
        set,
      )(report)
        .requiredOption('--tenant <id>', 'ten_…', tenantId)
        .requiredOption('--onchain-deposit <flag>', 'payments funded by a deposit on chain', flag),
    );

async function set({ transact }: Operator, { tenant: id = '', onchainDeposit }: Options): Promise<Outcome> {
  const features = { onchainDeposit: onchainDeposit === 'true' };
  await transact(async (unit) => {
    const tenant = await unit.aggregate('tenant', id);
    if (!tenant) throw new Refused('TENANT_NOT_FOUND', `There is no tenant ${id}`);
    if (!tenant.can('SET_FEATURES', { features })) throw new Refused('INVALID_TRANSITION', `${id} is ${tenant.status}`);
    await tenant.send('SET_FEATURES', { features });
  });
  return { json: { tenantId: id, features }, text: `${id}  onchainDeposit ${features.onchainDeposit}` };
}
