import { parseConfig } from '../../../src/app/config.ts';
import { foundTenant, issueApiKey } from '../../../src/domains/accounts/index.ts';
import { creditBalance } from '../../../src/payments/ledger/credit-balance.ts';
import { createService, type Service } from '../../../src/platform/app/service.ts';
import { createLog } from '../../../src/platform/http/server/log.ts';
import type { Engine } from '../../../src/platform/lifecycle/engine.ts';
import { foundAll } from '../../support/found.ts';
import { wiring } from '../../support/wiring.ts';
import { type Chapter, type Story, within } from './chapter.ts';

const chapters = await foundAll<Chapter>('.story.ts', 'chapter');

/** The service on a database of the test, with lifecycles whose facts the chapters say. */
export function openService(databaseUrl: string): Service {
  const lifecycles = Object.assign({}, wiring.lifecycles, ...chapters.map((chapter) => chapter.lifecycles?.()));
  return createService({
    ...wiring,
    lifecycles,
    config: parseConfig({}),
    databaseUrl,
    log: createLog({ level: 'silent', environment: 'sandbox' }),
    version: 'test',
  });
}

/** Writes a small but whole history through the real engine: machines, effects, flush and relay. */
export async function tellStory({ engine, relay }: Service): Promise<Story> {
  const sender = await founded(engine, 'Acme Imports', 'owner@acme.test');
  const recipient = await founded(engine, 'Blue Harbor Trading', 'owner@harbor.test');
  await creditBalance(engine, {
    tenantId: sender.tenantId,
    amount: 1_000_000_000n,
    asset: 'USDC',
    reference: 'opening',
    operator: 'test',
  });
  const apiKey = await within(engine, (unit) =>
    issueApiKey((machine, init) => unit.open(machine, init), engine.services, {
      tenantId: sender.tenantId,
      name: 'test',
      memberId: sender.memberId,
      issuedByMemberId: sender.memberId,
      agentId: null,
      scopes: ['ramps:write'],
      ipAllowlist: [],
      requestSigning: false,
      expiresAt: null,
    }),
  );
  const story = { sender: sender.tenantId, recipient: recipient.tenantId, apiKey: apiKey.key.id };
  for (const chapter of chapters) Object.assign(story, await chapter.tell(engine, { sender, recipient }));
  await relay.drain();
  // What the chapters add, their declarations of `Story` name.
  return story as Story;
}

async function founded(engine: Engine, name: string, email: string): Promise<{ tenantId: string; memberId: string }> {
  const founding = { name, legalName: name, country: 'US', userId: `usr_${name.length}`, email, userName: null };
  return within(engine, async (unit) => {
    const aggregatesWith = unit.aggregatesWith.bind(unit);
    const tools = { reads: unit.reads, aggregatesWith, open: unit.open.bind(unit), write: unit.write.bind(unit) };
    const { tenant, owner } = await foundTenant(tools, engine.services, {
      ...founding,
      isEmailVerified: true,
      at: unit.realNow,
    });
    return { tenantId: tenant.id, memberId: owner.id };
  });
}
