import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../codegen/load/json.ts';
import { noCache } from '../../codegen/model/cache.ts';
import { Diagnostics } from '../../codegen/model/diagnostics.ts';
import type { Model } from '../../codegen/model/model.ts';
import type { VersionChange } from '../../codegen/versions/change.ts';
import { checkVersions } from '../../codegen/versions/gate.ts';
import { draftsFor } from '../../codegen/versions/uncovered.ts';
import { newestDocument, ownVersions, versionOf } from './clients/histories.ts';

// biome-ignore lint/suspicious/noExplicitAny: a document is changed here in ways that no type describes.
type Loose = any;

/** The contract of today, and how it is broken. */
interface Contract {
  readonly document: Loose;
  readonly schemas: Record<string, Loose>;
  readonly lifecycles: Record<string, Loose>;
  operation(id: string): Loose;
}

interface Row {
  readonly name: string;
  readonly change: (contract: Contract) => void;
  /** How the generator refuses it. */
  readonly words: RegExp;
  readonly command: string;
  /** The draft with what its author writes. */
  readonly drafted: readonly unknown[];
  readonly written?: (drafted: VersionChange) => VersionChange;
}

const rename = (object: Record<string, Loose>, from: string, to: string): void => {
  object[to] = object[from];
  delete object[from];
};

const renameState = ({ schemas, lifecycles }: Contract, machine: string, from: string, to: string): void => {
  lifecycles[machine] = JSON.parse(JSON.stringify(lifecycles[machine]).replaceAll(`"${from}"`, `"${to}"`));
  for (const schema of Object.values(schemas)) {
    if (schema['x-states']?.split('#')[0] !== machine) continue;
    schema.enum = schema.enum.map((one: string) => (one === from ? to : one));
  }
};

const because = expect.stringContaining('TODO');
const meant = (change: VersionChange): VersionChange =>
  'because' in change ? { ...change, because: 'Nothing can be shown in its place, as it is gone.' } : change;

const rows: readonly Row[] = [
  {
    name: 'a field of a response is renamed',
    change: ({ schemas }) => {
      const { required, properties } = schemas.PayoutDestination;
      rename(properties, 'maskedLabel', 'maskedName');
      required[required.indexOf('maskedLabel')] = 'maskedName';
    },
    words: /PayoutDestination: property-removed string at maskedLabel/,
    command: 'start payout-destination',
    drafted: [{ kind: 'field-renamed', schema: 'PayoutDestination', from: 'maskedLabel', to: 'maskedName' }],
  },
  {
    name: 'a field of an event is removed',
    change: ({ schemas }) => {
      const { required, properties } = schemas.Member;
      delete properties.role;
      required.splice(required.indexOf('role'), 1);
    },
    words: /Member: property-removed MemberRole at role/,
    command: 'start member',
    drafted: [expect.objectContaining({ kind: 'field-removed', field: 'role', required: true, value: 'TODO' })],
    written: (change) => ({ ...change, value: 'VIEWER' }) as VersionChange,
  },
  {
    name: 'a state is renamed',
    change: (contract) => renameState(contract, 'payout-destination', 'REVOKED', 'WITHDRAWN'),
    words: /PayoutDestinationStatus: value-removed REVOKED|payout-destination: never sees REVOKED/,
    command: 'start payout-destination',
    drafted: [{ kind: 'state-shown', machine: 'payout-destination', state: 'WITHDRAWN', as: 'REVOKED' }],
  },
  {
    name: 'a state is split',
    change: (contract) => {
      const { lifecycles, schemas } = contract;
      renameState(contract, 'payout-destination', 'ACTIVE', 'PROVEN');
      const { leaves, transitions } = lifecycles['payout-destination'];
      leaves.push({ ...leaves.find(({ name }: Loose) => name === 'PROVEN'), name: 'DECLARED', public: 'DECLARED' });
      for (const one of transitions.filter(({ from }: Loose) => from === 'PROVEN')) {
        transitions.push({ ...one, from: 'DECLARED' });
      }
      transitions.push({ from: 'PENDING_VERIFICATION', event: 'DECLARE', to: 'DECLARED' });
      schemas.PayoutDestinationStatus.enum.push('DECLARED');
    },
    words: /payout-destination: sees the unknown DECLARED/,
    command: 'start payout-destination',
    drafted: [
      { kind: 'state-shown', machine: 'payout-destination', state: 'PROVEN', as: 'ACTIVE' },
      { kind: 'state-shown', machine: 'payout-destination', state: 'DECLARED', as: 'ACTIVE' },
    ],
  },
  {
    name: 'an optional field becomes required',
    change: ({ schemas }) => schemas.CreateApiKeyRequest.required.push('scopes'),
    words: /CreateApiKeyRequest: property-required at scopes/,
    command: 'start create-api-key-request',
    drafted: [{ kind: 'field-required', schema: 'CreateApiKeyRequest', field: 'scopes', value: 'TODO' }],
    written: (change) => ({ ...change, value: ['payments:read'] }) as VersionChange,
  },
  {
    name: 'a value of an enum is removed',
    change: ({ schemas }) => void schemas.ContactKind.enum.splice(schemas.ContactKind.enum.indexOf('DID'), 1),
    words: /ContactKind: value-removed DID/,
    command: 'start contact-kind',
    drafted: [{ kind: 'value-removed', schema: 'ContactKind', value: 'DID', becomes: 'TODO' }],
    written: (change) => ({ ...change, becomes: 'ADDRESS' }) as VersionChange,
  },
  {
    name: 'a pattern is tightened',
    change: ({ schemas }) => {
      schemas.SavePhoneContact.properties.phone.pattern = '^\\+1[0-9]{10}$';
    },
    words: /SavePhoneContact: limit-(?:tightened|changed) pattern/,
    command: 'start save-phone-contact',
    drafted: [expect.objectContaining({ kind: 'pattern-tightened', schema: 'SavePhoneContact', field: 'phone' })],
  },
  {
    name: 'a default is changed',
    change: ({ schemas }) => {
      schemas.CreateWebhookEndpointRequest.properties.eventTypes.default = ['payment.*'];
    },
    words: /CreateWebhookEndpointRequest: default-changed/,
    command: 'start create-webhook-endpoint-request',
    drafted: [expect.objectContaining({ kind: 'default-changed', field: 'eventTypes' })],
  },
  {
    name: 'an event is renamed',
    change: ({ document, schemas }) => {
      rename(document.webhooks, 'policy.activated', 'policy.enabled');
      for (const schema of Object.values(schemas)) {
        const type = schema['x-event-types'] === undefined ? schema.properties?.type : schema;
        const at = type?.enum?.indexOf('policy.activated') ?? -1;
        if (at >= 0) type.enum[at] = 'policy.enabled';
      }
    },
    words: /policy.activated: event-type-removed/,
    command: 'start policy-activated',
    drafted: [{ kind: 'event-renamed', from: 'policy.activated', to: 'policy.enabled' }],
  },
  {
    name: 'an event is removed',
    change: ({ document, schemas }) => {
      delete document.webhooks['payment.delivered'];
      for (const schema of Object.values(schemas)) {
        const type = schema['x-event-types'] === undefined ? schema.properties?.type : schema;
        if (Array.isArray(type?.enum)) type.enum = type.enum.filter((one: string) => one !== 'payment.delivered');
      }
    },
    words: /payment.delivered: event-type-removed/,
    command: 'start payment-delivered',
    drafted: [expect.objectContaining({ kind: 'gone', because })],
  },
  {
    name: 'an operation is removed',
    change: ({ document }) => delete document.paths['/v1/me'],
    words: /getMe: operation-removed GET \/v1\/me/,
    command: 'start get-me',
    drafted: [{ kind: 'gone', because, changes: ['getMe: operation-removed GET /v1/me'] }],
    // It was never deprecated: only security may take it away.
    written: (change) => ({ ...change, kind: 'kept-for-security' }) as VersionChange,
  },
  {
    name: 'a code is replaced',
    change: ({ operation, schemas }) => {
      const node = operation('createContact');
      node['x-errors'][node['x-errors'].indexOf('CONTACT_EXISTS')] = 'CONTACT_SAVED';
      schemas.ContactSavedError = JSON.parse(
        JSON.stringify(schemas.ContactExistsError).replaceAll('CONTACT_EXISTS', 'CONTACT_SAVED'),
      );
      const responses = JSON.stringify(node.responses);
      node.responses = JSON.parse(responses.replaceAll('schemas/ContactExistsError', 'schemas/ContactSavedError'));
    },
    words: /createContact: code-replaced CONTACT_EXISTS > CONTACT_SAVED/,
    command: 'start create-contact',
    drafted: [{ kind: 'code-replaced', from: 'CONTACT_EXISTS', to: 'CONTACT_SAVED', operations: ['createContact'] }],
  },
];

const contractOf = (): Contract => {
  const document: Loose = newestDocument();
  const folder = 'generated/lifecycles';
  const lifecycles = Object.fromEntries(
    readdirSync(folder)
      .filter((name) => name.endsWith('.json'))
      .map((name) => [name.replace('.json', ''), JSON.parse(readFileSync(`${folder}/${name}`, 'utf8'))]),
  );
  return {
    document,
    schemas: document.components.schemas,
    lifecycles,
    operation: (id) =>
      Object.values<Loose>(document.paths)
        .flatMap((item) => Object.values<Loose>(item))
        .find(({ operationId }) => operationId === id),
  };
};

/** As the generator reads it, with one more file of changes; the operations' places and links are not needed. */
const modelOf = ({ document, lifecycles }: Contract, changes: readonly VersionChange[]): Model => {
  const versions = ownVersions().map((version, at, all) => ({ ...version, isPublished: at < all.length - 1 }));
  const newest = versions.at(-1);
  const files = changes.length === 0 ? [] : versionOf('2026-12-01', changes, undefined).files;
  return {
    document: document as JsonObject,
    root: undefined,
    operations: [],
    webhooks: [],
    lifecycles: Object.values(lifecycles),
    versions: [
      ...versions.slice(0, -1),
      {
        ...newest,
        files: [...(newest?.files.map((file) => ({ ...file, harmless: 'As the file says.' })) ?? []), ...files],
      },
    ],
  } as unknown as Model;
};

const refused = async (contract: Contract, changes: readonly VersionChange[] = []): Promise<string[]> => {
  const diagnostics = new Diagnostics();
  await checkVersions('.', modelOf(contract, changes), diagnostics, noCache);
  return diagnostics.list
    .map(({ message }) => message)
    .filter((message) => !/mean what they do not say|leave `harmless` out/.test(message));
};

describe('a breaking change', () => {
  test.each(rows)('is refused, drafted, served by its file, and listed once: $name', async (row) => {
    const broken = contractOf();
    row.change(broken);
    const messages = await refused(broken);
    expect(messages.some((one) => row.words.test(one))).toBe(true);
    expect(messages.filter((one) => !one.includes(`npm run versions -- ${row.command}`))).toEqual([]);

    const diagnostics = new Diagnostics();
    const drafts = draftsFor('.', modelOf(broken, []), diagnostics, row.command.replace('start ', ''));
    expect(drafts).toEqual(row.drafted);
    const file = drafts.map((one) => meant(row.written?.(one) ?? one));
    expect(await refused(broken, file)).toEqual([]);

    expect(await refused(contractOf(), file)).not.toEqual([]);
  });

  test('is not needed if nothing differs', async () => {
    expect(await refused(contractOf())).toEqual([]);
  });
});
