import type { Aggregate, Aggregates } from '../../../platform/lifecycle/aggregates/aggregate.ts';

/**
 * The credentials of the grants that a member has in force, locked behind the member, which granting locks too. They say
 * outside the service that the member may act: while the member is suspended they do not count (D-516).
 */
export async function delegationsOf(
  { aggregate, aggregatesWith }: Pick<Aggregates, 'aggregate' | 'aggregatesWith'>,
  memberId: string,
): Promise<readonly Aggregate<'credential'>[]> {
  const authorities = await aggregatesWith('authority', { memberId, status: 'ACTIVE' });
  const ids = authorities.flatMap(({ context: { credentialId } }) => (credentialId === null ? [] : [credentialId]));
  const credentials: Aggregate<'credential'>[] = [];
  for (const id of ids.toSorted()) {
    const credential = await aggregate('credential', id);
    if (credential !== undefined) credentials.push(credential);
  }
  return credentials;
}
