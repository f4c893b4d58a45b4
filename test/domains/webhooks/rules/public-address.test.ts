import { expect, test } from 'vitest';
import { isPublicAddress } from '../../../../src/domains/webhooks/rules/public-address.ts';

test.each([
  '1.1.1.1',
  '8.8.8.8',
  '93.184.216.34',
  '168.63.129.15',
  '172.15.0.1',
  '172.32.0.1',
  '100.63.255.255',
  '2606:4700::1111',
  '2a00::1',
])('%s is public (D-381)', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

test.each([
  '127.0.0.1',
  '10.0.0.1',
  '172.16.0.1',
  '100.64.0.1',
  '169.254.169.254',
  '168.63.129.16',
  '224.0.0.1',
  '255.255.255.255',
  '0.0.0.0',
  '::1',
  '::',
  '::7f00:1',
  '::ffff:8.8.8.8',
  '64:ff9b::808:808',
  '2002:808:808::1',
  '1fff::1',
  '4000::1',
  'fd00::1',
  'fe80::1',
  'fe80::1%eth0',
  'ff02::1',
  'hooks.example',
  '',
])('%s is not public (D-381)', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});
