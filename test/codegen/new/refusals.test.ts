import { expect, test } from 'vitest';
import { readContract } from '../../../scripts/new/contract.ts';
import { newLifecycle } from '../../../scripts/new/lifecycle.ts';
import { newOperation } from '../../../scripts/new/operation.ts';
import { REPOSITORY } from '../support/project.ts';

const contract = readContract(REPOSITORY);
const pause = { domain: 'cards', method: 'post', path: '/v1/cards/{id}/pause', scope: 'cards:manage' };

test('creates an operation that fits the contract', () => {
  expect(newOperation(contract, 'pauseCard', pause).files.map(({ path }) => path)).toEqual([
    'spec/cards/paths.yaml',
    'test/domains/cards/pause-card.test.ts',
  ]);
});

test.each([
  ['PauseCard', {}, "'PauseCard' is no operationId: write it like pauseCard."],
  ['getCard', { method: 'get' }, 'There is an operation getCard already.'],
  ['pauseCard', { domain: 'gifts' }, 'There is no domain gifts: say one of accounts, admin'],
  ['pauseCard', { domain: undefined }, 'Say --domain, for example --domain cards.'],
  ['pauseCard', { method: 'get' }, 'An operation whose name begins like pauseCard is post, not get.'],
  ['pauseCard', { path: '/v1/cards/{id}/Pause' }, "'/v1/cards/{id}/Pause' is no path"],
  ['pauseCard', { path: '/v1/cards/{id}/freeze' }, 'POST /v1/cards/{id}/freeze is taken.'],
  ['pauseCard', { scope: 'cards:pause' }, 'There is no scope cards:pause: members:read'],
  ['pauseCard', { machine: 'gift-card' }, 'There is no machine gift-card.'],
  ['pauseCard', { event: 'PAUSE' }, 'Say with --machine which lifecycle gets the event.'],
])('refuses the operation %s with %o', (id, changed, message) => {
  expect(() => newOperation(contract, id, { ...pause, ...changed })).toThrow(message);
});

test.each([
  ['GiftCard', {}, "'GiftCard' is no name: write it like payout-destination."],
  ['card', {}, 'There is a lifecycle card already.'],
  ['gift-card', { prefix: 'dst' }, 'Ids that begin with dst_ name something else already.'],
  ['gift-card', { prefix: undefined }, 'Say --prefix, for example --prefix dst.'],
  ['gift-card', { table: 'cards' }, 'A migration makes cards already: say another --table.'],
  ['gift-card', { domain: 'Gifts' }, "'Gifts' is no domain: write it like destinations."],
])('refuses the lifecycle %s with %o', (name, changed, message) => {
  expect(() => newLifecycle(contract, name, { domain: 'gifts', prefix: 'gft', ...changed })).toThrow(message);
});
