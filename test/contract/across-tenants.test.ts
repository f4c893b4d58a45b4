import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** The files of `src` that have code, outside comments, matching the pattern. */
const filesWith = (pattern: RegExp): string[] =>
  globSync('src/**/*.ts', { cwd: root })
    .filter((file) => pattern.test(withoutComments(readFileSync(root + file, 'utf8'))))
    .sort();

const withoutComments = (text: string): string => text.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');

/** Who looks over the wall inside a request, and what for. A new one is a decision: it belongs in this list. */
const LOOKUPS: Readonly<Record<string, string>> = {
  'src/domains/accounts/user.lookup.ts': 'users and memberships, before a tenant is known (D-001, D-004)',
  'src/kernel/chain/indexer/log.lookup.ts': 'logs of the chain, which is everybody’s',
  'src/kernel/chain/relayer/transaction.lookup.ts': 'what the one relayer does for all tenants',
  'src/domains/claims/ticket.lookup.ts': 'the claim that a ticket opens, before its holder is a party of it (D-194)',
  'src/domains/destinations/recipient.lookup.ts': 'the destinations of a payment’s recipient, for its quotes',
  'src/domains/identity/holders.lookup.ts': 'other holders of a number that is proved anew (D-109)',
  'src/domains/identity/payee.lookup.ts': 'whom a DID or a handle reaches, and its public document',
  'src/domains/identity/recipient.lookup.ts': 'who has a phone, and its credentials',
  'src/domains/identity/reservation.lookup.ts': 'what a contact has reserved, which is one for all tenants (D-336)',
  'src/domains/offramp/attempt.lookup.ts': 'the provider’s side of a payment',
  'src/domains/offramp/deposit.lookup.ts': 'what the chain says of a deal, and which payment it pays',
  'src/domains/offramp/envelope.lookup.ts': 'the limits of the sender’s envelope, while the recipient acts',
  'src/domains/payments/destination.lookup.ts': 'the wallets of others that a handle or an e-mail names (D-173)',
  'src/domains/payments/executed.lookup.ts': 'what Safes have executed, which is on the chain, and whose wallet it was',
  'src/domains/offramp/test-controls.lookup.ts': 'what the sender scripted, while the recipient acts',
  'src/domains/sandbox/messages.lookup.ts': 'messages to one exact address, whoever caused them (D-069)',
};

/** What carries the two kinds of reads about, and looks at nothing itself. */
const KERNEL = [
  'src/kernel/db/reads.ts',
  'src/kernel/db/transaction.ts',
  'src/kernel/http/handler-request.ts',
  'src/kernel/lifecycle/aggregate.ts',
  'src/kernel/execution/executor.ts',
  'src/kernel/lifecycle/unit-of-work.ts',
  // A worker's own reads are the system's already: it lends them to a lookup.
  'src/domains/offramp/provider.worker.ts',
];

/** Transactions of the system role: workers, operators, authentication; nothing that a handler imports but lookups. */
const SYSTEM: readonly string[] = [
  'src/domains/accounts/authenticate.ts',
  'src/kernel/audit/invariants.ts',
  'src/kernel/audit/read.ts',
  'src/kernel/audit/sealer.ts',
  'src/kernel/audit/verify.ts',
  'src/kernel/chain/transact.ts',
  'src/cli/operator.ts',
  'src/kernel/ledger/credit.ts',
  'src/kernel/execution/executor.ts',
  'src/domains/offramp/hold-sweep.ts',
  'src/domains/offramp/provider-modes.ts',
  'src/domains/admin/watch.ts',
  'src/kernel/outbox/relay.ts',
  'src/kernel/outbox/runner.ts',
  'src/kernel/outbox/move-test-clock.ts',
  'src/kernel/outbox/timers.ts',
  'src/kernel/providers/mock-progress.store.ts',
  'src/app/sandbox-key.ts',
  'src/app/seed.ts',
  'src/app/backend.ts',
];

describe('who passes the second wall (design, the request path)', () => {
  test('reads across tenants stand in *.lookup.ts, and these are all of them', () => {
    const found = filesWith(/\bacrossTenants\b/).filter((file) => !KERNEL.includes(file));
    expect(found).toEqual(Object.keys(LOOKUPS));
    for (const file of found) expect(file).toMatch(/\.lookup\.ts$/);
  });

  test('the kernel’s own list holds nothing that is gone', () => {
    expect(filesWith(/\bacrossTenants\b/)).toEqual(expect.arrayContaining(KERNEL));
  });

  test('the system role is taken in these files only', () => {
    expect(
      filesWith(/role: 'system'|\? 'system' : 'app'|\basSystem\(/).filter((file) => !file.startsWith('src/db/')),
    ).toEqual([...SYSTEM, 'src/kernel/lifecycle/unit-of-work.ts'].sort());
  });

  test('the role that may erase is taken by the retention alone', () => {
    expect(filesWith(/role: 'retention'/)).toEqual(['src/domains/admin/retention/run.ts']);
  });

  test('the owner’s connection, past every wall, is used by no domain', () => {
    const domains = filesWith(/\bowner\(|\.owner\b(?!\s*[?)])/).filter((file) =>
      /pool\.owner|\bpool\b.*\bowner\b/.test(readFileSync(root + file, 'utf8')),
    );
    expect(domains.filter((file) => !/^src\/(db|audit|cli)\/|^src\/service\.ts$/.test(file))).toEqual([]);
  });
});
