import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { errors } from '../../generated/contract/errors.ts';
import { namespaces } from '../../generated/sdk/src/namespaces.gen.ts';
import { guideGroups } from '../../src/reference/guide-groups.ts';
import { createReference, readContract } from '../../src/reference/index.ts';

/** The search's own script over an index of a few entries, within as much of a document as it touches. */

type Entry = readonly [kind: string, name: string, words: string, address: string, more?: string];

const SCRIPT = readFileSync(new URL('../../src/reference/assets/search.js', import.meta.url), 'utf8');

class FakeElement {
  readonly children: FakeElement[] = [];
  readonly listeners = new Map<string, (event: object) => unknown>();
  textContent = '';
  value = '';
  hidden = true;
  addEventListener(type: string, act: (event: object) => unknown): void {
    this.listeners.set(type, act);
  }
  append(...added: FakeElement[]): void {
    this.children.push(...added);
  }
  replaceChildren(...added: FakeElement[]): void {
    this.children.splice(0, this.children.length, ...added);
  }
  setAttribute(): void {}
  removeAttribute(): void {}
  scrollIntoView(): void {}
}

/** What is typed, and what is then shown: the names in their order, and the line that counts them. */
const found = async (index: readonly Entry[], typed: string): Promise<{ names: string[]; count: string }> => {
  const [input, list, count] = [new FakeElement(), new FakeElement(), new FakeElement()];
  const box = Object.assign(new FakeElement(), { querySelector: () => count });
  const head = {
    append: (script: FakeElement) => script.listeners.get('load')?.({}),
  };
  const document = Object.assign(new FakeElement(), {
    head,
    body: { dataset: { root: '' } },
    querySelector: () => box,
    getElementById: (id: string) => ({ search: input, found: list })[id] ?? null,
    createElement: () => new FakeElement(),
  });
  const location = { hash: '' };
  runInNewContext(SCRIPT, {
    document,
    location,
    searchIndex: index,
    addEventListener: () => {},
    HTMLDetailsElement: class {},
  });
  input.value = typed;
  await input.listeners.get('input')?.({});
  return {
    names: list.children.map((item) => item.children[0]?.children[1]?.textContent ?? ''),
    count: count.textContent,
  };
};

const entry = (kind: string, name: string, words = ''): Entry => [kind, name, words, `${kind}s/${name}`];

describe('the search puts first', () => {
  it('an exact name, then a name that begins with the term, has it as a word, contains it, and a text', async () => {
    const index = [
      entry('schema', 'Other', 'a payment beside it'),
      entry('schema', 'Prepayments'),
      entry('schema', 'OfframpPayment'),
      entry('schema', 'PaymentRoute'),
      entry('schema', 'Payment'),
    ];
    expect((await found(index, 'payment')).names).toEqual([
      'Payment',
      'PaymentRoute',
      'OfframpPayment',
      'Prepayments',
      'Other',
    ]);
  });

  it('of equal names an operation, then a guide, an error, a lifecycle, a webhook and a schema', async () => {
    const kinds = ['schema', 'webhook', 'lifecycle', 'error', 'guide', 'operation'];
    const index = kinds.map((kind) => entry(kind, `card ${kind}`.padEnd(20, '.')));
    const { names } = await found(index, 'card');
    expect(names.map((name) => name.replace(/card |\.+/g, ''))).toEqual([...kinds].reverse());
  });

  it('the shorter of two otherwise equal names', async () => {
    const index = [entry('operation', 'createPaymentIntentNow'), entry('operation', 'createPayment')];
    expect((await found(index, 'create')).names[0]).toBe('createPayment');
  });
});

describe('the search finds', () => {
  const index = [entry('operation', 'createCard', 'POST /v1/cards'), entry('operation', 'createKey', 'POST /v1/keys')];

  it('entries with every term, in any case', async () => {
    expect((await found(index, 'CREATE cards')).names).toEqual(['createCard']);
  });

  it.each([
    ['nothing of the kind', 'invoice', '0 found'],
    ['nothing for blanks', '  ', ''],
  ])('%s', async (_, typed, count) => {
    expect(await found(index, typed)).toEqual({ names: [], count });
  });

  it.each([
    [20, '20 found'],
    [21, '20 of 21 shown'],
  ])('%i entries, and says how many of them it shows', async (size, count) => {
    const many = Array.from({ length: size }, (_, at) => entry('operation', `list${at}`));
    const shown = await found(many, 'list');
    expect([shown.names.length, shown.count]).toEqual([20, count]);
  });
});

const contract = await readContract({ errors, namespaces });
const script = createReference(contract, '').file('search-index.js')?.body ?? '';
const index = JSON.parse(script.slice(script.indexOf('['), script.lastIndexOf(']') + 1)) as Entry[];

describe('the search of the reference finds', () => {
  it.each([
    ['clientReference', 'clientReference'],
    ['paychart mcp', 'Let an agent use the API'],
    ['rate limit', 'Stay within the rate limit'],
    ['pay by email', 'Pay many recipients'],
  ])('%s', async (typed, name) => {
    expect((await found(index, typed)).names.slice(0, 10)).toContain(name);
  });
});

describe('the search of the reference puts first', () => {
  it.each([
    ['agent key', 'Give an agent a key'],
    ['test clock', 'getTestClock'],
    ['webhook signature', 'Verify the webhook signature'],
    ['idempotency', 'Idempotency keys: repeat a request safely'],
    ['rate limit', 'Stay within the rate limit'],
    ['retry', 'When to retry'],
    ['python', 'Install the SDK for Python'],
    ['install sdk', 'Install the SDK for Python'],
    ['pagination', 'Pagination: read a list page by page'],
    ['postman', 'Postman, .http files and other languages'],
    ['429', 'RATE_LIMITED'],
    ['INSUFFICIENT_FUNDS', 'INSUFFICIENT_FUNDS'],
    ['POST /v1/payments', 'createPayment'],
    ['npx paychart listen', 'Try it on your own machine'],
    ['event stream', 'Follow events as a stream'],
    ['cancel a payment', 'cancelPayment'],
    ['freeze card', 'freezeCard'],
    ['payment status', 'PaymentStatus'],
  ])('for %s', async (typed, name) => {
    expect((await found(index, typed)).names[0]).toBe(name);
  });
});

describe('the guides', () => {
  it('each have a group and a line of description', () => {
    const grouped = guideGroups.flatMap(({ guides }) => guides.map(([name]) => name));
    const names = contract.guides.map(({ name }) => name);
    expect(names.filter((name) => !grouped.includes(name))).toEqual([]);
    expect(grouped.filter((name) => !names.includes(name))).toEqual([]);
    for (const { guides } of guideGroups) for (const [, line] of guides) expect(line).toMatch(/^[A-Z].{20,}\.$/);
  });
});
