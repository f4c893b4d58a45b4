import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { describe, expect, test } from 'vitest';

// biome-ignore lint/suspicious/noExplicitAny: two documents of optional members, whose forms their own tools check.
type Json = any;

const read = (name: string): Json =>
  JSON.parse(readFileSync(new URL(`../../generated/${name}`, import.meta.url), 'utf8'));

const events = read('asyncapi.json');
const contract = read('openapi.json');
const messages = Object.entries<Json>(events.components.messages);

/** The dialect of AsyncAPI's schemas. */
const ajv = new Ajv({ strict: false, allErrors: true });
addFormats.default(ajv);
ajv.addSchema(events, 'events');

/** Without the notes that only the service reads. */
const withoutNotes = (node: Json): Json =>
  JSON.parse(
    JSON.stringify(node, (key, value) =>
      key.startsWith('x-') && key !== 'x-states' && key !== 'x-final' ? undefined : value,
    ),
  );

describe('generated/asyncapi.json', () => {
  test('has a message for each webhook of the contract, on both channels', () => {
    const types = Object.keys(contract.webhooks);
    expect(messages.map(([type]) => type)).toEqual(types);
    for (const channel of ['webhooks', 'events']) {
      expect(Object.entries(events.channels[channel].messages)).toEqual(
        types.map((type) => [type, { $ref: `#/components/messages/${type}` }]),
      );
    }
  });

  test('has the schemas of the contract', () => {
    const names = Object.keys(events.components.schemas);
    expect(names).toContain('UnifiedPayment');
    for (const name of names) {
      expect(events.components.schemas[name]).toEqual(withoutNotes(contract.components.schemas[name]));
    }
  });

  test.each(messages)('%s: accepts its own example, and refuses that of another type', (type, message) => {
    const validate = ajv.compile({ $ref: `events#/components/messages/${type}/payload` });
    for (const { payload } of message.examples) {
      expect(validate(payload), ajv.errorsText(validate.errors)).toBe(true);
      expect(validate({ ...payload, type: 'no.such' })).toBe(false);
      expect(validate({ ...payload, sequence: 42 })).toBe(false);
    }
    expect(message.examples).not.toHaveLength(0);
  });

  test('names the lifecycle and the status of events that a machine tells by itself', () => {
    expect(events.components.messages['payment.delivered']['x-lifecycle']).toMatchObject({ status: 'DELIVERED' });
    const named = messages.flatMap(([, message]) => message['x-lifecycle'] ?? []);
    const machines = read('model/lifecycles.json').lifecycles;
    for (const { id, status } of named) {
      expect(machines[id].states.map((state: Json) => state.public)).toContain(status);
    }
    expect(named.length).toBeGreaterThan(40);
  });
});
