import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Deployment } from '../../walker/deployment.ts';
import type { Recipe } from '../../walker/recipe.ts';
import { extraction } from '../../walker/recipes/extraction.ts';
import { claimLink } from '../../walker/recipes/links.ts';
import { payoutDestination } from '../../walker/recipes/payout-destination.ts';
import { type Run, run } from '../../walker/run.ts';
import { startTestService, type TestService } from '../support/service.ts';

const options = { seed: 1, budgetMs: 120_000, parallel: 4, progress: () => {} };

interface Published {
  readonly lifecycles: Record<
    string,
    {
      transitions: { from: string; event: string; to: string }[];
      refused: { state: string; event: string; answers: { operation: string; code: string }[] }[];
    }
  >;
}

/** Passes everything on to a service but the lifecycles, which it changes: a service that has another machine. */
async function inFrontOf(service: TestService, change: (published: Published) => void): Promise<[string, Server]> {
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const body = Buffer.concat(chunks);
    const { host: _host, connection: _connection, 'content-length': _length, ...headers } = request.headers;
    const answer = await fetch(service.url + request.url, {
      method: request.method ?? 'GET',
      headers: headers as Record<string, string>,
      ...(body.length > 0 && { body }),
    });
    let text = await answer.text();
    if (request.url === '/lifecycles.json') {
      const published = JSON.parse(text) as Published;
      change(published);
      text = JSON.stringify(published);
    }
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(text);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return [`http://127.0.0.1:${(server.address() as AddressInfo).port}`, server];
}

describe('the walker on a service known only by its address', () => {
  let service: TestService;
  const servers: Server[] = [];
  beforeAll(async () => {
    service = await startTestService({ working: true, variables: { PROVIDER_POLL_INTERVAL_MS: '3600000' } });
  });
  afterAll(async () => {
    for (const server of servers) server.close();
    await service.stop();
  });

  const walkedWith = async (
    change: (published: Published) => void,
    recipe: Recipe = payoutDestination,
  ): Promise<Run> => {
    const [url, server] = await inFrontOf(service, change);
    servers.push(server);
    return run(await Deployment.open(url), { ...options, recipes: [recipe] });
  };
  const transitionOf = ({ lifecycles }: Published, from: string, event: string) => {
    const found = lifecycles['payout-destination']?.transitions.find((one) => one.from === from && one.event === event);
    if (!found) throw new Error(`${from} takes no ${event}`);
    return found;
  };

  test('finds no difference in an unchanged service', async () => {
    const { finding, coverage } = await walkedWith(() => {});
    expect(finding).toBeUndefined();
    expect(coverage.of('payout-destination').missing).toEqual(Object.keys(payoutDestination.beyond ?? {}));
  });

  const leadsElsewhere = (published: Published): void => {
    transitionOf(published, 'ACTIVE', 'REVOKE').to = 'ACTIVE';
  };
  const isGone = ({ lifecycles: { 'payout-destination': machine } }: Published): void => {
    if (!machine) throw new Error('there is no such machine');
    const isRevocation = ({ from, event }: { from: string; event: string }) => from === 'ACTIVE' && event === 'REVOKE';
    machine.transitions = machine.transitions.filter((one) => !isRevocation(one));
  };

  // The first is seen once it is taken, the second already where the service says what it takes.
  test.each([
    ['leads elsewhere', leadsElsewhere, ['CREATE', 'VERIFY', 'REVOKE']],
    ['is gone', isGone, ['CREATE', 'VERIFY']],
  ])('names the shortest path to a transition that %s in the published machine', async (_change, change, path) => {
    const { finding } = await walkedWith(change);
    expect(finding?.message).toMatch(/REVOKE/);
    expect(finding?.moves.map((move) => /--(.+)-->/.exec(move)?.[1])).toEqual(path);
    const commands = finding?.commands.join('\n') ?? '';
    expect(commands).toContain(`$url/v1/payout-destinations`);
    expect(commands).toMatch(/^destination=\$\(curl -s -X POST/m);
  });

  test('finds a changed target of APPROVE in an extraction, by the shortest path', async () => {
    const { finding } = await walkedWith(({ lifecycles: { extraction: machine } }) => {
      const approval = machine?.transitions.find(({ event }) => event === 'APPROVE');
      if (!approval) throw new Error('an extraction takes no APPROVE');
      approval.to = 'REVIEW';
    }, extraction);
    expect(finding?.message).toMatch(/APPROVE/);
    expect(finding?.moves).toEqual(['(none) --CREATE--> REVIEW', 'REVIEW --APPROVE--> APPROVED']);
  });

  test('finds a changed code of a claim link, which no client can read', async () => {
    const { finding } = await walkedWith(({ lifecycles: { 'claim-link': machine } }) => {
      for (const { state, event, answers } of machine?.refused ?? [])
        if (state === 'REDEEMED' && event === 'SEND_OTP') for (const answer of answers) answer.code = 'CLAIM_NOT_FOUND';
    }, claimLink);
    expect(finding?.message).toBe(
      'sendClaimOtp in REDEEMED answers CLAIM_LINK_GONE, and the lifecycle says CLAIM_NOT_FOUND for SEND_OTP',
    );
    expect(finding?.moves.map((move) => /--(.+)-->/.exec(move)?.[1])).toEqual([
      'CREATE',
      'SEND_OTP',
      'CONSUME',
      'REDEEM',
    ]);
  });
});
