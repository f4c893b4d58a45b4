import { Command } from 'commander';
import { type CommandContext, matching, type Options, operatorCommand, tenantId } from '../command.ts';
import { Refused } from '../outcome.ts';
import { invalidOption, serviceAddress, webAddress } from '../web-address.ts';

const actions = () => import('../actions/webhooks.ts');

/** Endpoints of all tenants, and a listener for developers (B 6, D-428). */
export const webhookCommands = (context: CommandContext): Command =>
  new Command('webhooks')
    .description('webhook endpoints, and receiving events on your own machine')
    .addCommand(
      operatorCommand(
        'list',
        "list a tenant's endpoints, oldest first, with their pending deliveries",
        async (operator, options) => (await actions()).list(operator, options),
      )(context).requiredOption('--tenant <id>', 'ten_…', tenantId),
    )
    .addCommand(
      operatorCommand('enable', 'enable an endpoint and reset its failure count', async (operator, _, [id = '']) =>
        (await actions()).enable(operator, id),
      )(context).argument('<endpoint>', 'whe_…'),
    )
    .addCommand(
      operatorCommand('run', 'queue new events, and make the delivery attempts that are due', async (operator) =>
        (await actions()).run(operator),
      )(context),
    )
    .addCommand(listen(context));

const listen = ({ variables }: CommandContext): Command =>
  new Command('listen')
    .description(
      'receive the events of an API key and deliver them to a URL on your own machine; needs no access to the database',
    )
    .requiredOption('--forward-to <url>', 'such as http://localhost:3000/hooks', webAddress('--forward-to'))
    .option(
      '--replay <count>',
      'number of past events to deliver first',
      matching(/^\d{1,4}$/, 'a whole number from 0 to 9999'),
      '0',
    )
    .option('--url <url>', 'URL of the service; PAYCHART_URL by default, or http://localhost:8080', webAddress('--url'))
    .option('--api-key <key>', 'API key with the scope webhooks:read; PAYCHART_API_KEY by default')
    .option('--secret <secret>', 'secret for signing; a new one by default', signingSecret)
    .action(async (options: Options) => {
      const apiKey = options.apiKey ?? variables.PAYCHART_API_KEY ?? '';
      if (apiKey === '') throw new Refused('API_KEY_REQUIRED', 'Name a key with --api-key or PAYCHART_API_KEY.');
      const baseUrl = serviceAddress(options.url, variables.PAYCHART_URL);
      const { followEvents } = await import('../actions/follow-events.ts');
      await followEvents({ baseUrl, apiKey }, options);
    });

const SECRET = /^whsec_[A-Za-z0-9+/]{32,}={0,2}$/;

/** Its message does not repeat the secret. */
function signingSecret(text: string): string {
  if (!SECRET.test(text)) throw invalidOption('--secret must be whsec_ and base64');
  return text;
}
