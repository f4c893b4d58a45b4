import { type Api, apiOf, type Outcome } from '../api.ts';
import type { Problem } from '../problem.ts';
import type { Account } from './account.ts';

export type Part = 'payer' | 'recipient';

const NAMES: Readonly<Record<Part, readonly string[]>> = {
  payer: ['Acme Imports', 'Birch & Co', 'Cedar Foods'],
  recipient: ['Blue Harbor', 'Mia’s Bakery', 'Nordwind Cafe'],
};

interface Founded {
  readonly tenant: { readonly id: string };
  readonly member: { readonly id: string };
}

/** Ends the making of an account with what the service said. */
class Refused extends Error {
  readonly problem: Problem;
  constructor(problem: Problem) {
    super(problem.message);
    this.problem = problem;
  }
}

async function must<T>(call: Promise<Outcome<T>>): Promise<T> {
  const outcome = await call;
  if (outcome.problem) throw new Refused(outcome.problem);
  return outcome.data;
}

/** A tenant with an owner and a key, made as any program would make it; a payer gets money from the faucet. */
export async function makeAccount(
  part: Part,
  made: number,
  say: (step: string) => void,
): Promise<{ readonly account: Account } | { readonly problem: Problem }> {
  try {
    return { account: await make(part, made, say) };
  } catch (thrown) {
    if (thrown instanceof Refused) return { problem: thrown.problem };
    throw thrown;
  }
}

async function make(part: Part, made: number, say: (step: string) => void): Promise<Account> {
  const name = NAMES[part][Math.floor(made / 2) % 3] ?? 'New business';
  const unique = crypto.randomUUID().slice(0, 8);
  const anyone = apiOf(undefined);
  say('Signing up the owner');
  const email = `owner-${unique}@${part}.test`;
  const { token } = await must(anyone.call<{ token: string }>('createTestSession', { email, name: `${name} Owner` }));
  say('Founding the business');
  const founded = await must(apiOf({ session: token }).call<Founded>('createTenant', { name, country: 'US' }));
  const signedIn = await must(anyone.call<{ token: string }>('createTestSession', { memberId: founded.member.id }));
  const credential = { session: signedIn.token };
  const api = apiOf(credential);
  say('Issuing a key');
  const { apiKey } = await must(api.call<{ apiKey: string }>('createApiKey', { name: 'Console' }));
  if (part === 'payer') await fund(api, say);
  const memberId = founded.member.id;
  return {
    key: `${part}-${unique.slice(0, 4)}`,
    name,
    tenantId: founded.tenant.id,
    memberId,
    credential,
    apiKey,
    part,
  };
}

interface Drip {
  readonly id: string;
  readonly status: string;
}

const LOOKS = 120;
const PAUSE_MS = 250;

/** A drip to the member's account also credits the balance that payments come from. */
async function fund(api: Api, say: (step: string) => void): Promise<void> {
  say('Opening its account on the chain');
  await must(api.call('getBalance', { ensure: true }));
  const drip = await retried(() => api.call<Drip>('createDrip'));
  say('Waiting for the test money to arrive');
  for (let look = 0; look < LOOKS; look += 1) {
    const { status } = await must(api.call<Drip>('getDrip', { dripId: drip.id }));
    if (status === 'CONFIRMED' || status === 'FAILED') return;
    await pause();
  }
}

/** The account is deployed in the background: until then there is nothing to send money to. */
async function retried<T>(call: () => Promise<Outcome<T>>): Promise<T> {
  for (let attempt = 0; attempt < LOOKS; attempt += 1) {
    const { data, problem } = await call();
    if (problem === undefined) return data;
    if (!/NOT_LINKED|NOT_READY|NOT_DEPLOY/.test(problem.code)) throw new Refused(problem);
    await pause();
  }
  return must(call());
}

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
