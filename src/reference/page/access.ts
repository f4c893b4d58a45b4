import type { Deprecation } from '../contract.ts';
import type { Operation, SecurityNeed } from '../operations.ts';
import { type Html, html, joined, nothing, type Part } from '../text/html.ts';
import { code } from '../text/prose.ts';
import type { View } from '../view.ts';

/** Shows who may call the operation: the alternatives of its security, and what narrows them. */
export const access = (view: View, operation: Operation): Html => {
  const { security, object } = operation;
  if (security.length === 0) return html`<p>Public: no credential is needed.</p>`;
  const limits: Part[] = [
    object['x-session-only'] && html`Only a member session: an API key gets ${code(view, 'MEMBER_SESSION_REQUIRED')}.`,
    object['x-any-tenant'] && 'A session of a user without a tenant can call it.',
    object['x-unscoped'] && 'Any authenticated caller; no scope is needed.',
    object['x-sandbox'] && html`Sandbox only: live refuses it with ${code(view, 'SANDBOX_ONLY')}.`,
  ].filter((line) => line !== undefined && line !== false);
  return html`<ul>${security.map((needs) => html`<li>${alternative(view, needs)}</li>\n`)}</ul>${limits.map((line) => html`<p>${line}</p>`)}`;
};

export const alternative = (view: View, needs: readonly SecurityNeed[]): Part =>
  joined(
    needs.map(({ scheme, scopes }) => [
      schemeName(view, scheme),
      scopes.length > 0 && [
        ' with ',
        joined(
          scopes.map((scope) => html`<code>${scope}</code>`),
          ' and ',
        ),
      ],
    ]),
    ' and ',
  );

const schemeName = ({ catalog }: View, name: string): Part => {
  const scheme = catalog.contract.document.components.securitySchemes?.[name];
  const header =
    scheme?.type === 'apiKey' ? scheme.name : scheme?.scheme === 'bearer' ? 'Authorization: Bearer' : undefined;
  return [WORDS[name] ?? name, header !== undefined && html` (<code>${header}</code>)`];
};

const WORDS: Readonly<Record<string, string>> = {
  apiKey: 'API key',
  memberSession: 'Member session',
  adminKey: 'Operator key',
};

/** Shows what a caller has to know beyond the schema: repetition, signing, limits, deprecation. */
export const traits = (view: View, { object, method }: Operation): Html => {
  const { 'x-idempotency': idempotency, 'x-salient': salient, 'x-deprecation': deprecation } = object;
  const lines: Part[] = [
    method === 'POST' && idempotency === 'none' && html`<code>Idempotency-Key</code> is ignored.`,
    typeof idempotency === 'object' && html`The key can also be sent as <code>${idempotency.field}</code> in the body.`,
    salient &&
      html`The same key with another ${joined(
        salient.map((field) => html`<code>${field}</code>`),
        ', ',
      )} answers ${code(view, 'IDEMPOTENCY_KEY_REUSED')} with 409, any other difference with 422.`,
    object['x-signed'] &&
      html`High risk: a key with request signing has to sign, else ${code(view, 'REQUEST_SIGNATURE_REQUIRED')}.`,
    object['x-two-factor'] === 'transfer' &&
      html`A transfer: two-factor protection asks for a saved payee, and from the threshold on for ${code(view, 'TWOFA_REQUIRED')}.`,
    risksOf(object).length > 0 &&
      html`Risk: ${joined(
        risksOf(object).map((risk) => html`<code>${risk}</code>`),
        ', ',
      )}.`,
    object['x-two-factor'] !== 'transfer' &&
      JSON.stringify(object['x-errors'] ?? []).includes('TWOFA_REQUIRED') &&
      html`Two-factor protection may ask for an approval: ${code(view, 'TWOFA_REQUIRED')}.`,
    object['x-body-limit'] && `The body has at most ${object['x-body-limit']} bytes.`,
    deprecation && deprecated(view, deprecation),
  ].filter((line) => line !== undefined && line !== false);
  return lines.length === 0 ? nothing : html`<ul>${lines.map((line) => html`<li>${line}</li>\n`)}</ul>`;
};

/** What the operation can do to money and rights, where it can. */
const risksOf = ({ 'x-risk': risk }: Operation['object']): readonly string[] =>
  [risk ?? []].flat().filter((one) => one !== 'none');

const deprecated = (view: View, declared: Deprecation | 'always' | 'handler'): Part => {
  const stated: Deprecation =
    typeof declared === 'string' ? (declared === 'handler' ? { when: declared } : {}) : declared;
  const { when, with: keys } = stated;
  const headers = html`<code>Deprecation</code>, <code>Sunset</code> and <code>Link</code>`;
  const schedule = scheduleOf(view, stated);
  if (when === 'handler') return html`Responses about deprecated resources have ${headers}.${schedule}`;
  if (keys === undefined) return html`Deprecated: every response has ${headers}.${schedule}`;
  const named = [keys].flat().map((key) => html`<code>${key}</code>`);
  return html`A body with ${joined(named, ' or ')} is deprecated: its responses have ${headers}.${schedule}`;
};

const scheduleOf = (view: View, { since, sunset, replacement }: Deprecation): Part =>
  since !== undefined &&
  sunset !== undefined &&
  replacement !== undefined &&
  html` Deprecated since ${since}, served until ${sunset}; use ${code(view, replacement)} instead.`;
