import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { curlOf, typescriptOf } from '../../src/console/app/request-code.ts';
import { deriveCatalog } from '../../src/console/derive-catalog.ts';
import { sources } from './sources.ts';

const { operations } = deriveCatalog(sources());
const at = { baseUrl: 'http://localhost:8080', credential: { apiKey: 'svc_test_secret' } };
const of = (id: string) => {
  const operation = operations[id];
  if (!operation) throw new Error(`no operation ${id}`);
  return operation;
};

it('writes a request as a command that names no credential', () => {
  const parts = { path: { id: 'pay_1' }, query: {}, body: undefined };
  const command = curlOf(of('confirmOfframpPayment'), parts, at);
  expect(command).toBe(
    'curl -X POST \'http://localhost:8080/v1/offramp/payments/pay_1/confirm\' \\\n  -H "X-Service-Api-Key: $PAYCHART_API_KEY"',
  );
  expect(curlOf(of('confirmOfframpPayment'), parts, { ...at, credential: { session: 'secret' } })).not.toContain(
    'secret',
  );
});

it('writes a body so that the shell passes it on as it is', () => {
  const body = { memo: `it's $HOME "quoted" \\ \`id\`` };
  const command = curlOf(of('createOfframpPayment'), { path: {}, query: {}, body }, at);
  // The last word of the command, as a shell reads it.
  const words = execFileSync('sh', [
    '-c',
    `set -- ${command.replaceAll('\\\n', ' ')}; for last; do :; done; printf %s "$last"`,
  ]);
  expect(JSON.parse(words.toString())).toEqual(body);
});

it('encodes what goes into the address', () => {
  const parts = { path: { id: 'a/b' }, query: { status: 'A&B' }, body: undefined };
  expect(curlOf(of('getOfframpPayment'), parts, at)).toContain('/v1/offramp/payments/a%2Fb?status=A%26B');
});

it('writes a request as a program', () => {
  const parts = { path: { id: 'pay_1' }, query: {}, body: { routeQuoteId: 'rq_1' } };
  expect(typescriptOf(of('selectOfframpPaymentRoute'), parts)).toContain(
    'await paychart.offrampPayments.selectRoute({\n  id: "pay_1",\n  routeQuoteId: "rq_1"\n});',
  );
});
