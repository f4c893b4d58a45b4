import type { ErrorCode } from '../../generated/contract/errors.ts';
import { type EventSender, lifecycleFacts } from '../../generated/contract/explanations.ts';
import { type LifecycleName, lifecycleTable } from '../../generated/contract/lifecycles.ts';
import type { OperationId } from '../../generated/contract/operations.ts';
import type { Explanation } from '../../generated/contract/schemas.ts';
import { isAboutState } from '../../src/platform/explain/refused-here.ts';
import { operationNamed } from '../contract/documented.ts';
import { member } from '../domains/approvals/fixture.ts';
import { operations } from '../support/operations.ts';
import type { TestService, TestTenant } from '../support/service.ts';

type Next = Explanation['next'][number];

/** Another administrator would change who may grant what (D-522). */
const ROLES = ['FINANCE', 'VIEWER', 'MEMBER'] as const;
type Role = (typeof ROLES)[number];

/**
 * Tries what explanations say of a resource: each operation is asked for as each party, by its key, by its owner and by a
 * member of another role, and what it would have changed is rolled back. What an explanation allows must come to its step;
 * what it refuses must be refused with its code. `differences` has a line for each that was wrong.
 */
export class TriedNext {
  readonly differences: string[] = [];
  readonly tried = { allowed: 0, refused: 0 };
  /** Machine and state of everything that was tried. */
  readonly situations = new Set<string>();
  /** By machine: the parties that were told something. */
  readonly parties = new Map<LifecycleName, Set<number>>();
  readonly #service: TestService;
  readonly #every: number;
  readonly #planted: (told: Explanation) => Explanation;
  readonly #asked = new Map<LifecycleName, number>();
  readonly #members = new Map<string, string>();

  private constructor(service: TestService, every: number, planted: (told: Explanation) => Explanation) {
    this.#service = service;
    this.#every = every;
    this.#planted = planted;
  }

  /**
   * The first of `every` situations of a machine is tried.
   *
   * @param planted puts a fault into explanations, to see it found.
   */
  static async of(
    service: TestService,
    every: number,
    planted: (told: Explanation) => Explanation = (told) => told,
  ): Promise<TriedNext> {
    await service.pool.owner.raw(DRY_RUN);
    return new TriedNext(service, every, planted);
  }

  /** All that is next, but for the operations that are left aside. */
  async try(
    machine: LifecycleName,
    id: string,
    parties: readonly TestTenant[],
    aside: readonly OperationId[] = [],
  ): Promise<void> {
    const asked = this.#asked.get(machine) ?? 0;
    this.#asked.set(machine, asked + 1);
    if (asked % this.#every !== 0) return;
    for (const [index, party] of parties.entries()) {
      const role = ROLES[asked % ROLES.length] as Role;
      // Nobody joins a tenant that is suspended.
      for (const who of [
        { name: 'the key', headers: { 'x-service-api-key': party.apiKey } },
        { name: 'the owner', headers: { authorization: `Bearer ${party.token}` } },
        ...(machine === 'tenant'
          ? []
          : [{ name: `a member of role ${role}`, headers: await this.#memberOf(party, role) }]),
      ]) {
        const isTold = await this.#as(who, machine, id, aside);
        if (isTold) this.parties.set(machine, (this.parties.get(machine) ?? new Set()).add(index));
      }
    }
  }

  /** Somebody else of the party, whose role may decide what is allowed. */
  async #memberOf(party: TestTenant, role: Role): Promise<Record<string, string>> {
    const name = `${party.tenantId} ${role}`;
    const made = this.#members.get(name) ?? (await member(this.#service, party, role)).token;
    this.#members.set(name, made);
    return { authorization: `Bearer ${made}` };
  }

  async #as(
    { name: who, headers }: Caller,
    machine: LifecycleName,
    id: string,
    aside: readonly OperationId[],
  ): Promise<boolean> {
    const told = await this.#send('GET', `/v1/explanations/${id}`, headers);
    if (told.status !== 200) return false;
    const explanation = this.#planted(told.body as unknown as Explanation);
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
      this.#compare({ operation, nexts, who, machine }, explanation, answer);
    }
    return true;
  }

  #compare(asked: AskedNext, { resource }: Explanation, { status, body, isDry }: Tried): void {
    const { operation, nexts, who, machine } = asked;
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
  async #dry(ask: () => Promise<Sent>): Promise<Tried> {
    const { owner } = this.#service.pool;
    const failed = async (): Promise<string> =>
      (await owner.raw('SELECT last_value FROM test.dry_runs')).rows[0].last_value;
    await owner.raw('UPDATE test.dry_run SET is_on = true');
    try {
      const before = await failed();
      const answer = await ask();
      // Any other failure of the service is a fault.
      return { ...answer, isDry: answer.status === 500 && (await failed()) !== before };
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

interface Tried extends Sent {
  /** It came to a step of a lifecycle. */
  readonly isDry: boolean;
}

interface Caller {
  readonly name: string;
  readonly headers: Record<string, string>;
}

interface AskedNext {
  readonly operation: OperationId;
  readonly nexts: readonly Next[];
  readonly who: string;
  readonly machine: LifecycleName;
}

/** The example's body, or something that it names, is refused: the resource itself is not. */
const isOfContent = (status: number, code: string): boolean =>
  !isAboutState(code as ErrorCode) &&
  (status === 400 || status === 422 || /_NOT_FOUND$|^IDEMPOTENCY_KEY_REQUIRED$/.test(code));

const snake = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** A control may have run a job at once: what failed for the dry run alone is due as it was. */
const FORGET_DRY_RUN = `UPDATE outbox_jobs SET fires_at = now(), due_at = now() + clock_offset(tenant_id),
  last_error = NULL WHERE last_error = 'dry run'`;

const DRY_RUN = `CREATE SCHEMA IF NOT EXISTS test;
  CREATE TABLE test.dry_run (is_on boolean NOT NULL);
  INSERT INTO test.dry_run VALUES (false);
  CREATE SEQUENCE test.dry_runs;
  SELECT nextval('test.dry_runs');
  CREATE FUNCTION test.end_dry_run() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER AS $$
  BEGIN
    IF (SELECT is_on FROM test.dry_run) THEN
      -- What has failed is rolled back, but for the number of a sequence.
      PERFORM nextval('test.dry_runs');
      RAISE EXCEPTION 'dry run';
    END IF;
    RETURN NULL;
  END $$;
  CREATE TRIGGER dry_run AFTER INSERT ON public.lifecycle_log FOR EACH ROW EXECUTE FUNCTION test.end_dry_run();`;
