import { Command } from 'commander';
import type { Report } from './command.ts';
import { auditCommands } from './commands/audit.ts';
import { chainCommands } from './commands/chain.ts';
import { credentialCommands } from './commands/credentials.ts';
import { migrateCommand, seedCommand } from './commands/database.ts';
import { doctorCommand } from './commands/doctor.ts';
import { encryptionCommands } from './commands/encryption.ts';
import { explainCommand } from './commands/explain.ts';
import { featureCommands } from './commands/features.ts';
import { fxCommands } from './commands/fx.ts';
import { keyCommands } from './commands/keys.ts';
import { ledgerCommands } from './commands/ledger.ts';
import { liquidityCommands } from './commands/liquidity.ts';
import { memberCommands } from './commands/members.ts';
import { retentionCommands, stuckCommand } from './commands/operations.ts';
import { reviewCommands } from './commands/review.ts';
import { serviceCommands } from './commands/service.ts';
import { tenantCommands } from './commands/tenants.ts';
import { webhookCommands } from './commands/webhooks.ts';

/** Every command of this release (D-428). */
export function program(report: Report): Command {
  const root = new Command('paychart').description('Runs and operates the payments service').helpCommand(false);
  const commands = [
    ...serviceCommands(),
    migrateCommand(report),
    seedCommand(report),
    tenantCommands(report),
    memberCommands(report),
    keyCommands(report),
    featureCommands(report),
    credentialCommands(report),
    ledgerCommands(report),
    encryptionCommands(report),
    liquidityCommands(report),
    fxCommands(report),
    reviewCommands(report),
    explainCommand(report),
    stuckCommand(report),
    retentionCommands(report),
    auditCommands(report),
    chainCommands(report),
    doctorCommand(report),
    webhookCommands(report),
  ];
  for (const command of commands) root.addCommand(command);
  return root;
}
