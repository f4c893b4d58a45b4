import { runInNewContext } from 'node:vm';
import type { Answer } from './http-file.ts';

export interface PostmanScript {
  readonly listen: 'prerequest' | 'test';
  readonly script: { readonly exec: readonly string[] };
}

export interface PostmanEntry {
  readonly key: string;
  readonly value: string;
  readonly disabled?: boolean;
}

export interface PostmanItem {
  readonly name: string;
  readonly item?: readonly PostmanItem[];
  readonly event?: readonly PostmanScript[];
  readonly request?: {
    readonly method: string;
    readonly header: readonly PostmanEntry[];
    readonly url: { readonly raw: string; readonly query?: readonly PostmanEntry[] };
    readonly body?: { readonly raw: string };
  };
}

export interface Collection extends PostmanItem {
  readonly variable: readonly PostmanEntry[];
}

/** What a request of a collection came to: its response, the tests that failed, and whether it asks to be sent again. */
export interface Played {
  readonly answer: Answer;
  readonly failed: readonly string[];
  readonly again: boolean;
}

/** Sends the requests of a collection with its own variables, and runs its own scripts with what Postman gives them. */
export class PostmanRunner {
  readonly #variables: Map<string, string>;

  constructor(collection: Collection, given: Readonly<Record<string, string>>) {
    const own = collection.variable.map(({ key, value }) => [key, value] as const);
    this.#variables = new Map([...own, ...Object.entries(given)]);
  }

  async send({ name, request, event = [] }: PostmanItem): Promise<Played> {
    if (request === undefined) throw new Error(`${name} is no request`);
    this.#run(event, 'prerequest', name);
    const body = request.body && this.filled(request.body.raw);
    const response = await fetch(this.filled(request.url.raw), {
      method: request.method,
      headers: request.header
        .filter(({ disabled }) => disabled !== true)
        .map(({ key, value }) => [key, this.filled(value)] as [string, string]),
      redirect: 'manual',
      ...(body !== undefined && { body }),
    });
    const text = await response.text();
    const after = this.#run(event, 'test', name, { status: response.status, text });
    const isJson = response.headers.get('content-type')?.includes('json') === true && text !== '';
    return { answer: { status: response.status, body: isJson ? JSON.parse(text) : text }, ...after };
  }

  filled(text: string): string {
    return text.replaceAll(/\{\{([^{}]+)\}\}/g, (_, name: string) => {
      const value = name === '$guid' ? crypto.randomUUID() : this.#variables.get(name);
      if (value === undefined) throw new Error(`The collection has no value for ${name}`);
      return value;
    });
  }

  #run(
    events: readonly PostmanScript[],
    listen: PostmanScript['listen'],
    requestId: string,
    got = { status: 0, text: '' },
  ): { failed: string[]; again: boolean } {
    const failed: string[] = [];
    let again = false;
    const pm = {
      info: { requestId },
      response: { code: got.status, text: () => got.text, json: () => JSON.parse(got.text) },
      variables: { replaceIn: (text: string) => this.filled(text) },
      collectionVariables: {
        get: (name: string) => this.#variables.get(name),
        set: (name: string, value: unknown) => this.#variables.set(name, String(value)),
      },
      execution: { setNextRequest: (next: string) => (again = next === requestId) },
      test: (title: string, check: () => void) => {
        try {
          check();
        } catch (error) {
          failed.push(`${title}: ${String(error)}`);
        }
      },
      expect: (value: unknown) => ({
        to: {
          equal: (wanted: unknown) => {
            if (value !== wanted) throw new Error(`${String(value)} is not ${String(wanted)}`);
          },
        },
      }),
    };
    for (const { listen: when, script } of events)
      if (when === listen) runInNewContext(script.exec.join('\n'), { pm, setTimeout: (then: () => void) => then() });
    return { failed, again };
  }
}
