import type { ErrorCode } from '../../generated/contract/errors.ts';
import { lifecycleFacts } from '../../generated/contract/explanations.ts';
import type { LifecycleName } from '../../generated/contract/lifecycles.ts';
import type { OperationId } from '../../generated/contract/operations.ts';
import type { Explanation } from '../../generated/contract/schemas.ts';
import { machinesOf } from '../../src/platform/explain/machines-of-id.ts';
import { isAboutState } from '../../src/platform/explain/refused-here.ts';
import { operations } from '../support/operations.ts';
import type { TestService } from '../support/service.ts';

/** An operation that an explanation may predict, and how its requests are recognised. */
interface Predictable {
  readonly operation: OperationId;
  readonly method: string;
  readonly path: RegExp;
  readonly machine: LifecycleName;
}

const predictable: readonly Predictable[] = Object.entries(lifecycleFacts).flatMap(([machine, { senders }]) => {
  const ids = new Set(Object.values(senders).flatMap((ways) => ways.flatMap(({ operation }) => operation ?? [])));
  return [...ids].flatMap((operation): Predictable[] => {
    const { method, path } = operations[operation];
    if (!path.includes('{')) return [];
    const pattern = new RegExp(`^${path.replaceAll(/\{\w+\}/g, '([^/]+)')}$`);
    return [{ operation, method: method.toUpperCase(), path: pattern, machine: machine as LifecycleName }];
  });
});

/**
 * Asks for an explanation before each request that a lifecycle's operation gets, and compares what it predicts with what
 * the operation answers. `differences` has a line for each prediction that was wrong.
 */
export class Predictions {
  readonly differences: string[] = [];
  /** How many predictions came true, by what they said. */
  readonly kept = { allowed: 0, refused: 0 };
  /** The codes whose details were found to say what the explanation says. */
  readonly detailed = new Set<ErrorCode>();
  readonly #service: TestService;
  readonly #fetch = globalThis.fetch;

  private constructor(service: TestService) {
    this.#service = service;
  }

  /** From now on, until `stop`, every request to the service is predicted. */
  static of(service: TestService): Predictions {
    const predictions = new Predictions(service);
    globalThis.fetch = (target, init) => predictions.#request(target, init);
    return predictions;
  }

  stop(): void {
    globalThis.fetch = this.#fetch;
  }

  async #request(target: Parameters<typeof fetch>[0], init: RequestInit | undefined): Promise<Response> {
    const url = target instanceof Request ? target.url : String(target);
    const asked = url.startsWith(this.#service.url) ? found(init?.method ?? 'GET', new URL(url).pathname) : undefined;
    const predicted = asked && (await this.#predicted(asked, init));
    const answer = await this.#fetch(target, init);
    if (asked && predicted !== undefined) await this.#compare(asked, predicted, answer.clone());
    return answer;
  }

  /** Whoever may not read the resource is told nothing of it, and predicts nothing. */
  async #predicted({ id }: Asked, init: RequestInit | undefined): Promise<Explanation | undefined> {
    const sent = new Headers(init?.headers);
    const headers = new Headers();
    for (const name of ['authorization', 'x-service-api-key', 'x-service-tenant-id']) {
      const value = sent.get(name);
      if (value !== null) headers.set(name, value);
    }
    const answer = await this.#fetch(`${this.#service.url}/v1/explanations/${id}`, { headers });
    return answer.status === 200 ? ((await answer.json()) as Explanation) : undefined;
  }

  async #compare(asked: Asked, explanation: Explanation, answer: Response): Promise<void> {
    const refusal = answer.ok ? undefined : ((await answer.json()) as Envelope);
    // What a refusal commits was an event that the lifecycle took: a wrong code, say.
    const isCommitted = refusal !== undefined && operations[asked.operation].commits?.includes(refusal.code) === true;
    if (refusal !== undefined && !isCommitted && isDeclared(asked, refusal.code))
      this.#compareDetails(asked, explanation, refusal);
    const predicted = explanation.next.filter(({ operationId }) => operationId === asked.operation);
    // Of an operation that may send several events, the request decides which: it is predicted if all of them are.
    if (predicted.length === 0 || predicted.some(({ allowed }) => allowed === 'depends')) return;
    const codes = predicted.flatMap(({ allowed, code }) => (allowed === false ? [code] : []));
    const isForbidden = codes.length === predicted.length;
    const isPredicted = codes.includes(refusal?.code ?? null);
    const isOfAnother = predicted.length > 1 && isOfOtherEvent(predicted, refusal);
    if (isPredicted || (!isForbidden && (isCommitted || isOfAnother || isTaken(answer, refusal?.code))))
      this.kept[isPredicted ? 'refused' : 'allowed'] += 1;
    else this.#differ(asked, explanation, { predicted, status: answer.status, refusal });
  }

  /** The envelope of a refusal for a state says where the resource is and what it allows, as the explanation does. */
  #compareDetails(asked: Asked, explanation: Explanation, { code, details }: Envelope): void {
    const { resource, next } = explanation;
    const allowed = next.flatMap((one) =>
      one.by === 'operation' && one.allowed !== false && one.operationId !== null ? [one.operationId] : [],
    );
    const same =
      details?.status === resource.status &&
      JSON.stringify(details?.allowed?.toSorted()) === JSON.stringify([...new Set(allowed)].toSorted());
    if (same) this.detailed.add(code);
    else this.#differ(asked, explanation, { allowed, code, details });
  }

  #differ({ operation, id }: Asked, { resource }: Explanation, what: object): void {
    this.differences.push(`${operation} of ${id}, ${resource.status}: ${JSON.stringify(what)}`);
  }
}

interface Envelope {
  readonly code: ErrorCode;
  readonly details?: { readonly status?: string; readonly event?: string; readonly allowed?: readonly string[] };
}

/** Tells whether the contract says that the operation refuses with this code for the state of the resource. */
const isDeclared = ({ operation, machine }: Asked, code: ErrorCode): boolean =>
  isAboutState(code) &&
  Object.values(lifecycleFacts[machine].senders)
    .flat()
    .some((way) => way.operation === operation && Object.values(way.refused ?? {}).includes(code));

interface Asked {
  readonly machine: LifecycleName;
  readonly operation: OperationId;
  readonly id: string;
}

/** The request asked for an event that the explanation does not name. */
const isOfOtherEvent = (predicted: readonly { readonly event: string }[], refusal: Envelope | undefined): boolean =>
  refusal?.details?.event !== undefined && predicted.every(({ event }) => event !== refusal.details?.event);

/** What a request contains can be refused in every state; a code that is about the state is of the resource. */
const isTaken = ({ ok, status }: Response, code: ErrorCode | undefined): boolean =>
  ok || ((status === 400 || status === 422) && code !== undefined && !isAboutState(code));

function found(method: string, path: string): Asked | undefined {
  for (const one of predictable) {
    const id = one.method === method ? one.path.exec(path)?.at(-1) : undefined;
    if (id !== undefined && machinesOf(id).includes(one.machine))
      return { machine: one.machine, operation: one.operation, id };
  }
  return undefined;
}
