import { type EventSender, lifecycleFacts } from '../../generated/contract/explanations.ts';
import { type LifecycleName, lifecycleTable } from '../../generated/contract/lifecycles.ts';
import type { OperationId } from '../../generated/contract/operations.ts';
import type { Explanation } from '../../generated/contract/schemas.ts';
import { operationNamed } from '../contract/documented.ts';
import { operations } from '../support/operations.ts';
import type { TestService, TestTenant } from '../support/service.ts';

type Next = Explanation['next'][number];

/**
 * Tries what explanations say of a resource: each operation is asked for, as each party and by each of its credentials, and
 * what it would have changed is rolled back. What an explanation allows must come to its step; what it refuses must be
 * refused with its code. `differences` has a line for each that was wrong.
 */
export class TriedNext {
  readonly differences: string[] = [];
  readonly tried = { allowed: 0, refused: 0 };
  /** Machine and state of everything that was tried. */
  readonly situations = new Set<string>();
  readonly #service: TestService;
  readonly #every: number;
  #asked = 0;

  private constructor(service: TestService, every: number) {
    this.#service = service;
    this.#every = every;
  }

  /** One of `every` situations is tried. */
  static async of(service: TestService, every: number): Promise<TriedNext> {
    await service.pool.owner.raw(DRY_RUN);
    return new TriedNext(service, every);
  }

  /** All that is next, but for the operations that are left aside. */
  async try(
    machine: LifecycleName,
    id: string,
    parties: readonly TestTenant[],
    aside: readonly OperationId[] = [],
  ): Promise<void> {
    this.#asked += 1;
    if (this.#asked % this.#every !== 0) return;
    for (const party of parties) {
      for (const headers of [{ 'x-service-api-key': party.apiKey }, { authorization: `Bearer ${party.token}` }]) {
        await this.#as(headers, machine, id, aside);
      }
    }
  }

  async #as(
    headers: Record<string, string>,
    machine: LifecycleName,
    id: string,
    aside: readonly OperationId[],
  ): Promise<void> {
    const told = await this.#send('GET', `/v1/explanations/${id}`, headers);
    if (told.status !== 200) return;
    const explanation = told.body as unknown as Explanation;
    this.situations.add(`${machine} ${explanation.resource.status}`);
    const byOperation = Map.groupBy(
      explanation.next.filter(
        ({ by, operationId }) => (by === 'operation' || by === 'control') && operationId !== null,
      ),
      ({ operationId }) => operationId as OperationId,
    );
    for (const [operation, nexts] of byOperation) {
      if (aside.includes(operation)) continue;
      // Of several events, the request decides which one it sends.
      if (nexts.some(({ allowed }) => allowed === 'depends')) continue;
      const path = await this.#pathOf(operation, machine, id);
      if (path === undefined) continue;
      const [body] = operationNamed(operation).bodies;
      const method = operations[operation].method.toUpperCase();
      const answer = await this.#dry(() => this.#send(method, path, headers, body));
      this.#compare({ operation, nexts, who: Object.keys(headers)[0] ?? '', machine }, explanation, answer);
    }
  }

  #compare(asked: AskedNext, { resource }: Explanation, { status, body }: Sent): void {
    const { operation, nexts, who, machine } = asked;
    const isDry = status === 500;
    const code = status < 400 || isDry ? undefined : String(body.code);
    const allowed = nexts.some((next) => next.allowed === true);
    const line = () =>
      `${machine} ${resource.status}: ${operation} by ${who} is called ${JSON.stringify(nexts.map(({ event, allowed: is, code: of }) => [event, is, of]))} and answers ${status} ${code ?? ''} ${String(body.message ?? '')}`;
    if (allowed) {
      this.tried.allowed += 1;
      if (code !== undefined && !isOfContent(status, code)) this.differences.push(line());
      return;
    }
    this.tried.refused += 1;
    const isTold = nexts.some((next) => next.code === code);
    if (code === undefined || (!isTold && !isOfContent(status, code))) this.differences.push(line());
  }

  /** The path with the resource's id and those of its parents; undefined where the request names another resource. */
  async #pathOf(operation: OperationId, machine: LifecycleName, id: string): Promise<string | undefined> {
    const senders: readonly EventSender[] = Object.values(lifecycleFacts[machine].senders).flat();
    if (senders.some((sender) => sender.operation === operation && sender.elsewhere)) return undefined;
    const { path } = operations[operation];
    const row = await this.#service.pool.owner(lifecycleTable[machine].table).where({ id }).first();
    const parts = path.split('/');
    const last = parts.findLastIndex((part) => part.startsWith('{'));
    const filled = parts.map((part, at) => {
      if (!part.startsWith('{')) return part;
      if (at === last) return id;
      const name =
        part === '{id}' ? `${parts[at - 1]?.replace(/ies$/, 'y').replace(/s$/, '')}_id` : snake(part.slice(1, -1));
      return String(row?.[name.replaceAll('-', '_')]);
    });
    return filled.includes('undefined') ? undefined : filled.join('/');
  }

  /** Whatever comes to a step of a lifecycle fails there, and nothing of it is kept. */
  async #dry<T>(ask: () => Promise<T>): Promise<T> {
    await this.#service.pool.owner.raw('UPDATE test.dry_run SET is_on = true');
    try {
      return await ask();
    } finally {
      await this.#service.pool.owner.raw('UPDATE test.dry_run SET is_on = false');
      await this.#service.pool.owner.raw(FORGET_DRY_RUN);
    }
  }

  async #send(method: string, path: string, headers: Record<string, string>, body?: unknown): Promise<Sent> {
    const answer = await ORIGINAL_FETCH(`${this.#service.url}${path}`, {
      method,
      headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    return { status: answer.status, body: text === '' ? {} : (JSON.parse(text) as Record<string, unknown>) };
  }
}

/** `Predictions` watches the global one. */
const ORIGINAL_FETCH = globalThis.fetch;

interface Sent {
  readonly status: number;
  readonly body: Record<string, unknown>;
}

interface AskedNext {
  readonly operation: OperationId;
  readonly nexts: readonly Next[];
  readonly who: string;
  readonly machine: LifecycleName;
}

/** The example's body, or something that it names, is refused: the resource itself is not. */
const isOfContent = (status: number, code: string): boolean =>
  status === 400 || status === 422 || /_NOT_FOUND$|^IDEMPOTENCY_KEY_REQUIRED$/.test(code);

const snake = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** A control may have run a job at once: what failed for the dry run alone is due as it was. */
const FORGET_DRY_RUN = `UPDATE outbox_jobs SET fires_at = now(), due_at = now() + clock_offset(tenant_id),
  last_error = NULL WHERE last_error = 'dry run'`;

const DRY_RUN = `CREATE SCHEMA IF NOT EXISTS test;
  CREATE TABLE test.dry_run (is_on boolean NOT NULL);
  INSERT INTO test.dry_run VALUES (false);
  CREATE FUNCTION test.end_dry_run() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER AS $$
  BEGIN
    IF (SELECT is_on FROM test.dry_run) THEN RAISE EXCEPTION 'dry run'; END IF;
    RETURN NULL;
  END $$;
  CREATE TRIGGER dry_run AFTER INSERT ON public.lifecycle_log FOR EACH ROW EXECUTE FUNCTION test.end_dry_run();`;
