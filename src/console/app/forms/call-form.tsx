import { useMemo, useState } from 'preact/hooks';
import type { CatalogOperation, Schema } from '../../catalog.ts';
import { baseUrl, type Outcome } from '../api.ts';
import { usePane } from '../context.ts';
import { Copy, Json, ProblemNote } from '../parts.tsx';
import { curlOf, type RequestParts, typescriptOf } from '../request-code.ts';
import { Members } from './form-fields.tsx';
import { type Field, fieldOf } from './schema.ts';
import { NOTHING, readValue, shownValue, type Value } from './values.ts';

interface CallFormProps {
  readonly id: string;
  readonly operation: CatalogOperation;
  /** The values that are known already: the id of the resource, a chosen route. */
  readonly known?: Readonly<Record<string, string>> | undefined;
  /** What the body begins with. */
  readonly start?: Readonly<Record<string, unknown>> | undefined;
  readonly label?: string | undefined;
  readonly onDone?: ((data: unknown) => void) | undefined;
}

interface Sent {
  readonly outcome: Outcome<unknown>;
  readonly fault?: undefined;
}

/** An operation as a form that was made from the contract, with the same request as code, and what came of it. */
export function CallForm({ id, operation, known = {}, start = known, label, onDone }: CallFormProps) {
  const { api, catalog } = usePane();
  const { parameters, body } = useMemo(() => formOf(catalog, operation, known), [operation, JSON.stringify(known)]);
  const [inParameters, setParameters] = useState<Value>(NOTHING);
  const [inBody, setBody] = useState<Value>(() => (body ? shownValue(body, start) : NOTHING));
  const [isSending, setSending] = useState(false);
  const [sent, setSent] = useState<Sent | { readonly fault: string; readonly outcome?: undefined }>();
  const parts = partsOf(operation, known, readValue(parameters, inParameters), body && readValue(body, inBody));
  const send = async (event: Event) => {
    event.preventDefault();
    if ('fault' in parts) return setSent({ fault: parts.fault });
    setSending(true);
    const { path, query, body: content } = parts;
    const outcome = await api.call(id, { ...path, ...query, ...(content as object | undefined) });
    setSending(false);
    setSent({ outcome });
    if (!outcome.problem) onDone?.(outcome.data);
  };
  const objectMembers = body?.kind === 'object' ? body.members : undefined;
  return (
    <form class="call" onSubmit={send}>
      <p class="route">
        <span class={`method ${operation.method.toLowerCase()}`}>{operation.method}</span> <code>{operation.path}</code>
      </p>
      <Members members={parameters.members} value={inParameters} onChange={setParameters} />
      {objectMembers && (
        <Members
          members={objectMembers}
          first={Object.keys(operation.example ?? {})}
          value={inBody}
          onChange={setBody}
        />
      )}
      {body && !objectMembers && (
        <Members
          members={[{ name: 'body', isRequired: true, field: body }]}
          value={{ members: { body: inBody } }}
          onChange={(value) => setBody(typeof value === 'object' ? (value.members.body ?? NOTHING) : NOTHING)}
        />
      )}
      <div class="row">
        <button type="submit" class="primary" disabled={isSending}>
          {isSending ? 'Sending…' : (label ?? operation.summary)}
        </button>
        {body && operation.example !== undefined && (
          <button
            type="button"
            class="quiet"
            onClick={() => setBody(shownValue(body, { ...(operation.example as object), ...known }))}
          >
            Fill in the example
          </button>
        )}
      </div>
      {sent?.fault !== undefined && (
        <p class="note bad" role="alert">
          {sent.fault}
        </p>
      )}
      {sent?.outcome?.problem && <ProblemNote problem={sent.outcome.problem} />}
      {sent?.outcome && !sent.outcome.problem && <Answer data={sent.outcome.data} />}
      {!('fault' in parts) && <RequestCode operation={operation} parts={parts} />}
    </form>
  );
}

const Answer = ({ data }: { readonly data: unknown }) => (
  <div class="note good" role="status">
    <p>Done.</p>
    {data !== undefined && data !== null && (
      <details>
        <summary>Response</summary>
        <Json value={data} />
      </details>
    )}
  </div>
);

/** A request as curl and TypeScript, which are written only for whoever opens them. */
export function RequestCode({
  operation,
  parts,
}: {
  readonly operation: CatalogOperation;
  readonly parts: RequestParts;
}) {
  const { account } = usePane();
  const [isOpen, setOpen] = useState(false);
  const codes = isOpen
    ? ([
        ['curl', curlOf(operation, parts, { baseUrl: baseUrl(), credential: account.credential })],
        ['TypeScript', typescriptOf(operation, parts)],
      ] as const)
    : [];
  return (
    <details class="as-code" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>This request as curl and TypeScript</summary>
      {codes.map(([name, code]) => (
        <figure key={name}>
          <figcaption>
            {name} <Copy text={code} />
          </figcaption>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and a keyboard has to reach what scrolls. */}
          <pre class="code" tabIndex={0}>
            {code}
          </pre>
        </figure>
      ))}
    </details>
  );
}

type ObjectField = Extract<Field, { kind: 'object' }>;

function formOf(
  catalog: Parameters<typeof fieldOf>[0],
  { parameters, body }: CatalogOperation,
  known: Readonly<Record<string, string>>,
): { readonly parameters: ObjectField; readonly body: Field | undefined } {
  const asked = parameters.filter(({ name }) => known[name] === undefined);
  const schema: Schema = {
    properties: Object.fromEntries(
      asked.map(({ name, schema: own, description }) => [name, { ...own, ...(description && { description }) }]),
    ),
    required: asked.filter(({ isRequired }) => isRequired).map(({ name }) => name),
  };
  return { parameters: fieldOf(catalog, schema) as ObjectField, body: body && fieldOf(catalog, body) };
}

type Reading = ReturnType<typeof readValue>;

function partsOf(
  { parameters }: CatalogOperation,
  known: Readonly<Record<string, string>>,
  asked: Reading,
  body: Reading | undefined,
): RequestParts | { readonly fault: string } {
  for (const read of [asked, body])
    if (read && 'fault' in read) return { fault: `The field ${read.at} ${read.fault}.` };
  const given = { ...known, ...('value' in asked ? (asked.value as object) : {}) } as Readonly<Record<string, unknown>>;
  const of = (place: 'path' | 'query') =>
    Object.fromEntries(
      parameters
        .filter((parameter) => parameter.in === place && given[parameter.name] !== undefined)
        .map(({ name }) => [name, given[name]]),
    );
  return { path: of('path'), query: of('query'), body: body && 'value' in body ? body.value : undefined };
}
