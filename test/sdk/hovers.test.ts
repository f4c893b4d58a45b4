import { fileURLToPath } from 'node:url';
import { Project, ts } from 'ts-morph';
import { expect, it } from 'vitest';

/** The methods and types that a newcomer points at first. */
const PROGRAM = `
import { createPaychart, PaychartError, signTestWebhook, verifyWebhook, withTwoFactor } from '../../generated/sdk/src/index.ts';
import type { CreateOfframpPaymentParams, OfframpPayment, PaychartOptions } from '../../generated/sdk/src/index.ts';
const paychart = createPaychart({ apiKey: 'svc_test_x', baseUrl: 'http://localhost:8080' });
export const created = await paychart.offrampPayments.create({ phone: '+15550104567', amountUsd: '25.00' });
if (created.error) throw new PaychartError(created);
const { paymentId } = created.data;
export const selected = await paychart.offrampPayments.selectRoute({ id: paymentId, quoteId: 'q' });
export const confirmed = await paychart.offrampPayments.confirm({ id: paymentId });
export const delivered = await paychart.offrampPayments.wait(paymentId, { until: 'DELIVERED' });
export const payment = await paychart.offrampPayments.get({ id: paymentId }).unwrap();
export const payments = paychart.offrampPayments.list.all({ take: 10 });
export const endpoint = paychart.webhookEndpoints.create({ url: 'https://a.example', events: ['*'] });
export const event = await verifyWebhook('whsec_x', new Headers(), '');
export const signed = await signTestWebhook('whsec_x', {});
export const twice = withTwoFactor;
export type Options = PaychartOptions;
export type Params = CreateOfframpPaymentParams;
export type Payment = OfframpPayment;
`;

const POINTS = [
  'createPaychart(',
  'create({ phone',
  'selectRoute(',
  'confirm(',
  'wait(',
  'get({ id: paymentId }).unwrap',
  'list.all',
  'create({ url',
  'verifyWebhook(',
  'signTestWebhook(',
  'PaychartError(',
  'withTwoFactor;',
  'PaychartOptions;',
  'CreateOfframpPaymentParams;',
];

/** What an editor would show over each point: the signature and the words under it. */
function hovers(): string {
  const project = new Project({
    tsConfigFilePath: fileURLToPath(new URL('../../generated/sdk/tsconfig.json', import.meta.url)),
    compilerOptions: { noEmit: true, rootDir: undefined as never, allowImportingTsExtensions: true },
  });
  const file = project.createSourceFile(fileURLToPath(new URL('hover-program.ts', import.meta.url)), PROGRAM);
  const service = project.getLanguageService().compilerObject;
  return POINTS.map((point) => {
    const position = PROGRAM.lastIndexOf(point);
    if (position < 0) throw new Error(`the program has no ${point}`);
    const info = service.getQuickInfoAtPosition(file.getFilePath(), position);
    const text = (parts: ts.SymbolDisplayPart[] | undefined) => ts.displayPartsToString(parts);
    return `${text(info?.displayParts)}\n\n${text(info?.documentation)}`.trim();
  }).join('\n\n----------\n\n');
}

it('an editor’s hover over the first methods fits a screen and reads well', async () => {
  const shown = hovers();
  for (const hover of shown.split('----------')) {
    expect(hover.split('\n').flatMap((line) => line.match(/.{1,110}/g) ?? ['']).length).toBeLessThan(40);
    expect(hover).not.toMatch(/: any\b/);
  }
  await expect(shown).toMatchFileSnapshot('hovers.txt');
});
