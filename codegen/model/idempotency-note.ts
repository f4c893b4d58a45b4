import type { Operation } from './model.ts';

/** What a reader of the contract has to know before sending a mutation again (D-054 to D-060); undefined for reads. */
export const idempotencyNote = ({ method, idempotency, salient, bodyKey, path }: Operation): string | undefined => {
  if (method === 'get') return undefined;
  if (method !== 'post') return '**Sent again**: safe; `Idempotency-Key` is ignored here (D-060).';
  if (!idempotency) {
    return `**Sent again**: \`Idempotency-Key\` is ignored here${path.startsWith('/v1/test/') ? ', as it is a control for tests' : ''} (D-054).`;
  }
  const where =
    bodyKey === undefined ? 'header `Idempotency-Key`' : `header or with one \`${bodyKey.field}\` in the body`;
  const fields = salient.map((field) => `\`${field}\``).join(', ');
  const differing =
    salient.length === 0
      ? 'another body under the same key is refused with 422'
      : `another ${fields} under the same key is refused with 409, any other difference with 422`;
  return `**Sent again** with one ${where}: runs once and answers the same bytes; ${differing} (D-054 to D-058).`;
};
