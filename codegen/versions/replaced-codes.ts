import { asArray, asObject, isArray, isObject, type Json, type JsonObject } from '../load/json.ts';
import { removedAndAdded } from '../review/pairs.ts';
import { schemasOf } from './locate.ts';
import { type DocumentOperation, operationsOf } from './steps.ts';

/** A refusal that has another code now. */
export interface ReplacedCode {
  readonly operation: string;
  readonly from: string;
  readonly to: string;
}

/**
 * Where an operation lost a code and gained another one with the same status. Clients handle codes that they do not know,
 * and a code may go with its cause; but one that stands for the former cause is looked for by its name.
 */
export const replacedCodes = (published: JsonObject, now: JsonObject): ReplacedCode[] => {
  const [before, after] = [codesBySchema(published), codesBySchema(now)];
  const later = new Map(operationsOf(now).map((one) => [one.id, one]));
  return operationsOf(published).flatMap((was) => {
    const next = later.get(was.id);
    if (next === undefined) return [];
    const { removed, added } = removedAndAdded(codesOf(was), codesOf(next));
    if (removed.length === 0 || added.length === 0) return [];
    const [old, own] = [statusesOf(was, before), statusesOf(next, after)];
    return [...Map.groupBy(removed, (code) => old.get(code))].flatMap(([status, lost]) => {
      const gained = status === undefined ? [] : added.filter((code) => own.get(code) === status);
      // A gate that was added brings several codes at once, and they replace none.
      if (gained.length === 0 || gained.length > lost.length) return [];
      return lost.slice(0, gained.length).map((from, at) => ({ operation: was.id, from, to: gained[at] ?? from }));
    });
  });
};

/** As `stated` and `gone` name it. */
export const wordsOfReplaced = ({ operation, from, to }: ReplacedCode): string =>
  `${operation}: code-replaced ${from} > ${to}`;

const codesOf = ({ node }: DocumentOperation): string[] =>
  asArray(node['x-errors']).flatMap((one) => (typeof one === 'string' ? [one] : Object.keys(asObject(one))));

const codesBySchema = (document: JsonObject): Map<string, string> =>
  new Map(
    Object.entries(schemasOf(document)).flatMap(([name, schema]): [string, string][] => {
      const code = asObject(asObject(asObject(schema).properties).code).const;
      return typeof code === 'string' ? [[`#/components/schemas/${name}`, code]] : [];
    }),
  );

const statusesOf = ({ node }: DocumentOperation, codes: ReadonlyMap<string, string>): Map<string, string> =>
  new Map(
    Object.entries(asObject(node.responses)).flatMap(([status, response]) =>
      refsOf(response).flatMap((ref): [string, string][] => {
        const code = codes.get(ref);
        return code === undefined ? [] : [[code, status]];
      }),
    ),
  );

const refsOf = (node: Json | undefined): string[] => {
  if (isArray(node)) return node.flatMap(refsOf);
  if (!isObject(node)) return [];
  return Object.entries(node).flatMap(([key, value]) =>
    key === '$ref' && typeof value === 'string' ? [value] : key === 'examples' ? [] : refsOf(value),
  );
};
