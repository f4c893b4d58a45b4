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
  'src/accounts/user.lookup.ts': 'users and memberships, before a tenant is known (D-001, D-004)',
  'src/chain/indexer/log.lookup.ts': 'logs of the chain, which is everybody’s',
  'src/chain/relayer/transaction.lookup.ts': 'what the one relayer does for all tenants',
  'src/claims/ticket.lookup.ts': 'the claim that a ticket opens, before its holder is a party of it (D-194)',
  'src/destinations/recipient.lookup.ts': 'the destinations of a payment’s recipient, for its quotes',
  'src/identity/holders.lookup.ts': 'other holders of a number that is proved anew (D-109)',
  'src/identity/payee.lookup.ts': 'whom a DID or a handle reaches, and its public document',
  'src/identity/recipient.lookup.ts': 'who has a phone, and its credentials',
  'src/identity/reservation.lookup.ts': 'what a contact has reserved, which is one for all tenants (D-336)',
  'src/offramp/attempt.lookup.ts': 'the provider’s side of a payment',
  'src/offramp/deposit.lookup.ts': 'what the chain says of a deal, and which payment it pays',
  'src/offramp/envelope.lookup.ts': 'the limits of the sender’s envelope, while the recipient acts',
  'src/payments/destination.lookup.ts': 'the wallets of others that a handle or an e-mail names (D-173)',
  'src/payments/executed.lookup.ts': 'what Safes have executed, which is on the chain, and whose wallet it was',
  'src/sandbox/controls.lookup.ts': 'what the sender scripted, while the recipient acts',
  'src/sandbox/messages.lookup.ts': 'messages to one exact address, whoever caused them (D-069)',
};

/** What carries the two kinds of reads about, and looks at nothing itself. */
const KERNEL = [
  'src/db/reads.ts',
  'src/db/transaction.ts',
  'src/http/handler-request.ts',
  'src/lifecycle/aggregate.ts',
  'src/lifecycle/executor.ts',
  'src/lifecycle/unit-of-work.ts',
  // A worker's own reads are the system's already: it lends them to a lookup.
  'src/offramp/provider.worker.ts',
];

/** Transactions of the system role: workers, operators, authentication; nothing that a handler imports but lookups. */
const SYSTEM: readonly string[] = [
  'src/accounts/authenticate.ts',
  'src/audit/invariants.ts',
  'src/audit/read.ts',
  'src/audit/sealer.ts',
  'src/audit/verify.ts',
  'src/chain/transact.ts',
  'src/cli/operator.ts',
  'src/ledger/credit.ts',
  'src/lifecycle/executor.ts',
  'src/offramp/hold-sweep.ts',
  'src/offramp/provider-modes.ts',
  'src/operations/watch.ts',
  'src/outbox/relay.ts',
  'src/outbox/runner.ts',
  'src/outbox/sandbox-clock.ts',
  'src/outbox/timers.ts',
  'src/providers/mock-progress.store.ts',
  'src/sandbox-key.ts',
  'src/seed.ts',
  'src/backend.ts',
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
    ).toEqual([...SYSTEM, 'src/lifecycle/unit-of-work.ts'].sort());
  });

  test('the role that may erase is taken by the retention alone', () => {
    expect(filesWith(/role: 'retention'/)).toEqual(['src/operations/retention/run.ts']);
  });

  test('the owner’s connection, past every wall, is used by no domain', () => {
    const domains = filesWith(/\bowner\(|\.owner\b(?!\s*[?)])/).filter((file) =>
      /pool\.owner|\bpool\b.*\bowner\b/.test(readFileSync(root + file, 'utf8')),
    );
    expect(domains.filter((file) => !/^src\/(db|audit|cli)\/|^src\/service\.ts$/.test(file))).toEqual([]);
  });
});
