import { types } from 'pg';

const INT8 = 20;
const NUMERIC = 1700;

const whole = /^-?\d+$/;

/** An amount is never a float: `bigint` for int8 and whole numerics, the exact text for other numerics. */
export function parserOf(oid: number, format?: 'text' | 'binary'): (text: string) => unknown {
  if (oid === INT8) return (text) => BigInt(text);
  if (oid === NUMERIC) return (text) => (whole.test(text) ? BigInt(text) : text);
  return types.getTypeParser(oid, format as 'text');
}
