import { bodyOf, type Operation } from './contract.ts';
import type { Signing, Step } from './recipe.ts';

const NAMED = /\{\{(\w+)\}\}/g;

/** A step as lines of a shell: it runs by itself, because it keeps values in variables as the walk does. */
export function curlLines(step: Step, operation: Operation): string {
  const command = `curl -s${method(operation)} ${url(step, operation)}${headers(step, operation)}${data(step, operation)}`;
  const { until } = step;
  const kept = keptBy(step);
  if (until !== undefined) {
    const value = `"$(jq -r '${jq(until.at)} // empty' <<<"$answer")"`;
    const test = until.is === undefined ? `-n ${value}` : `${quoted(until.is)} = ${value}`;
    const other = until.isNot === undefined ? '' : ` && [ "${variable(until.isNot)}" != ${value} ]`;
    const loop = `until answer=$(${command}); [ ${test} ]${other}; do sleep 0.2; done`;
    return [loop, ...kept.map(assignment)].join('\n');
  }
  const [only] = kept;
  if (only === undefined) return command;
  if (kept.length === 1) return `${only.name}=$(${command} | ${only.filter})`;
  return [`answer=$(${command})`, ...kept.map(assignment)].join('\n');
}

/** A signature by `cast`, the program of Foundry. */
export const signingLine = ({ sign, of, by, keep }: Signing): string =>
  `${keep}=$(cast wallet sign${sign === 'hash' ? ' --no-hash' : ''} --private-key "$${by}" "${variable(of)}")`;

interface Kept {
  readonly name: string;
  /** The command that finds the value in the answer. */
  readonly filter: string;
}

const keptBy = ({ keep = {} }: Step): readonly Kept[] =>
  Object.entries(keep).map(([name, path]) => ({ name, filter: `jq -r '${jq(path)}'` }));

const assignment = ({ name, filter }: Kept): string => `${name}=$(${filter} <<<"$answer")`;

/** `routes.0.routeId` for jq. */
const jq = (path: string): string =>
  path
    .split('.')
    .map((key) => (/^\d+$/.test(key) ? `[${key}]` : `.${key}`))
    .join('')
    .replace(/^\[/, '.[');

const method = ({ method: name }: Operation): string => (name === 'GET' ? '' : ` -X ${name}`);

function url({ with: input = {} }: Step, { path, parameters }: Operation): string {
  const query = parameters.filter(({ name, in: place }) => place === 'query' && input[name] !== undefined);
  const fields = query.map(({ name }) => ` --data-urlencode "${name}=${variable(String(input[name]))}"`);
  const place = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => variable(String(input[name] ?? '')));
  return `${fields.length > 0 ? '-G ' : ''}"$url${place}"${fields.join('')}`;
}

function headers({ as, with: input = {} }: Step, { hasBody, bodyType, parameters }: Operation): string {
  const caller = as?.endsWith('Key') ? `X-Service-Api-Key: $${as}` : `Authorization: Bearer $${as}`;
  return [
    ...(as === undefined ? [] : [` -H "${caller}"`]),
    ...parameters
      .filter(({ name, in: place }) => place === 'header' && input[name] !== undefined)
      .map(({ name }) => ` -H "${name}: ${variable(String(input[name]))}"`),
    ...(hasBody ? [` -H 'Content-Type: ${bodyType}'`] : []),
    ...(parameters.some(({ name }) => name === 'Idempotency-Key') ? [' -H "Idempotency-Key: $(uuidgen)"'] : []),
  ].join('');
}

function data({ with: input = {} }: Step, operation: Operation): string {
  if (!operation.hasBody) return '';
  const text = JSON.stringify(bodyOf(input, operation)).replaceAll("'", `'"'"'`);
  return ` -d '${text.replaceAll(NAMED, (_, name: string) => `'"$${name}"'`)}'`;
}

const variable = (text: string): string => text.replaceAll(NAMED, (_, name: string) => `$${name}`);
const quoted = (text: string): string => `'${text}'`;
