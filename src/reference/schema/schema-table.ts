import type { Lifecycle, Schema } from '../contract.ts';
import { pathTo, stateAnchor } from '../links.ts';
import { type Html, html, joined, nothing, type Part } from '../text/html.ts';
import { code, linked, phrase } from '../text/prose.ts';
import type { View } from '../view.ts';
import { limitsOf, ruleWords } from './constraints.ts';
import { type Row, rowsOf } from './schema-rows.ts';
import { isRule, lastSegment, typeOf, withoutNull } from './schema-type.ts';

/** The number of levels of named schemas that a table expands before it only names them. */
const NAMED_LEVELS = 3;

/** A schema as its fields, one row each, with whatever lies in them; nothing for one that has none. */
export const schemaTable = (view: View, schema: Schema, caption: string): Html => {
  const rows = rowsOf(view.catalog.schemas, schema, NAMED_LEVELS);
  if (rows.length === 0) return nothing;
  return html`<div class="wide" tabindex="0" role="region" aria-label="${caption}"><table class="fields">
<thead><tr><th scope="col">Field</th><th scope="col">Type</th><th scope="col">Meaning</th></tr></thead>
<tbody>
${rows.map((row) => rowOf(view, row))}</tbody>
</table></div>`;
};

/** Type, limits and rules of the schema itself, before its fields. */
export const schemaHead = (view: View, schema: Schema): Html => {
  const named = schema.$ref === undefined ? undefined : view.catalog.schemas.get(lastSegment(schema.$ref))?.schema;
  return html`<p class="type">${typeLine(view, schema)}</p>${notes(view, named ?? schema)}`;
};

const rowOf = (view: View, { label, depth, kind, schema, required }: Row): Html => {
  const level = Math.min(depth, 5);
  if (kind === 'branch') {
    return html`<tr class="branch"><th scope="row" class="d${level}">${label}</th><td>${typeLine(view, schema)}</td><td>${phrase(view, schema.description)}</td></tr>\n`;
  }
  const own = label.slice(label.lastIndexOf('.') + 1);
  const before = label.slice(0, label.length - own.length);
  return html`<tr><th scope="row" class="d${level}"><code>${before !== '' && html`<span class="before">${before}</span>`}${own}</code>${
    required ? html` <span class="need">required</span>` : ''
  }</th><td>${typeLine(view, schema)}</td><td>${phrase(view, schema.description)}${notes(view, schema)}</td></tr>\n`;
};

export const typeLine = (view: View, schema: Schema): Part => {
  const { before, name, words } = typeOf(schema);
  const named = name === undefined ? words : code(view, name);
  return [
    before,
    named,
    withoutNull(schema).nullable && html` <span class="null">or null</span>`,
    schema.deprecated && html` <span class="warn">deprecated</span>`,
  ];
};

/** Everything that the type and the description leave open, one line each. */
export const notes = (view: View, full: Schema): Part => {
  const { schema } = withoutNull(full);
  const items = schema.items && schema.items.$ref === undefined ? schema.items : undefined;
  const lines: Part[] = [
    ...limitsOf(schema),
    ...(items ? limitsOf(items).map((text) => `each ${text}`) : []),
    ...valuesOf(view, schema),
    ...(items ? valuesOf(view, items) : []),
    schema['x-code'] && html`refused as ${code(view, schema['x-code'])}`,
    schema['x-unknown-code'] && html`an unknown field is refused as ${code(view, schema['x-unknown-code'])}`,
    ...branchCodes(view, schema),
    ...ruleLines(view, schema),
  ].filter((line) => line !== undefined && line !== false && line !== '');
  return lines.length > 0 && html`<ul class="notes">${lines.map((line) => html`<li>${line}</li>`)}</ul>`;
};

/** Rules stand beside the fields, or in a part of `allOf` that has a code of its own. */
const ruleLines = (view: View, { anyOf, oneOf, not, allOf = [] }: Schema): Part[] => [
  ...[anyOf && { anyOf }, oneOf && { oneOf }, not && { not }]
    .filter((rule) => rule !== undefined && (rule.anyOf ?? rule.oneOf ?? [rule]).every(isRule))
    .map((rule) => rule && phrase(view, ruleWords(rule))),
  ...allOf.map((part) => partLine(view, part)),
];

const partLine = (view: View, part: Schema): Part => {
  if (part.$ref !== undefined) return html`and all of ${typeLine(view, part)}`;
  if (part.properties !== undefined) return undefined;
  const { 'x-code': refused, ...rule } = part;
  return html`${phrase(view, ruleWords(rule))}${refused && html`, else ${code(view, refused)}`}`;
};

const branchCodes = (view: View, { 'x-branches': branches }: Schema): Part[] =>
  branches === undefined
    ? []
    : [
        branches.keys &&
          html`distinguished by which of ${joined(
            branches.keys.map((key) => html`<code>${key}</code>`),
            ', ',
          )} is present`,
        branches.property && html`distinguished by <code>${branches.property}</code>`,
        branches.none && html`none of them: ${code(view, branches.none)}`,
        branches.several && html`several: ${code(view, branches.several)}`,
        branches.unknown && html`unknown: ${code(view, branches.unknown)}`,
      ];

const valuesOf = (view: View, schema: Schema): Part[] => {
  const { pattern, examples = [] } = schema;
  const values = schema.enum ?? (schema.const === undefined ? [] : [schema.const]);
  return [
    values.length > 0 &&
      html`${values.length > 1 ? 'one of ' : 'always '}${joined(
        values.filter((value) => value !== null).map((value) => shownValue(view, schema, value)),
        ' ',
      )}`,
    pattern !== undefined && html`matches <code class="pattern">${pattern}</code>`,
    schema.default !== undefined && html`default <code>${show(schema.default)}</code>`,
    examples.length > 0 &&
      html`for example ${joined(
        examples.map((one) => html`<code>${show(one)}</code>`),
        ' ',
      )}`,
  ];
};

/** The value of a status leads to its state, an event's type to its webhook. */
const shownValue = (view: View, { 'x-states': states }: Schema, value: unknown): Html => {
  const lifecycle = stateTable(view, states);
  const text = show(value);
  const leaf = lifecycle?.lifecycle.leaves.find((one) => (lifecycle.isPublic ? one.public : one.status) === text);
  if (lifecycle && leaf) {
    const anchor = stateAnchor(lifecycle.isPublic ? leaf.name : leaf.status);
    return linked(view, html`<code>${text}</code>`, { path: pathTo.lifecycle(lifecycle.lifecycle.id), anchor });
  }
  return view.catalog.webhooks.has(text) ? code(view, text) : html`<code>${text}</code>`;
};

/** `offramp-payment`, or `offramp-payment#public` for projected statuses. */
const stateTable = ({ catalog }: View, states = ''): { lifecycle: Lifecycle; isPublic: boolean } | undefined => {
  const [id = '', face] = states.split('#');
  const lifecycle = catalog.lifecycles.get(id);
  return lifecycle && { lifecycle, isPublic: face === 'public' };
};

const show = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));
