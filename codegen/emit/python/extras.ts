import type { Product } from '../../load/product/product.ts';
import type { SdkModel } from '../../model/sdk/calls.ts';
import { kindOfTypes, type MirroredKind } from '../../model/sdk/mirrored.ts';
import { hasPart, PRESENTATIONS, TWO_FACTOR } from '../../model/sdk/parts.ts';
import type { Forms } from './forms.ts';
import { moduleOf, safe } from './names.ts';
import { docstring, generated, literal, quoted } from './text.ts';

/** `verify_webhook`, whose result is narrowed by the class of the payload. */
export function webhooksModule(model: SdkModel, forms: Forms): string {
  const event = model.event === undefined ? 'Any' : forms.annotation(named(model.event), OUT);
  const form = model.event === undefined ? '' : forms.form(named(model.event));
  return generated('Deliveries of webhooks.', [
    'import time',
    'from typing import TYPE_CHECKING, Any, Callable, Sequence',
    '',
    'from ._runtime.errors import WebhookVerificationError',
    'from ._runtime.values import InvalidValue, reader',
    'from ._runtime.webhooks import WebhookHeaders, verified_body',
    '',
    'if TYPE_CHECKING:',
    ...importsOf(forms),
    '',
    '',
    'def verify_webhook(',
    '    secret: str | Sequence[str],',
    '    headers: WebhookHeaders,',
    '    body: str | bytes | bytearray | memoryview,',
    '    *,',
    '    tolerance: float = 300.0,',
    '    now: Callable[[], float] = time.time,',
    `) -> ${event}:`,
    docstring(VERIFY, '    '),
    '    value = verified_body(secret, headers, body, tolerance=tolerance, now=now)',
    '    try:',
    `        event: ${event} = reader(${quoted(form)})(value)  # type: ignore[assignment]`,
    '    except InvalidValue as fault:',
    '        raise WebhookVerificationError("BODY", f"the body is no event: {fault}") from None',
    '    return event',
  ]);
}

const VERIFY = `Verifies a delivery (Standard Webhooks) and returns its event; raises a WebhookVerificationError.

\`body\` is the raw body as received: a parsed and serialized body has different bytes. Pass several secrets during a
rotation. A delivery may arrive more than once; the event's \`id\` identifies it. Each type has a
class, by which \`isinstance\` tells events apart. A type that this package does not know is an UnknownEvent.`;

const OUT = { domain: undefined, isInput: false } as const;
const named = (name: string) => ({ kind: 'named', name }) as const;

const importsOf = (forms: Forms, prefix = './'): string[] =>
  [...forms.used]
    .sort()
    .map((domain) => `    from ${prefix.replace('/', '')}types import ${moduleOf(domain)} as _${moduleOf(domain)}`);

/** The mirror, whose resources are typed by their kind. */
export function mirrorModule(
  model: SdkModel,
  kinds: readonly MirroredKind[],
  tables: ReadonlyMap<string, string>,
  forms: Forms,
): string {
  const byId = new Map(model.operations.map((call) => [call.id, call]));
  const rows = kinds.map(({ name, read, schema }) => {
    const reader = read === undefined ? undefined : byId.get(read.operation);
    const at =
      reader === undefined
        ? 'None'
        : `(${quoted(safe(reader.sdkName.namespace))}, ${quoted(safe(reader.sdkName.member))})`;
    const table = tables.get(name);
    return `    ${quoted(name)}: Mirrored(${at}, ${table === undefined ? 'None' : `lifecycles.${table}`}, ${quoted(forms.form(named(schema)))}),`;
  });
  const overloads = kinds.flatMap(({ name, schema }) => [
    '    @overload',
    `    def get(self, kind: Literal[${quoted(name)}], resource_id: str) -> ${forms.annotation(named(schema), OUT)} | None: ...`,
    '',
  ]);
  return generated('A mirror of your resources, kept by their events.', [
    'from typing import TYPE_CHECKING, Any, Literal, Mapping, overload',
    '',
    'from . import lifecycles',
    'from ._runtime.mirror import MirrorBase, Mirrored, MirrorStore',
    'from ._runtime.values import reader',
    '',
    'if TYPE_CHECKING:',
    `    from .client import ${model.product.clientName}`,
    ...importsOf(forms),
    '',
    '#: The kind of a resource by the type of an event, or by the type without its last part.',
    `KIND_OF: Mapping[str, str] = ${literal(kindOfTypes(kinds))}`,
    '',
    'KINDS: Mapping[str, Mirrored] = {',
    ...rows,
    '}',
    '',
    '',
    'class Mirror(MirrorBase):',
    docstring(MIRROR, '    '),
    '',
    `    def __init__(self, client: ${model.product.clientName}, store: MirrorStore | None = None) -> None:`,
    '        super().__init__(client, store, KIND_OF, KINDS)',
    '',
    ...(kinds.length > 1 ? overloads : []),
    '    def get(self, kind: str, resource_id: str) -> Any:',
    '        """The resource as the newest known event shows it; None where no event has told of it."""',
    '        entry = self._entry(kind, resource_id)',
    '        return None if entry is None else reader(KINDS[kind].form)(entry.resource)',
  ]);
}

const MIRROR = `Keeps the present state of your resources by their events, which may come twice, late, or in any order.

Give it events that \`verify_webhook\` has checked, and call \`catch_up\` for those that were never delivered: it reads the feed
with the client, whose key needs the scope \`webhooks:read\`.`;

/** The exceptions of the runtime. */
export const runtimeErrors = ({ clientName }: Product): readonly string[] => [
  `${clientName}Error`,
  ...['WaitEnded', 'WaitError', 'WaitTimeout', 'WebhookVerificationError'],
];

type Exported = readonly [module: string, names: readonly string[]];

const presentations: Exported = [
  '_runtime.presentations',
  ['PresentationOffer', 'SignedPresentation', 'presentation_typed_data', 'sign_presentation'],
];

const twoFactor: Exported = ['_runtime.two_factor', ['TwoFactorAnswer', 'TwoFactorPrompt', 'with_two_factor']];

/** Names that the package exports, by their module. */
export const runtimeExports = (sdk: SdkModel): readonly Exported[] => [
  ['_runtime.contract', ['VERSION']],
  ['_runtime.errors', runtimeErrors(sdk.product)],
  ['_runtime.mirror', ['CaughtUp', 'MemoryStore', 'MirrorChange', 'MirrorEntry', 'MirrorProblem', 'MirrorStore']],
  ['_runtime.options', ['CallEvent', 'CallOptions']],
  ['_runtime.pages', ['AsyncPage', 'AsyncPages', 'Page']],
  ...(hasPart(sdk, PRESENTATIONS) ? [presentations] : []),
  ['_runtime.results', ['Failure', 'Response', 'Success']],
  ['_runtime.signature', ['sign_request']],
  ['_runtime.streams', ['AsyncEventStream', 'EventStream']],
  ...(hasPart(sdk, TWO_FACTOR) ? [twoFactor] : []),
  ['_runtime.values', ['UNSET', 'InvalidValue', 'Model', 'Unknown', 'Unset']],
  ['_runtime.webhooks', ['TestWebhook', 'sign_test_webhook']],
  ['admin', [`${sdk.product.clientName}Admin`]],
  ['async_admin', [`Async${sdk.product.clientName}Admin`]],
  ['async_client', [`Async${sdk.product.clientName}`]],
  ['client', [sdk.product.clientName]],
  ['mirror', ['Mirror']],
  ['webhooks', ['verify_webhook']],
];
