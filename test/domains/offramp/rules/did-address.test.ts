import { expect, it } from 'vitest';
import { parseDid } from '../../../../src/domains/identity/rules/did-address.ts';

const payid = `did:payid:${'ab'.repeat(32)}`;
const acme = { kind: 'handle', handle: 'acme-co' };

it.each<[string, unknown]>([
  [payid, { kind: 'payid', did: payid }],
  ['acme-co', acme],
  ['@acme-co', acme],
  ['did:web:pay.example:8080:acme-co', acme],
  ['did:web:pay.example%3A8080:acme-co', acme],
  ['did:web:pay.example%3a8080:acme-co', acme],
  ['did:web:pay.example:acme-co', 'DID_NOT_RESOLVABLE'],
  ['did:web:pay.example%3A8080:acme:co', 'DID_NOT_RESOLVABLE'],
  ['did:web:pay.example%3A8080:did', 'DID_NOT_RESOLVABLE'],
  ['did:web:pay.example%3A8080', 'DID_NOT_RESOLVABLE'],
  ['did:key:z6Mk', 'DID_NOT_RESOLVABLE'],
  [payid.toUpperCase(), 'INVALID_DID'],
  [`${payid}0`, 'INVALID_DID'],
  ['did:payid:', 'INVALID_DID'],
  ['did', 'INVALID_DID'],
  ['did::x', 'INVALID_DID'],
  ['ab', 'INVALID_DID'],
  ['-acme', 'INVALID_DID'],
  ['a'.repeat(33), 'INVALID_DID'],
  ['acme_co', 'INVALID_DID'],
])('%s (R190, R229)', (text, address) => {
  expect(parseDid(text, 'pay.example:8080')).toEqual(address);
});
