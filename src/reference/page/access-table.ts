import type { AccessRecord } from '../contract.ts';
import { wide } from '../layout.ts';
import { pathTo } from '../links.ts';
import type { Operation } from '../operations.ts';
import { type Html, html, joined, type Part } from '../text/html.ts';
import { code } from '../text/prose.ts';
import type { Content, View } from '../view.ts';
import { gateTable } from './gate-table.ts';

/** The kinds of callers, in the order of their columns, with what each one is. */
const KINDS: readonly (readonly [name: string, head: string, meaning: string])[] = [
  ['anonymous', 'None', 'no credential'],
  ['key without the scope', 'Key, no scope', 'an API key that has other scopes only'],
  ['key', 'Key', 'an API key with every scope'],
  ['agent', 'Agent', 'the key of an agent with every scope that agents may have'],
  ['VIEWER', 'VIEWER', 'a member session with this role'],
  ['MEMBER', 'MEMBER', 'a member session with this role, without a grant of authority'],
  ['FINANCE', 'FINANCE', 'a member session with this role'],
  ['ADMIN', 'ADMIN', 'a member session with this role'],
  ['OWNER', 'OWNER', 'a member session with this role'],
  ['other party', 'Other party', 'the recipient of the payment'],
  ['other tenant', 'Other tenant', 'a tenant that the resource has nothing to do with'],
];

/** The words of the cells, each with its meaning and the codes behind it. */
const WORDS: readonly (readonly [word: string, codes: readonly string[], meaning: string])[] = [
  ['yes', [], 'The caller may call the operation. It can still refuse the request for another reason.'],
  ['sign in', ['API_KEY_REQUIRED', 'UNAUTHENTICATED'], 'No valid credential of a kind that the operation takes.'],
  ['scope', ['INSUFFICIENT_SCOPE'], 'The credential or the role lacks a scope.'],
  [
    'session',
    ['MEMBER_SESSION_REQUIRED', 'APPROVAL_REQUIRES_MEMBER', 'TWOFA_AGENT_NOT_PERMITTED'],
    'Only a person can do this: a key is refused.',
  ],
  ['role', ['ROLE_NOT_PERMITTED'], "The member's role does not allow it."],
  ['grant', ['AUTHORITY_MISSING'], 'The member needs a grant of authority.'],
  [
    'party',
    ['NOT_SENDER', 'NOT_ORDER_PARTY', 'RECIPIENT_CONSENT_REQUIRED'],
    'The action belongs to another party of the resource.',
  ],
  ['hidden', [], 'The response is 404, as for an id that nobody has.'],
  ['–', [], 'The kind of caller does not apply to the operation.'],
  ['not tried', [], 'The last run did not try this cell.'],
];

const wordOf = (answer: string | null | undefined): string => {
  if (answer === undefined) return 'not tried';
  if (answer === null) return '–';
  if (answer === 'allowed') return 'yes';
  if (answer.endsWith('_NOT_FOUND')) return 'hidden';
  return WORDS.find(([, codes]) => codes.includes(answer))?.[0] ?? answer;
};

/** `/docs/access`: who may call what, as the last run over every operation and kind of caller found it. */
export const accessPage = (view: View): Content => {
  const { access, gates } = view.catalog.contract;
  return {
    title: 'Who may call what',
    hasContents: true,
    main: html`<h1>Who may call what</h1>
<p>The table shows what each kind of caller hears from each operation. A test has called every operation with every kind of credential, and recorded the responses. ${figures(view, access)}</p>
${legend(view)}
${gates && gateTable(gates)}
${view.catalog.tags
  .filter(({ operations }) => operations.length > 0)
  .map(
    ({ name, slug, operations }) => html`<section aria-labelledby="${slug}">
<h2 id="${slug}">${name}</h2>
${wide(`Who may call ${name}`, table(view, access, operations))}</section>\n`,
  )}`,
  };
};

const figures = ({ catalog }: View, access: AccessRecord | undefined): Part => {
  const cells = [...catalog.operations.keys()].flatMap((id) => KINDS.map(([kind]) => access?.operations[id]?.[kind]));
  const tried = cells.filter((answer) => answer !== undefined && answer !== null);
  const missing = cells.filter((answer) => answer === undefined).length;
  const allowed = tried.filter((answer) => answer === 'allowed').length;
  return [
    access !== undefined &&
      html`The run of <time datetime="${access.triedAt}">${access.triedAt}</time> tried ${tried.length} cells: ${allowed} allowed, ${tried.length - allowed} refused. Each run of the test suite tries them again, and fails if one differs. `,
    missing > 0 && html`${missing} cells have not been tried.`,
  ];
};

const legend = (view: View): Html =>
  html`<dl class="access-words">${WORDS.map(
    ([word, codes, meaning]) =>
      html`<div><dt>${word}</dt><dd>${meaning}${
        codes.length > 0 && [
          ' ',
          joined(
            codes.map((name) => code(view, name)),
            ', ',
          ),
        ]
      }</dd></div>\n`,
  )}</dl>`;

const table = (view: View, access: AccessRecord | undefined, operations: readonly Operation[]): Html =>
  html`<table class="access"><thead><tr><th scope="col">Operation</th>${KINDS.map(([, head, meaning]) => html`<th scope="col" title="${meaning}">${head}</th>`)}</tr></thead><tbody>
${operations.map(({ id, summary }) => {
  const row = access?.operations[id];
  return html`<tr><th scope="row"><a href="${view.links.to(pathTo.operation(id))}">${summary}</a></th>${KINDS.map(([kind]) => cell(row?.[kind]))}</tr>\n`;
})}</tbody></table>`;

const cell = (answer: string | null | undefined): Html => {
  const word = wordOf(answer);
  if (word === 'yes') return html`<td class="yes">yes</td>`;
  return word === '–' ? html`<td>–</td>` : html`<td class="no">${word}</td>`;
};
