/** The published description of a deployment: `/lifecycles.json`, and what the walker needs of `/openapi.json`. */

export interface Sender {
  readonly kind: 'operation' | 'provider' | 'chain' | 'operator' | 'timer' | 'service' | 'control';
  readonly operation?: string;
}

export interface State {
  readonly name: string;
  readonly status: string;
  readonly public: string;
  readonly kind: 'resting' | 'passing' | 'terminal';
}

export interface Transition {
  readonly from: string;
  readonly event: string;
  readonly to: string;
}

export interface LifecycleEvent {
  readonly name: string;
  readonly sentBy: readonly Sender[];
  /** Operations that bring it about although something else sends it. */
  readonly causedBy?: readonly string[];
}

export interface RefusedPair {
  readonly state: string;
  readonly event: string;
  readonly answers: readonly { readonly operation: string; readonly code: string }[];
}

export interface Lifecycle {
  readonly id: string;
  /** Each change of its status is an event `<family>.<status>`. */
  readonly family?: string;
  readonly initial: string;
  readonly states: readonly State[];
  readonly events: readonly LifecycleEvent[];
  readonly transitions: readonly Transition[];
  readonly refused: readonly RefusedPair[];
}

export type Lifecycles = Readonly<Record<string, Lifecycle>>;

export interface Parameter {
  readonly name: string;
  readonly in: string;
}

/** How an operation is called over HTTP. */
export interface Operation {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly parameters: readonly Parameter[];
  readonly hasBody: boolean;
  readonly bodyType: string;
}

interface Reference {
  readonly $ref?: string;
}

interface Document {
  readonly info?: { readonly version?: string };
  readonly paths?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly components?: { readonly parameters?: Readonly<Record<string, Parameter>> };
}

interface DocumentOperation {
  readonly operationId?: string;
  readonly parameters?: readonly (Parameter | Reference)[];
  readonly requestBody?: { readonly content?: Readonly<Record<string, unknown>> };
}

/** The operations of an OpenAPI document by their ids. */
export function operationsOf(document: Document): ReadonlyMap<string, Operation> {
  const found = new Map<string, Operation>();
  for (const [path, item] of Object.entries(document.paths ?? {})) {
    for (const [method, value] of Object.entries(item)) {
      const { operationId, parameters = [], requestBody } = value as DocumentOperation;
      if (operationId === undefined) continue;
      const known = parameters.map((parameter) => resolved(document, parameter));
      found.set(operationId, {
        id: operationId,
        method: method.toUpperCase(),
        path,
        parameters: known,
        hasBody: requestBody !== undefined,
        bodyType: Object.keys(requestBody?.content ?? {})[0] ?? 'application/json',
      });
    }
  }
  return found;
}

function resolved(document: Document, parameter: Parameter | Reference): Parameter {
  if (!('$ref' in parameter) || parameter.$ref === undefined) return parameter as Parameter;
  const name = parameter.$ref.slice(parameter.$ref.lastIndexOf('/') + 1);
  const found = document.components?.parameters?.[name];
  if (found === undefined) throw new Error(`The OpenAPI document has no parameter ${parameter.$ref}`);
  return found;
}

/** The fields of an input that are no parameters. */
export const bodyOf = (
  input: Readonly<Record<string, unknown>>,
  { parameters }: Operation,
): Readonly<Record<string, unknown>> => {
  const names = new Set(parameters.map(({ name }) => name));
  return Object.fromEntries(Object.entries(input).filter(([key]) => !names.has(key)));
};
