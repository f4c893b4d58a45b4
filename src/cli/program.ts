import { Command } from 'commander';
import type { Report } from './command.ts';
import { auditCommands } from './commands/audit.ts';
import { migrateCommand, seedCommand } from './commands/database.ts';
import { encryptionCommands } from './commands/encryption.ts';
import { keyCommands } from './commands/keys.ts';
import { ledgerCommands } from './commands/ledger.ts';
import { serviceCommands } from './commands/service.ts';
import { tenantCommands } from './commands/tenants.ts';

/** Every command of this release (D-428). */
export function program(report: Report): Command {
  const root = new Command('paychart').description('Runs and operates the payments service').helpCommand(false);
  const commands = [
    ...serviceCommands(),
    migrateCommand(report),
    seedCommand(report),
    tenantCommands(report),
    keyCommands(report),
    ledgerCommands(report),
    encryptionCommands(report),
    auditCommands(report),
  ];
  for (const command of commands) root.addCommand(command);
  return root;
}
