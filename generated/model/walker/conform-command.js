import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { conformanceOf } from "./conform.js";
import { Deployment } from "./deployment.js";
import { ownLifecycles } from "./own-lifecycles.js";
import { valueAt } from "./values.js";
/** `conform`: 0 if every history is one that its lifecycle allows, 1 if not. */
export async function conformCommand(args) {
    const { values, positionals } = parseArgs({
        args: [...args],
        allowPositionals: true,
        options: { feed: { type: 'boolean', default: false }, url: { type: 'string' }, key: { type: 'string' } },
    });
    const [file] = positionals;
    if (values.feed === (file !== undefined))
        throw new Error('conform needs either a file of events or --feed');
    const deployment = values.url === undefined ? undefined : await Deployment.open(values.url);
    const lifecycles = deployment?.lifecycles ?? (await ownLifecycles());
    const events = file === undefined ? await feedOf(deployment, values.key) : eventsIn(await readFile(file, 'utf8'));
    const found = conformanceOf(events, lifecycles);
    process.stdout.write(told(found));
    return found.violations.length === 0 ? 0 : 1;
}
const told = ({ resources, events, violations, unknown }) => [
    `${events} events of ${resources} resources: ${violations.length} histories that their lifecycle does not allow`,
    ...violations.map(({ resourceId, lifecycle, message }) => `${lifecycle} ${resourceId}: ${message}`),
    ...(unknown.length > 0 ? [`Of no lifecycle: ${unknown.join(', ')}`] : []),
    '',
].join('\n');
/** One JSON object in each line; empty lines are skipped. */
export function eventsIn(text) {
    return text.split('\n').flatMap((line, index) => (line.trim() === '' ? [] : [eventOf(line, index + 1)]));
}
function eventOf(line, number) {
    let value;
    try {
        value = JSON.parse(line);
    }
    catch {
        throw new Error(`Line ${number} is no JSON`);
    }
    const isEvent = ['id', 'type', 'resourceId'].every((name) => typeof valueAt(value, name) === 'string') &&
        Number.isInteger(valueAt(value, 'resourceSequence')) &&
        typeof valueAt(value, 'data') === 'object';
    if (!isEvent)
        throw new Error(`Line ${number} is no event: it needs id, type, resourceId, resourceSequence and data`);
    return value;
}
/** All events of a tenant, page by page. */
async function feedOf(deployment, key) {
    if (deployment === undefined || key === undefined)
        throw new Error('--feed needs --url and --key');
    const events = [];
    for (let cursor;;) {
        const input = { order: 'asc', take: 100, ...(cursor !== undefined && { cursor }) };
        const { status, body, cursor: next } = await deployment.call('listEvents', { credential: key, input });
        if (status !== 200)
            throw new Error(`The feed answers ${status} ${String(valueAt(body, 'code') ?? '')}`);
        const page = valueAt(body, 'events');
        events.push(...page);
        if (next === undefined || page.length === 0)
            return events;
        cursor = next;
    }
}
