import type { Json, JsonObject } from '../../../codegen/load/json.ts';
import type { Version, VersionChange } from '../../../codegen/versions/change.ts';
import type { Conversion } from '../../../codegen/versions/compile.ts';
import { compiled, newestDocument, versionOf } from '../clients/histories.ts';

/** Two versions before the newest that never were, so that each kind of change meets today's service. */
export const OLDEST = '2026-01-01';
export const MIDDLE = '2026-06-01';
export const NEWEST = '2026-12-01';

/** From the oldest version to the middle one. */
const MIDDLE_CHANGES: readonly VersionChange[] = [
  { kind: 'field-renamed', schema: 'CreateMemberRequest', from: 'fullName', to: 'displayName' },
  { kind: 'field-renamed', schema: 'Member', from: 'fullName', to: 'displayName' },
  { kind: 'field-renamed', schema: 'Policy', from: 'label', to: 'name' },
  { kind: 'event-renamed', from: 'policy.enabled', to: 'policy.activated' },
  { kind: 'status-changed', operation: 'createContact', from: 200, to: 201 },
  { kind: 'code-replaced', from: 'CONTACT_TAKEN', to: 'CONTACT_EXISTS', operations: ['createContact'] },
  { kind: 'value-renamed', schema: 'ContactKind', from: 'TELEPHONE', to: 'PHONE' },
  { kind: 'value-removed', schema: 'MemberRole', value: 'GUEST', becomes: 'VIEWER' },
];

/** From the middle version to the newest. */
const NEWEST_CHANGES: readonly VersionChange[] = [
  { kind: 'field-renamed', schema: 'CreateMemberRequest', from: 'displayName', to: 'name' },
  { kind: 'field-renamed', schema: 'Member', from: 'displayName', to: 'name' },
  { kind: 'state-shown', machine: 'member', state: 'INVITED', as: 'ACTIVE' },
  { kind: 'state-shown', machine: 'offramp-payment', state: 'AWAITING_RECIPIENT_CONFIRMATION', as: 'CREATED' },
  { kind: 'event-hidden', event: 'member.suspended' },
  { kind: 'event-hidden', event: 'policy.deleted' },
  { kind: 'field-removed', schema: 'Contact', field: 'color', was: { type: 'string' }, required: true, value: 'grey' },
  { kind: 'field-removed', schema: 'SavePhoneContact', field: 'color', was: { type: 'string' } },
  { kind: 'field-moved', schema: 'CreateOfframpPaymentRequest', from: 'fundingAsset', to: 'funding.asset' },
  { kind: 'field-required', schema: 'CreatePolicyRequest', field: 'name', value: 'Unnamed' },
  { kind: 'default-changed', schema: 'CreateWebhookEndpointRequest', field: 'eventTypes', was: ['policy.*'] },
  { kind: 'pattern-tightened', schema: 'SavePhoneContact', field: 'phone', was: null, accept: 'trim' },
  { kind: 'value-split', schema: 'ContactKind', value: 'WALLET', into: ['ADDRESS', 'DID'] },
  { kind: 'value-shown', schema: 'UnifiedPayment', field: 'generation', value: 'offramp', as: 'intent' },
  { kind: 'value-shown', schema: 'IntentPaymentCreated', field: 'generation', value: 'offramp', as: 'intent' },
];

/** An older e-mail contact had the parts of its address. */
const MAILBOX: VersionChange = {
  kind: 'computed',
  schema: 'SaveEmailContact',
  was: {
    type: 'object',
    additionalProperties: false,
    required: ['label', 'user', 'host'],
    properties: { label: { type: 'string' }, user: { type: 'string' }, host: { type: 'string' } },
  },
};

/** An older policy had a number where the newer one has a count of versions. */
const NUMBERED = (newest: JsonObject): VersionChange => {
  const policy = schemaOf(newest, 'Policy');
  const { activeVersion: _activeVersion, ...properties } = policy.properties as JsonObject;
  return {
    kind: 'computed',
    schema: 'Policy',
    was: {
      ...policy,
      required: [...(policy.required as Json[]).filter((name) => name !== 'activeVersion'), 'edition'],
      properties: { ...properties, edition: { type: 'string', pattern: '^v[0-9]+$' } },
    },
  };
};

const schemaOf = (document: JsonObject, name: string): JsonObject =>
  ((document.components as JsonObject).schemas as JsonObject)[name] as JsonObject;

type Computed = Readonly<Record<'up' | 'down', (value: JsonObject) => JsonObject>>;

const FUNCTIONS: Readonly<Record<string, Computed>> = {
  'spec/versions/2026-12-01/mailbox.yaml': {
    up: ({ user, host, ...others }) => (user === undefined ? others : { ...others, email: `${user}@${host}` }),
    down: (value) => value,
  },
  'spec/versions/2026-12-01/numbered.yaml': {
    up: (value) => value,
    down: ({ activeVersion, ...others }) => ({ ...others, edition: `v${activeVersion}` }),
  },
};

export interface Invented {
  readonly versions: readonly { readonly date: string; readonly release: string; readonly sunset: string | null }[];
  readonly conversions: readonly (Omit<Conversion, 'functions'> & { readonly functions: readonly Computed[] })[];
}

const versions = (newest: JsonObject): Version[] => {
  const last = versionOf(NEWEST, NEWEST_CHANGES, undefined);
  const [file] = last.files;
  if (file === undefined) throw new Error('The version has no file');
  const computed = Object.entries({ mailbox: MAILBOX, numbered: NUMBERED(newest) }).map(([name, change]) => ({
    ...file,
    file: `spec/versions/${NEWEST}/${name}.yaml`,
    changes: [change],
    hasFunctions: true,
  }));
  return [
    versionOf(OLDEST, [], '2027-06-01'),
    versionOf(MIDDLE, MIDDLE_CHANGES, '2027-12-01'),
    { ...last, files: [file, ...computed] },
  ];
};

const history = versions(newestDocument());
const { conversions, documents } = compiled(newestDocument(), history);

/** What the generator would write for this history. */
export const invented: Invented = {
  versions: history.map(({ date, release, sunset }) => ({ date, release, sunset: sunset ?? null })),
  conversions: conversions.map(({ functions, ...one }) => ({
    ...one,
    functions: functions.flatMap((file) => FUNCTIONS[file] ?? []),
  })),
};

export const documentOf = (date: string): JsonObject => {
  const found = documents.get(date);
  if (found === undefined) throw new Error(`There is no version ${date}`);
  return found;
};
