import type { Endpoint } from './endpoint.ts';
import type { Answer } from './ports.ts';

export type ResponseChecks = 'always' | 'sampled' | 'never';

/** A response that the contract does not describe: a defect of ours. Messages name places and rules, never values. */
export class UndocumentedResponse extends Error {
  override readonly name = 'UndocumentedResponse';
}

/** Throws UndocumentedResponse when the body, as it will be sent, does not fit the operation's schema. */
export async function checkResponse(endpoint: Endpoint, answer: Answer): Promise<void> {
  const { id, statuses } = endpoint.meta;
  if (!statuses.includes(answer.status)) throw new UndocumentedResponse(`${id}: ${answer.status} is not documented`);
  const validate = await endpoint.responseValidator(answer.status);
  if (validate === undefined || validate(JSON.parse(answer.body))) return;
  const places = (validate.errors ?? []).slice(0, 10).map(({ instancePath, message }) => `${instancePath} ${message}`);
  throw new UndocumentedResponse(`${id}: ${places.join('; ')}`);
}
