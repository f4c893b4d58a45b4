import { setTimeout as delay } from 'node:timers/promises';
import { createPaychart, type Paychart } from '../../generated/sdk/src/index.ts';

/** One thing that happens before the mock is ready. */
export type SeedStep =
  /** Founds a tenant; later steps act as it by its name. */
  | { readonly tenant: string; readonly country?: string }
  | {
      /** The name of a tenant; `Sandbox`, which has money, unless told. */
      readonly as?: string;
      /** An operation of the SDK, such as `createOfframpPayment`. */
      readonly call: string;
      readonly input?: unknown;
      /** Later steps read what is answered by it: `{{invoice.id}}`. */
      readonly name?: string;
      /** The call is repeated until its answer has these values, for at most 10 seconds. */
      readonly until?: Readonly<Record<string, unknown>>;
    };

/** What was made: keys by the names of their tenants, and answers by the names of their steps. */
export interface Seeded {
  readonly keys: Readonly<Record<string, string>>;
  readonly answers: Readonly<Record<string, unknown>>;
}

/** A seed file says something that cannot be done; the message names the step. */
export class SeedError extends Error {
  override readonly name = 'SeedError';
}

const UNTIL_MS = 10_000;
const REST_MS = 25;
const FIRST_TENANT = 'Sandbox';

/** Takes the steps one after the other, as any client would. @throws SeedError */
export async function plant(baseUrl: string, apiKey: string, steps: readonly SeedStep[]): Promise<Seeded> {
  const keys: Record<string, string> = { [FIRST_TENANT]: apiKey };
  const answers: Record<string, unknown> = {};
  for (const [index, step] of steps.entries()) {
    try {
      if ('tenant' in step) keys[step.tenant] = await found(baseUrl, step.tenant, step.country ?? 'US');
      else await take(baseUrl, step, keys, answers);
    } catch (error) {
      throw new SeedError(`Step ${index + 1} of the seeds: ${error instanceof Error ? error.message : error}`);
    }
  }
  return { keys, answers };
}

/** Reads the text of a seed file. @throws SeedError */
export function parseSeeds(text: string): SeedStep[] {
  let steps: unknown;
  try {
    steps = JSON.parse(text);
  } catch (error) {
    throw new SeedError(`The seeds are not JSON: ${error instanceof Error ? error.message : error}`);
  }
  if (!Array.isArray(steps)) throw new SeedError('The seeds have to be a list of steps');
  steps.forEach((step, index) => {
    if (typeof step?.tenant === 'string' || typeof step?.call === 'string') return;
    throw new SeedError(`Step ${index + 1} of the seeds has neither "tenant" nor "call"`);
  });
  return steps;
}

export async function found(baseUrl: string, name: string, country: string): Promise<string> {
  const anyone = createPaychart({ baseUrl, session: 'none' });
  const email = `owner@${name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}.test`;
  const { token } = await anyone.createTestSession({ email, name: `${name} Owner` }).unwrap();
  const { member } = await createPaychart({ baseUrl, session: token }).createTenant({ name, country }).unwrap();
  const owner = await anyone.createTestSession({ memberId: member.id }).unwrap();
  const session = createPaychart({ baseUrl, session: owner.token });
  // All that the owner may, by name: a key holds the scopes by which rights are given only so.
  const { scopes } = await session.getMe().unwrap();
  const issued = await session.createApiKey({ name: 'mock', scopes }).unwrap();
  return issued.apiKey;
}

interface Answered {
  readonly data?: unknown;
  readonly error?: unknown;
}
type Operation = (input: unknown) => Promise<Answered> & { unwrap(): Promise<unknown> };

async function take(
  baseUrl: string,
  step: Exclude<SeedStep, { readonly tenant: string }>,
  keys: Readonly<Record<string, string>>,
  answers: Record<string, unknown>,
): Promise<void> {
  const { as = FIRST_TENANT, call, name, until } = step;
  const apiKey = Object.hasOwn(keys, as) ? keys[as] : undefined;
  if (apiKey === undefined) throw new SeedError(`no step before it founds the tenant ${as}`);
  const paychart: Paychart = createPaychart({ baseUrl, apiKey });
  const operation = (paychart as unknown as Record<string, Operation | undefined>)[call];
  if (!Object.hasOwn(paychart, call) || typeof operation !== 'function')
    throw new SeedError(`there is no operation ${call}`);
  const input = filledIn(step.input ?? {}, answers);
  const deadline = performance.now() + UNTIL_MS;
  for (;;) {
    const asked = operation.call(paychart, input);
    // What is refused for now may be waited for.
    const answer = until === undefined ? await asked.unwrap() : await asked.then(({ data, error }) => data ?? error);
    if (until === undefined || hasValues(answer, until)) {
      if (name !== undefined) answers[name] = answer;
      return;
    }
    if (performance.now() > deadline) {
      throw new SeedError(`${call} did not come to ${JSON.stringify(until)}: ${JSON.stringify(answer)}`);
    }
    await delay(REST_MS);
  }
}

export const hasValues = (answer: unknown, wanted: Readonly<Record<string, unknown>>): boolean =>
  Object.entries(wanted).every(([path, value]) => valueAt(answer, path.split('.')) === value);

/** The input with each `{{name.path}}` replaced by what it names. */
function filledIn(input: unknown, answers: Readonly<Record<string, unknown>>): unknown {
  if (typeof input === 'string') {
    return input.replaceAll(/\{\{([\w.]+)\}\}/g, (_, path: string) => {
      const value = valueAt(answers, path.split('.'));
      if (value === undefined) throw new SeedError(`no step before it answered ${path}`);
      return String(value);
    });
  }
  if (Array.isArray(input)) return input.map((one) => filledIn(one, answers));
  if (typeof input !== 'object' || input === null) return input;
  return Object.fromEntries(Object.entries(input).map(([key, value]) => [key, filledIn(value, answers)]));
}

const valueAt = (from: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>(
    (at, key) =>
      typeof at === 'object' && at !== null && Object.hasOwn(at, key)
        ? (at as Record<string, unknown>)[key]
        : undefined,
    from,
  );
