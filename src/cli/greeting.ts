/** What a newcomer needs to go on, once everything runs. */
export function greeting(url: string, apiKey: string | undefined, hasConsole = true): readonly string[] {
  const address = url.replace('127.0.0.1', 'localhost');
  const lines = [`Paychart answers on ${address}`, `Reference:  ${address}/docs`];
  if (hasConsole) lines.push(`Console:    ${address}/console`);
  if (apiKey !== undefined) {
    const header = `-H 'X-Service-Api-Key: ${apiKey}'`;
    lines.push(
      `A test key: ${apiKey}`,
      `Try it:     curl ${address}/v1/me ${header}`,
      `Inbox:      curl ${address}/v1/test/messages ${header}   (GET /v1/test/messages: the codes and links that were sent)`,
      `Demo:       npm run demo -- --url ${address}   (in another terminal: pays a phone number, step by step)`,
      'Mock:       npm run mock   (every documented answer, on http://127.0.0.1:4010)',
    );
  }
  return [...lines, 'Stop:       Ctrl-C'];
}
