import type { Catalog, CatalogResource } from '../../catalog.ts';

/** `id` of `/v1/cards/{id}/authorizations`, and of `/v1/test/cards/{id}/authorizations`, for cards. */
export const parameterBehind = (path: string, own: string): string | undefined =>
  own === '' ? undefined : new RegExp(`/${own}/\\{(\\w+)\\}/[^{]+$`).exec(path)?.[1];

interface Related {
  readonly resource: CatalogResource;
  readonly own: string;
  readonly item: Readonly<Record<string, unknown>> | undefined;
}

/** What can be done with a resource beside the steps of its lifecycle. */
export function relatedOperations(
  { operations, resources }: Pick<Catalog, 'operations' | 'resources'>,
  { resource: { lifecycle, get }, own, item }: Related,
) {
  // One path reads payments of two lifecycles, and each refuses the steps of the other.
  const twins = resources.filter((one) => one.lifecycle !== lifecycle && one.get?.operation === get?.operation);
  const isOfTwin = (machine: string): boolean => twins.some((twin) => twin.lifecycle === machine);
  const reading = operations[get?.operation ?? '']?.path.replace(/\/\{\w+\}$/, '');
  return Object.entries(operations).flatMap(([operationId, operation]) => {
    const parameter = parameterBehind(operation.path, own);
    if (parameter === undefined || operation.method === 'GET' || operation.moves.includes(lifecycle)) return [];
    if (get !== undefined && operation.moves.some(isOfTwin)) return [];
    // `/v1/payments` and `/v1/offramp/payments` end alike. What the sandbox has for both is under `/v1/test`.
    const homes = ['/v1/test/', `${reading}/{`, ...(item?.generation === 'offramp' ? ['/v1/offramp/payments/{'] : [])];
    if (reading !== undefined && !homes.some((home) => operation.path.startsWith(home))) return [];
    // A claim is there as long as the recipient is unknown.
    if (operation.path.includes('/claim/') && item?.internalStatus !== 'PENDING_CLAIM') return [];
    return [{ operationId, operation, parameter }];
  });
}
