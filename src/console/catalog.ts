/** The console's view of the contract. The service derives it from the OpenAPI document and the lifecycles. */
export interface Catalog {
  readonly name: string;
  /** The name by which this deployment introduces itself in what it sends and has signed. */
  readonly serviceName: string;
  readonly version: string;
  readonly environment: 'sandbox' | 'live';
  readonly operations: Readonly<Record<string, CatalogOperation>>;
  /** The schemas that requests refer to, by name. */
  readonly schemas: Readonly<Record<string, Schema>>;
  readonly resources: readonly CatalogResource[];
}

export interface CatalogOperation {
  readonly method: string;
  /** `/v1/offramp/payments/{id}/confirm`. */
  readonly path: string;
  readonly summary: string;
  readonly tag: string;
  /** Its name in the SDK: `offrampPayments.confirm`. */
  readonly sdkName: string;
  readonly isSandbox: boolean;
  /** The lifecycles to which it sends events. */
  readonly moves: readonly string[];
  readonly parameters: readonly CatalogParameter[];
  readonly body?: Schema;
  /** The first example of a request. */
  readonly example?: unknown;
}

export interface CatalogParameter {
  readonly name: string;
  readonly in: 'path' | 'query';
  readonly isRequired: boolean;
  readonly description: string;
  readonly schema: Schema;
}

/** A kind of resource with a lifecycle. */
export interface CatalogResource {
  /** The name of its lifecycle. */
  readonly lifecycle: string;
  readonly description: string;
  readonly title: string;
  /** The name of the list of these resources. */
  readonly listTitle: string;
  /** The tag of the operation that lists it; its resources are grouped by it. */
  readonly group: string;
  /** The operation that lists them; absent where the API has none. */
  readonly list?: string;
  /** The field of the list's answer that holds the items. */
  readonly items?: string;
  /** The operation that reads one, and its path parameter. */
  readonly get?: { readonly operation: string; readonly parameter: string };
  /** The operation that creates one. */
  readonly create?: string;
  /** The field of an item that holds its id, and the one that holds its status. */
  readonly idField: string;
  readonly statusField: string;
  readonly columns: readonly string[];
  readonly states: readonly CatalogState[];
}

export interface CatalogState {
  readonly name: string;
  readonly status: string;
  readonly public: string;
  readonly kind: string;
  readonly description: string;
}

/** The part of JSON Schema that the contract uses in requests. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly title?: string;
  readonly description?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly default?: unknown;
  readonly examples?: readonly unknown[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly oneOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
  readonly format?: string;
}
