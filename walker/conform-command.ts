import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { type Conformance, conformanceOf, type FeedEvent } from './conform.ts';
import type { Lifecycles } from './contract.ts';
import { Deployment } from './deployment.ts';
import { ownLifecycles } from './own-lifecycles.ts';
import { valueAt } from './values.ts';

/** `conform`: 0 if every history is one that its lifecycle allows, 1 if not. */
export async function conformCommand(args: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { feed: { type: 'boolean', default: false }, url: { type: 'string' }, key: { type: 'string' } },
  });
  const [file] = positionals;
  if (values.feed === (file !== undefined)) throw new Error('conform needs either a file of events or --feed');
  const deployment = values.url === undefined ? undefined : await Deployment.open(values.url);
  const lifecycles: Lifecycles = deployment?.lifecycles ?? (await ownLifecycles());
  const events = file === undefined ? await feedOf(deployment, values.key) : eventsIn(await readFile(file, 'utf8'));
  const found = conformanceOf(events, lifecycles);
  process.stdout.write(told(found));
  return found.violations.length === 0 ? 0 : 1;
}

const told = ({ resources, events, violations, unknown }: Conformance): string =>
  [
    `${events} events of ${resources} resources: ${violations.length} histories that their lifecycle does not allow`,
    ...violations.map(({ resourceId, lifecycle, message }) => `${lifecycle} ${resourceId}: ${message}`),
    ...(unknown.length > 0 ? [`Of no lifecycle: ${unknown.join(', ')}`] : []),
    '',
  ].join('\n');

/** One JSON object in each line; empty lines are skipped. */
export function eventsIn(text: string): readonly FeedEvent[] {
  return text.split('\n').flatMap((line, index) => (line.trim() === '' ? [] : [eventOf(line, index + 1)]));
}

function eventOf(line: string, number: number): FeedEvent {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    throw new Error(`Line ${number} is no JSON`);
  }
  const isEvent =
    ['id', 'type', 'resourceId'].every((name) => typeof valueAt(value, name) === 'string') &&
    Number.isInteger(valueAt(value, 'resourceSequence')) &&
    typeof valueAt(value, 'data') === 'object';
  if (!isEvent) throw new Error(`Line ${number} is no event: it needs id, type, resourceId, resourceSequence and data`);
  return value as FeedEvent;
}

/** All events of a tenant, page by page. */
async function feedOf(deployment: Deployment | undefined, key: string | undefined): Promise<readonly FeedEvent[]> {
  if (deployment === undefined || key === undefined) throw new Error('--feed needs --url and --key');
  const events: FeedEvent[] = [];
  for (let cursor: string | undefined; ; ) {
    const input = { order: 'asc', take: 100, ...(cursor !== undefined && { cursor }) };
    const { status, body, cursor: next } = await deployment.call('listEvents', { credential: key, input });
    if (status !== 200) throw new Error(`The feed answers ${status} ${String(valueAt(body, 'code') ?? '')}`);
    const page = valueAt(body, 'events') as readonly FeedEvent[];
    events.push(...page);
    if (next === undefined || page.length === 0) return events;
    cursor = next;
  }
}
