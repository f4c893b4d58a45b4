import { readFileSync } from 'node:fs';
import { Command } from 'commander';
import type { CommandContext } from './command.ts';
import { auditCommands } from './commands/audit.ts';
import { chainCommands } from './commands/chain.ts';
import { credentialCommands } from './commands/credentials.ts';
import { migrateCommand, restoreMarksCommand, seedCommand } from './commands/database.ts';
import { doctorCommand } from './commands/doctor.ts';
import { encryptionCommands } from './commands/encryption.ts';
import { explainCommand } from './commands/explain.ts';
import { featureCommands } from './commands/features.ts';
import { fxCommands } from './commands/fx.ts';
import { jobCommands } from './commands/jobs.ts';
import { keyCommands } from './commands/keys.ts';
import { ledgerCommands } from './commands/ledger.ts';
import { liquidityCommands } from './commands/liquidity.ts';
import { mcpCommand } from './commands/mcp.ts';
import { memberCommands } from './commands/members.ts';
import { retentionCommands, stuckCommand } from './commands/operations.ts';
import { reviewCommands } from './commands/review.ts';
import { serviceCommands } from './commands/service.ts';
import { tenantCommands } from './commands/tenants.ts';
import { versionCommands } from './commands/versions.ts';
import { webhookCommands } from './commands/webhooks.ts';

const PACKAGE = new URL('../../package.json', import.meta.url);

const release = (): string => (JSON.parse(readFileSync(PACKAGE, 'utf8')) as { readonly version: string }).version;

/** Every command of this release (D-428). */
export function program(context: CommandContext): Command {
  const root = new Command('paychart')
    .description('Run and operate the payments service')
    .helpCommand(false)
    .version(release(), '-V, --version', 'print the version');
  const commands = [
    ...serviceCommands(),
    migrateCommand(context),
    restoreMarksCommand(context),
    seedCommand(context),
    tenantCommands(context),
    memberCommands(context),
    keyCommands(context),
    featureCommands(context),
    credentialCommands(context),
    ledgerCommands(context),
    encryptionCommands(context),
    liquidityCommands(context),
    fxCommands(context),
    reviewCommands(context),
    explainCommand(context),
    stuckCommand(context),
    jobCommands(context),
    retentionCommands(context),
    auditCommands(context),
    chainCommands(context),
    doctorCommand(context),
    versionCommands(context),
    webhookCommands(context),
    mcpCommand(context),
  ];
  for (const command of commands) root.addCommand(command);
  return root;
}
