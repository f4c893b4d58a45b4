// Written by codegen from codegen/emit/sdk/runtime/operation.ts: edit that file.

/** The facts about an operation that the transport needs. */
export interface Operation {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Path template, as in the contract: `/v1/resources/{id}`. */
  readonly path: string;
  /** Names of the parameters that go into the query. */
  readonly query: readonly string[];
  /** Those of them whose lists are sent with commas between their values. */
  readonly commas?: readonly string[];
  /** Headers by the names of their parameters. */
  readonly headers?: Readonly<Record<string, string>>;
  /**
   * Where the JSON body comes from: `rest` = every parameter that is neither path nor query, `whole` = the parameter
   * `body`, `none` = no body.
   */
  readonly body: 'rest' | 'whole' | 'none';
  /** The media type of a body that is not `application/json`. */
  readonly bodyType?: string;
  /**
   * May an attempt whose outcome is unknown be sent again? `key`: yes, under its idempotency key. `always`: yes, by the
   * method's nature. `refused`: only after an answer that says that nothing happened.
   */
  readonly replay: 'key' | 'always' | 'refused';
  /** The content of a documented success; `value` is JSON that is no object. */
  readonly result: 'json' | 'value' | 'text' | 'none';
  /** One of its successes has no body, and another one has. */
  readonly mayBeEmpty?: boolean;
  /** The media type of a JSON success that is not `application/json`. */
  readonly accept?: string;
  /** The field of a list's result that holds its items. */
  readonly items?: string;
  /** Error codes that the contract gives to most operations, and to this one. */
  readonly sharedCodes?: readonly string[];
  /** Every other error code that the contract gives to the operation. */
  readonly codes: readonly string[];
}

/** The input of a method: path, query and body fields in one object. */
export type Params = Readonly<Record<string, unknown>>;

/** A resource, by its id or by any object that has it. */
export type Id = string | { readonly id: string };

export const idOf = (given: Id): string => {
  const id: unknown = typeof given === 'string' ? given : given?.id;
  if (typeof id === 'string' && id !== '') return id;
  throw new TypeError('an id is required, such as "pay_…", or an object with an id');
};

/** An id alone stands for the one parameter of the path. */
export function paramsOf({ path }: Operation, given: Params | string): Params {
  if (typeof given !== 'string') return given;
  const [name, ...more] = [...path.matchAll(/\{(\w+)\}/g)].map(([, parameter = '']) => parameter);
  if (name === undefined || more.length > 0) throw new TypeError(`${path} takes an object of parameters, not a text`);
  return { [name]: given };
}
