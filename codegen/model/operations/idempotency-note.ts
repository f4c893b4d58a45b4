import type { Operation } from '../model.ts';

interface Note {
  readonly text: string;
  readonly requirements: readonly string[];
}

/** Returns the note on sending a mutation again; undefined for reads. */
export const idempotencyNote = ({ method, idempotency, salient, bodyKey, path }: Operation): Note | undefined => {
  if (method === 'get') return undefined;
  if (method !== 'post') {
    return {
      text: '**Sent again**: repeating the request is safe. `Idempotency-Key` is ignored.',
      requirements: ['D-060'],
    };
  }
  if (!idempotency) {
    const why = path.startsWith('/v1/test/') ? ': this is a control for tests' : '';
    return {
      text: `**Sent again**: \`Idempotency-Key\` is ignored${why}; the rules above say what a repetition does.`,
      requirements: ['D-054'],
    };
  }
  const where =
    bodyKey === undefined
      ? 'the same `Idempotency-Key`'
      : `the same \`Idempotency-Key\` header or \`${bodyKey.field}\` in the body`;
  const fields = salient.map((field) => `\`${field}\``).join(', ');
  const differing =
    salient.length === 0
      ? 'A different body under the same key is refused with 422.'
      : `Under the same key, another value of ${fields} is refused with 409, and any other difference in the body with 422.`;
  return {
    text: `**Sent again** with ${where}: it runs once, and every repetition gets the first response. ${differing}`,
    requirements: ['A 4.5', 'D-054', 'D-055', 'D-056', 'D-057', 'D-058'],
  };
};
