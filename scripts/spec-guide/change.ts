import { readFileSync, writeFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** One step of the change that docs/how-to-change-the-spec.md makes. */
export type Edit =
  /** Puts text before or after a text that stands in the file exactly once. */
  | { readonly file: string; readonly before: string; readonly text: string }
  | { readonly file: string; readonly after: string; readonly text: string }
  | { readonly file: string; readonly replace: string; readonly text: string }
  /** Puts a line after every line that a pattern matches, indented like it. */
  | { readonly file: string; readonly afterEvery: RegExp; readonly text: string }
  | { readonly file: string; readonly whole: string };

export async function apply(root: string, edits: readonly Edit[]): Promise<void> {
  for (const edit of edits) {
    const path = join(root, edit.file);
    if ('whole' in edit) {
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, edit.whole);
    } else writeFileSync(path, edited(edit, readFileSync(path, 'utf8')));
  }
}

function edited(edit: Exclude<Edit, { readonly whole: string }>, content: string): string {
  if ('afterEvery' in edit) return content.replace(edit.afterEvery, (line) => `${line}\n${indented(edit.text, line)}`);
  const anchor = 'before' in edit ? edit.before : 'after' in edit ? edit.after : edit.replace;
  const parts = content.split(anchor);
  if (parts.length !== 2) {
    const said = `${edit.file} has ${parts.length - 1} times, and not once: ${JSON.stringify(anchor)}`;
    throw new Error(`${said}\nThe guide's change has to be brought up to date: scripts/spec-guide/change.ts`);
  }
  const { text } = edit;
  return parts.join('before' in edit ? text + anchor : 'after' in edit ? anchor + text : text);
}

const indented = (text: string, line: string): string => `${/^ */.exec(line)?.[0] ?? ''}${text}`;

const SCHEMAS = 'spec/destinations/schemas.yaml';
const PATHS = 'spec/destinations/paths.yaml';
const MACHINE = 'machines/destinations/payout-destination.machine.ts';
const DOMAIN = 'src/domains/destinations';
export const HANDLER = `${DOMAIN}/operations/pause-payout-destination.ts`;

/** A field, the schema of a request, and an operation that sends two events. */
export const contract: readonly Edit[] = [
  { file: SCHEMAS, after: '      revokedAt,\n', text: '      note,\n' },
  {
    file: SCHEMAS,
    before: '    createdAt: { type: string, format: date-time }\n',
    text: '    note: { type: [string, "null"], description: Why the destination is paused; null when it is not. }\n',
  },
  {
    file: SCHEMAS,
    before: 'VerifyPayoutDestinationRequest:\n',
    text: `PausePayoutDestinationRequest:
  type: object
  description: Whether to pause or to resume.
  additionalProperties: false
  required: [paused]
  properties:
    paused: { type: boolean, description: False resumes the destination. }
    note: { type: string, minLength: 1, maxLength: 200, description: Why the destination is paused. }

`,
  },
  {
    file: PATHS,
    before: '"/v1/payout-destinations/{id}/revoke":\n',
    text: `"/v1/payout-destinations/{id}/pause":
  post:
    operationId: pausePayoutDestination
    tags: [Destinations]
    summary: Pause or resume a payout destination
    description: Pauses a destination, or resumes it. Nothing is paid to a PAUSED destination, and it is not the default.
    x-requirements: [A 4.4, D-234]
    x-risk: directs-money
    x-waives:
      two-factor: Two-factor protection judged the destination when it was created.
    security: [{ apiKey: [ramps:write] }, { memberSession: [ramps:write] }]
    x-lifecycle:
      - { machine: payout-destination, event: PAUSE, refused: DESTINATION_NOT_ACTIVE }
      - { machine: payout-destination, event: RESUME, refused: DESTINATION_NOT_PAUSED }
    x-errors: [ROLE_NOT_PERMITTED, DESTINATION_NOT_FOUND, DESTINATION_NOT_ACTIVE, DESTINATION_NOT_PAUSED]
    parameters:
      - { $ref: ../components.yaml#/parameters/Id }
    requestBody:
      required: true
      content:
        application/json:
          schema: { $ref: ./schemas.yaml#/PausePayoutDestinationRequest }
          examples:
            pause: { value: { paused: true, note: The account is being moved. } }
    responses:
      "200":
        description: The updated destination.
        content:
          application/json:
            schema: { $ref: ./schemas.yaml#/PayoutDestination }

`,
  },
];

/** The code, the lifecycle, and the example of the new operation. */
export const lifecycle: readonly Edit[] = [
  {
    file: PATHS,
    before: 'REVOKED: DESTINATION_REVOKED } }\n      - machine: payout-destination\n        event: VERIFY_FAILED',
    text: 'PAUSED: DESTINATION_NOT_ACTIVE, ',
  },
  {
    file: PATHS,
    before: 'REVOKED: DESTINATION_REVOKED }\n      # By signature only',
    text: 'PAUSED: DESTINATION_NOT_ACTIVE, ',
  },
  {
    file: PATHS,
    before: 'REVOKED: DESTINATION_NOT_ACTIVE }',
    text: 'PAUSED: DESTINATION_NOT_ACTIVE, ',
  },
  {
    file: 'spec/errors.yaml',
    before: 'DESTINATION_VERIFY_NOT_AVAILABLE:\n',
    text: `DESTINATION_NOT_PAUSED:
  status: 409
  meaning: The destination is not PAUSED.
  retry: false
`,
  },
  {
    file: PATHS,
    before: '\n"/v1/payout-destinations/{id}/revoke":\n',
    text: `            examples:
              paused:
                value:
                  id: dst_01k9zt5r7m8q4x2v6b3n1c0d20
                  type: PAYMENT_APP_A
                  asset: null
                  network: null
                  address: null
                  provider: payapp_a
                  country: null
                  currency: USD
                  label: Front desk phone
                  note: The account is being moved.
                  maskedLabel: +*******4567
                  status: PAUSED
                  ownershipStatus: PROVIDER_VERIFIED
                  verificationCredentialId: null
                  priority: 100
                  allowAutomaticFallback: false
                  isDefault: false
                  consentedAt: "2026-03-01T09:05:00.000Z"
                  verifiedAt: "2026-03-01T09:06:00.000Z"
                  revokedAt: null
                  createdAt: "2026-03-01T09:05:00.000Z"
`,
  },
  {
    file: MACHINE,
    after: 'export interface PayoutDestinationContext {\n',
    text: '  /** Why it was paused. */\n  readonly note: string | null;\n',
  },
  {
    file: MACHINE,
    after: 'export type PayoutDestinationEvent =\n',
    text: `  | { readonly type: 'PAUSE'; readonly note: string | null }
  | { readonly type: 'RESUME' }
`,
  },
  {
    file: MACHINE,
    before: '    issueOwnership: (_, _params',
    text: `    keepNote: assign((_, params: { note: string | null }) => ({ note: params.note })),
    dropNote: assign({ note: null }),
    recordPause: () => {},
`,
  },
  {
    file: MACHINE,
    replace: "announceRevoked: (_, _params: { from: 'PENDING_VERIFICATION' | 'ACTIVE' }) => {},",
    text: "announceRevoked: (_, _params: { from: 'PENDING_VERIFICATION' | 'ACTIVE' | 'PAUSED' }) => {},",
  },
  {
    file: MACHINE,
    before: '        MAKE_DEFAULT: {\n',
    text: `        PAUSE: {
          description: 'The owner pauses the destination. It is no longer the default.',
          target: 'PAUSED',
          actions: [
            'stepDown',
            { type: 'keepNote', params: ({ event }) => ({ note: event.note }) },
            'recordPause',
            'recheckPayments',
          ],
        },
`,
  },
  {
    file: MACHINE,
    before: '    REVOKED: {\n      description',
    text: `    PAUSED: {
      description: 'The owner has paused the destination. Nothing is paid to it.',
      on: {
        RESUME: {
          description: 'The owner resumes the destination. It does not become the default again.',
          target: 'ACTIVE',
          actions: ['dropNote', 'recordChange', 'recheckPayments'],
        },
        REVOKE: {
          description: 'The owner or the provider revokes the destination.',
          target: 'REVOKED',
          actions: [
            { type: 'recordRevocation', params: ({ event }) => ({ at: event.at }) },
            { type: 'announceRevoked', params: { from: 'PAUSED' } },
            'recheckPayments',
          ],
        },
      },
    },
`,
  },
];

/** All older examples, in responses and in webhooks, have the new field; older versions show the new state as another. */
export const examples: readonly Edit[] = [
  ...[PATHS, 'spec/webhooks/events.yaml'].map((file) => ({
    file,
    afterEvery: /^ *label: .*$(?=\n *maskedLabel: )/gm,
    text: 'note: null',
  })),
  {
    file: 'spec/versions/2026-12-01/paused-destinations.yaml',
    whole: `summary: A payout destination can be paused.
upgrade: Expect PAUSED as a status of payout destinations. Nothing is paid to such a destination.
changes:
  - { kind: state-shown, machine: payout-destination, state: PAUSED, as: ACTIVE }
`,
  },
];

/** The rule, its effect, its presenter, its migration and its tests. */
export const implementation: readonly Edit[] = [
  {
    file: HANDLER,
    whole: `import type { Handler } from '../../../platform/http/handler.ts';
import { destinationRecord, presentDestination } from '../payout-destination.present.ts';

/** Sets an ACTIVE destination aside, or takes a PAUSED one up again. */
export const pausePayoutDestination: Handler<'pausePayoutDestination'> = async (request) => {
  const { path, body, services, aggregate, fail } = request;
  const destination = await aggregate('payout-destination', path.id);
  if (!destination) return fail('DESTINATION_NOT_FOUND');
  if (body.paused) {
    if (destination.status !== 'ACTIVE') return fail('DESTINATION_NOT_ACTIVE');
    await destination.send('PAUSE', { note: body.note ?? null });
  } else {
    if (destination.status !== 'PAUSED') return fail('DESTINATION_NOT_PAUSED');
    await destination.send('RESUME');
  }
  return presentDestination(destinationRecord(destination), services.vault);
};
`,
  },
  {
    file: `${DOMAIN}/payout-destination.effects.ts`,
    before: '  issueOwnership:',
    text: "  recordPause: (destination) => [record(destination, 'paused')],\n\n",
  },
  {
    file: `${DOMAIN}/payout-destination.present.ts`,
    before: '  maskedLabel: destination.maskedLabel,\n',
    text: '  note: destination.note,\n',
  },
  {
    file: `${DOMAIN}/operations/create-payout-destination.ts`,
    before: '      chosenAt: null,\n',
    text: '      note: null,\n',
  },
  {
    file: `${DOMAIN}/operations/set-default-payout-destination.ts`,
    replace: "if (destination.status === 'REVOKED') return fail('DESTINATION_NOT_ACTIVE');",
    text: "if (destination.status !== 'ACTIVE') return fail('DESTINATION_NOT_ACTIVE');",
  },
  {
    file: `${DOMAIN}/operations/verify-payout-destination.ts`,
    after: "  if (destination.status === 'REVOKED') return fail('DESTINATION_REVOKED');\n",
    text: "  if (destination.status === 'PAUSED') return fail('DESTINATION_NOT_ACTIVE');\n",
  },
  {
    file: PATHS,
    before: '      - DESTINATION_VERIFY_NOT_AVAILABLE\n',
    text: '      - DESTINATION_NOT_ACTIVE\n',
  },
  {
    file: MACHINE,
    after: "      description: 'The owner has paused the destination. Nothing is paid to it.',\n      on: {\n",
    text: `        UPDATE: {
          description: 'Label, priority and fallback consent only.',
          actions: [{ type: 'applyPatch', params: ({ event }) => ({ patch: event.patch }) }, 'recordChange'],
        },
`,
  },
  {
    file: 'migrations/900_paused_destinations.ts',
    whole: `import type { Knex } from 'knex';

/** A payout destination can be PAUSED, with a note that says why. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(\`ALTER TABLE payout_destinations
    ADD COLUMN note text,
    DROP CONSTRAINT payout_destinations_status_known,
    ADD CONSTRAINT payout_destinations_status_known
      CHECK (status IN ('PENDING_VERIFICATION', 'ACTIVE', 'PAUSED', 'REVOKED'))\`);
}

/** Rows that are PAUSED are active again: the release before does not know the state. */
export async function down(knex: Knex): Promise<void> {
  await knex.raw(\`UPDATE payout_destinations SET status = 'ACTIVE' WHERE status = 'PAUSED'\`);
  await knex.raw(\`ALTER TABLE payout_destinations
    DROP COLUMN note,
    DROP CONSTRAINT payout_destinations_status_known,
    ADD CONSTRAINT payout_destinations_status_known
      CHECK (status IN ('PENDING_VERIFICATION', 'ACTIVE', 'REVOKED'))\`);
}
`,
  },
  {
    file: 'test/domains/destinations/pause.test.ts',
    whole: `import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { transition, type AnyStateMachine } from 'xstate';
import { payoutDestinationMachine } from '../../../machines/destinations/payout-destination.machine.ts';
import { pausePayoutDestination } from '../../../src/domains/destinations/operations/pause-payout-destination.ts';
import { setDefaultPayoutDestination } from '../../../src/domains/destinations/operations/set-default-payout-destination.ts';
import { type Handlers, ok, startHandlers, type TestTenant } from '../../support/handlers.ts';
import { destinationsOf } from './fixture.ts';

let service: Handlers;
beforeAll(async () => {
  service = await startHandlers();
});
afterAll(() => service.close());

const { onboarded, active, read } = destinationsOf(() => service);
const pause = (tenant: TestTenant, id: string, paused: boolean, note?: string) =>
  service.run(pausePayoutDestination, 'pausePayoutDestination', tenant, {
    path: { id },
    body: { paused, ...(note !== undefined && { note }) },
  });

test('the machine takes PAUSE and RESUME in one state each', () => {
  const machine: AnyStateMachine = payoutDestinationMachine;
  const moves = ['PENDING_VERIFICATION', 'ACTIVE', 'PAUSED', 'REVOKED'].flatMap((status) =>
    ['PAUSE', 'RESUME'].flatMap((type) => {
      const before = machine.resolveState({ value: status, context: {} });
      const [after] = transition(machine, before, { type, note: null });
      return after.value === status ? [] : [[\`\${status} \${type}\`, after.value]];
    }),
  );
  expect(Object.fromEntries(moves)).toEqual({ 'ACTIVE PAUSE': 'PAUSED', 'PAUSED RESUME': 'ACTIVE' });
});

describe('pausing a destination', () => {
  test('an ACTIVE one is set aside with its note, and no longer the default', async () => {
    const tenant = await onboarded('Paused');
    const id = await active(tenant);
    expect(ok(await pause(tenant, id, true, 'Moved'))).toMatchObject({ status: 'PAUSED', note: 'Moved', isDefault: false });
    expect(await read(tenant, id)).toMatchObject({ status: 'PAUSED', note: 'Moved' });
    expect(
      await service.run(setDefaultPayoutDestination, 'setDefaultPayoutDestination', tenant, { path: { id } }),
    ).toMatchObject({ code: 'DESTINATION_NOT_ACTIVE' });
  });

  test('it is taken up again without its note, once', async () => {
    const tenant = await onboarded('Resumed');
    const id = await active(tenant);
    expect(await pause(tenant, id, false)).toMatchObject({ code: 'DESTINATION_NOT_PAUSED' });
    ok(await pause(tenant, id, true, 'Moved'));
    expect(await pause(tenant, id, true)).toMatchObject({ code: 'DESTINATION_NOT_ACTIVE' });
    expect(ok(await pause(tenant, id, false))).toMatchObject({ status: 'ACTIVE', note: null });
  });
});
`,
  },
];
