import { expect, test } from 'vitest';
import { parseDid } from '../../../../src/domains/identity/rules/did-address.ts';

const PAYID = `did:payid:${'ab01'.repeat(16)}`;
const blue = { kind: 'handle', handle: 'blue' };

test.each([
  [PAYID, { kind: 'payid', did: PAYID }],
  [`${PAYID}0`, 'INVALID_DID'],
  [PAYID.toUpperCase(), 'INVALID_DID'],
  [`x${PAYID}`, 'INVALID_DID'],
  ['did:payid:blue', 'INVALID_DID'],
  ['did:web:pay.example:8080:blue', blue],
  ['did:web:pay.example%3A8080:blue', blue],
  ['did:web:pay.example%3a8080:blue', blue],
  ['did:web:else.example:blue', 'DID_NOT_RESOLVABLE'],
  ['did:web:pay.example:8080:no handle', 'DID_NOT_RESOLVABLE'],
  ['did:web:pay.example:8080', 'DID_NOT_RESOLVABLE'],
  ['did:key:pay.example:8080:blue', 'DID_NOT_RESOLVABLE'],
  ['did:key:z6Mk', 'DID_NOT_RESOLVABLE'],
  ['did:web', 'INVALID_DID'],
  ['did::blue', 'INVALID_DID'],
  ['did', 'INVALID_DID'],
  ['did:', 'INVALID_DID'],
  ['web:pay.example:8080:blue', 'INVALID_DID'],
  ['blue', blue],
  ['@blue', blue],
  ['@@blue', 'INVALID_DID'],
  ['b-1', { kind: 'handle', handle: 'b-1' }],
  ['-b1', 'INVALID_DID'],
  ['Blue', 'INVALID_DID'],
  ['ab', 'INVALID_DID'],
  ['a'.repeat(32), { kind: 'handle', handle: 'a'.repeat(32) }],
  ['a'.repeat(33), 'INVALID_DID'],
  ['didi', { kind: 'handle', handle: 'didi' }],
])('%s names %j (D-111)', (text, address) => expect(parseDid(text, 'pay.example:8080')).toEqual(address));
