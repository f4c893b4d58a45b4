import { asObject, type JsonObject } from '../load/json.ts';
import { type Path, parsePointer } from '../load/pointer.ts';
import type { SpecNode } from '../load/spec-node.ts';
import { Thread } from '../thread.ts';
import type { Diagnostics } from './diagnostics.ts';

/** A fault that swagger-parser finds in a document, at a JSON pointer into it. */
export interface OpenapiFault {
  readonly pointer: string;
  readonly message: string;
}

/** Has swagger-parser validate the bundled document, in a thread of its own: that takes as long as the rest of a run. */
export class OpenapiValidation {
  private readonly thread = new Thread(new URL('./openapi.worker.ts', import.meta.url));
  private faults: Promise<readonly OpenapiFault[]> = Promise.resolve([]);

  /** Loads swagger-parser while the specification is read. */
  constructor() {
    this.thread.start();
  }

  begin(document: JsonObject): void {
    this.faults = this.thread.ask(withLicense(document)) as Promise<OpenapiFault[]>;
    // A document with other faults is given up before these are known.
    this.faults.catch(() => {});
  }

  /** Reports each fault where the specification says what is wrong. */
  async report(root: SpecNode, diagnostics: Diagnostics): Promise<void> {
    for (const { pointer, message } of await this.faults) {
      diagnostics.report(placeOf(root, parsePointer(pointer)), 'openapi', message);
    }
  }

  end(): Promise<void> {
    return this.thread.end();
  }
}

/** OpenAPI takes a license that has a name alone; the validator's schema asks for an address or an identifier as well. */
const withLicense = (document: JsonObject): JsonObject => {
  const info = asObject(document.info);
  const license = asObject(info.license);
  if (license.name === undefined || license.url !== undefined || license.identifier !== undefined) return document;
  return { ...document, info: { ...info, license: { ...license, identifier: 'named' } } };
};

/** The deepest node of the specification on the way; what the generator adds to the document stands in no file. */
const placeOf = (root: SpecNode, path: Path): SpecNode => {
  let node = root;
  for (const key of path) {
    const next = node.get(key);
    if (next === undefined) return node;
    node = next;
  }
  return node;
};
