import type { Step } from '../../../walker/recipe.ts';
import type { Json } from '../../load/json.ts';
import type { Product } from '../../load/product/product.ts';
import type { Operation } from '../../model/model.ts';
import { expectationOf, type Sent, sentOf } from './sent.ts';
import type { Story } from './stories.ts';

/** New in each run, as REST Client makes them. A later request takes the value out of the request that was sent. */
const NEW: Readonly<Record<string, string>> = {
  unique: '{{$guid}}',
  digits: '{{$randomInt 2000000 9999999}}',
  phone: '+1555{{$randomInt 2000000 9999999}}',
};

/** Writes the stories of one file: each request names what it needs of the responses before it. */
export class Chain {
  readonly #operations: ReadonlyMap<string, Operation>;
  readonly #product: Product;
  /** How often the file has sent each operation: its requests need names of their own. */
  readonly #sent = new Map<string, number>();

  constructor(operations: ReadonlyMap<string, Operation>, product: Product) {
    this.#operations = operations;
    this.#product = product;
  }

  has(operationId: string): boolean {
    return this.#sent.has(operationId);
  }

  told({ lifecycle, title, steps }: Story): string {
    /** By the text as the recipe has it, such as `{{payment}}` or `owner-{{unique}}@walk.test`. */
    const values = new Map<string, string>();
    const texts = steps.map((step, index) => this.#request(step, `${index + 1} of ${steps.length}`, values));
    return [`### Story of ${lifecycle}: ${title}`, ...texts].join('\n\n');
  }

  #request(step: Step, number: string, values: Map<string, string>): string {
    const operation = this.#operations.get(step.call);
    if (operation === undefined) throw new Error(`A recipe of the walker calls ${step.call}, which is no operation`);
    const count = (this.#sent.get(step.call) ?? 0) + 1;
    this.#sent.set(step.call, count);
    const name = count === 1 ? step.call : `${step.call}${count}`;
    const sent = sentOf(step, operation, this.#product);
    const body = sent.body === undefined ? undefined : bodyOf(sent.body, name, values);
    const fill = (text: string): string => filled(text, values);
    const lines = [
      `### ${number}: ${operation.summary}`,
      ...notesOf(step, operation, values),
      `# @name ${name}`,
      `${operation.method.toUpperCase()} {{baseUrl}}${fill(sent.path)}${queryOf(sent, fill)}`,
      ...sent.headers.map(([header, value]) => `${header}: ${fill(value)}`),
      ...(body === undefined
        ? []
        : [`Content-Type: ${operation.body?.mediaType ?? 'application/json'}`, '', printed(body)]),
    ];
    for (const [kept, at] of Object.entries(step.keep ?? {}))
      values.set(`{{${kept}}}`, `{{${name}.response.body.$.${pathOf(at)}}}`);
    return lines.join('\n');
  }
}

/** `routes.0.routeId` becomes `routes[0].routeId`. */
const pathOf = (at: string): string => at.replaceAll(/\.(\d+)(?=\.|$)/g, '[$1]');

const queryOf = ({ query }: Sent, fill: (text: string) => string): string =>
  query.length === 0
    ? ''
    : `?${query.map(([name, value]) => `${name}=${value.includes('{{') ? fill(value) : encodeURIComponent(value)}`).join('&')}`;

function notesOf(step: Step, operation: Operation, values: ReadonlyMap<string, string>): string[] {
  const expected = expectationOf(step, operation);
  return [...(expected === undefined ? [] : [`# ${expected}`]), ...(step.until ? [untilOf(step.until, values)] : [])];
}

const untilOf = ({ at, is, isNot }: NonNullable<Step['until']>, values: ReadonlyMap<string, string>): string => {
  const wanted = is !== undefined ? `is ${is}` : isNot === undefined ? 'is there' : `is not ${filled(isNot, values)}`;
  return `# Send it again until ${pathOf(at)} ${wanted}.`;
};

/** A text with a new value is written as it is the first time, and remembered: the next request with it names this one. */
function bodyOf(body: Json, name: string, values: Map<string, string>, at = '$'): Json {
  if (typeof body === 'string') {
    const known = values.get(body);
    if (known !== undefined) return known;
    const text = filled(body, values);
    const isNew = Object.keys(NEW).some((value) => body.includes(`{{${value}}}`));
    if (isNew) values.set(body, `{{${name}.request.body.${at}}}`);
    return text;
  }
  if (Array.isArray(body)) return body.map((item, index) => bodyOf(item, name, values, `${at}[${index}]`));
  if (typeof body !== 'object' || body === null) return body;
  return Object.fromEntries(
    Object.entries(body).map(([key, item]) => [key, bodyOf(item, name, values, `${at}.${key}`)]),
  );
}

const filled = (text: string, values: ReadonlyMap<string, string>): string =>
  values.get(text) ??
  text.replaceAll(/\{\{(\w+)\}\}/g, (_, value: string) => {
    const found = values.get(`{{${value}}}`) ?? NEW[value];
    if (found === undefined) throw new Error(`A story uses ${value} before it is known`);
    return found;
  });

/** Prints a list of short texts on one line. */
const printed = (body: Json): string =>
  JSON.stringify(body, null, 2).replaceAll(
    /\[\n\s+("[^"\]]*"(?:,\n\s+"[^"\]]*")*)\n\s+\]/g,
    (_, items: string) => `[${items.replaceAll(/,\n\s+/g, ', ')}]`,
  );
