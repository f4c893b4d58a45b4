/** The folder in which the demo looks for the key, unless it is given one. */
const DATA_DIR = '.paychart';

/** The text that a newcomer sees when the service has started. */
export interface Greeted {
  readonly url: string;
  readonly apiKey: string | undefined;
  readonly hasConsole: boolean;
  readonly dataDir?: string | undefined;
}

/** The lines that a newcomer needs once everything runs. */
export function greeting({ url, apiKey, hasConsole, dataDir = DATA_DIR }: Greeted): readonly string[] {
  const address = url.replace('127.0.0.1', 'localhost');
  const lines = [`Paychart listens on ${address}`, `Reference:  ${address}/docs`];
  if (hasConsole) lines.push(`Console:    ${address}/console`);
  if (apiKey !== undefined) {
    const key = dataDir === DATA_DIR ? '' : ` --key ${apiKey}`;
    const header = `-H 'X-Service-Api-Key: ${apiKey}'`;
    lines.push(
      `A test key: ${apiKey}`,
      `Try it:     curl ${address}/v1/me ${header}`,
      `Inbox:      curl ${address}/v1/test/messages ${header}   (GET /v1/test/messages: messages with codes and links)`,
      `Demo:       npm run demo -- --url ${address}${key}   (in another terminal: pays a phone number, step by step)`,
      'Mock:       npm run mock   (every documented response, on http://127.0.0.1:4010)',
    );
  }
  return [...lines, 'Stop:       Ctrl-C'];
}
