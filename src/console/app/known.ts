import type { Catalog, CatalogOperation, CatalogResource } from '../catalog.ts';
import type { Api } from './api.ts';
import type { Explanation } from './resource/explanation.ts';

export type Known = Readonly<Record<string, string>>;

interface About {
  readonly explanation: Explanation;
  readonly resource: CatalogResource | undefined;
  readonly item: Readonly<Record<string, unknown>> | undefined;
  /** The collection in which the API has the resource: `payments`. */
  readonly own: string;
}

/** The parameters of an operation's path that follow from the resource that somebody looks at. */
export async function knownFor(api: Api, operation: CatalogOperation, about: About): Promise<Known> {
  const found: Record<string, string> = {};
  for (const { name } of operation.parameters.filter((parameter) => parameter.in === 'path')) {
    const value = await valueFor(api, operation.path, name, about);
    if (value !== undefined) found[name] = value;
  }
  return found;
}

async function valueFor(api: Api, path: string, name: string, about: About): Promise<string | undefined> {
  const { explanation, resource, item, own } = about;
  const { id } = explanation.resource;
  const collection = collectionOf(path, name);
  if (collection === own) return id;
  if (collection === 'approvals') return explanation.approvals.find(({ status }) => status === 'PENDING')?.id;
  if (collection === 'review-cases') return openCase(api, id);
  // `paymentId` of an approval request names the payment that the operation is about.
  const fields = [name, `${collection.replace(/s$/, '')}Id`].filter((field) => field !== 'id');
  const other = fields.map((field) => item?.[field]).find((value) => typeof value === 'string');
  return other ?? (name === resource?.get?.parameter ? id : undefined);
}

/** Where the API lists or reads the resource. */
export function ownCollection({ operations }: Catalog, resource: CatalogResource | undefined): string {
  const reading = operations[resource?.get?.operation ?? '']?.path;
  if (reading !== undefined) return collectionOf(reading, resource?.get?.parameter ?? 'id');
  return operations[resource?.list ?? '']?.path.split('/').at(-1) ?? '';
}

/** `payments` of `/v1/test/payments/{id}/provider-step`. */
const collectionOf = (path: string, name: string): string =>
  path
    .slice(0, path.indexOf(`/{${name}}`))
    .split('/')
    .at(-1) ?? '';

interface Case {
  readonly id: string;
  readonly paymentId: string;
}

async function openCase(api: Api, paymentId: string): Promise<string | undefined> {
  const { data } = await api.call<{ reviewCases: readonly Case[] }>('listTestReviewCases', { status: 'OPEN' });
  return data?.reviewCases.find((one) => one.paymentId === paymentId)?.id;
}
