import type { Answer } from '../ports.ts';
import type { Validator } from '../request/validation.ts';

export type ResponseChecks = 'always' | 'sampled' | 'never';

/** By operation and status; none where the contract describes no JSON body. */
export type ResponseValidators = Readonly<Record<string, Readonly<Record<number, Validator>> | undefined>>;

/** A response that the contract does not describe: a defect of ours. Messages name places and rules, never values. */
export class UndocumentedResponse extends Error {
  override readonly name = 'UndocumentedResponse';
}

/** Throws UndocumentedResponse when the body, as it will be sent, does not fit the operation's schema. */
export async function checkResponse(
  validators: () => Promise<ResponseValidators>,
  operationId: string,
  statuses: readonly number[],
  answer: Answer,
): Promise<void> {
  const { status, body } = answer;
  if (!statuses.includes(status)) throw new UndocumentedResponse(`${operationId}: ${status} is not documented`);
  if (body === '') return;
  const validate = (await validators())[operationId]?.[status];
  if (validate === undefined || validate(JSON.parse(body))) return;
  const places = (validate.errors ?? []).slice(0, 10).map(({ instancePath, message }) => `${instancePath} ${message}`);
  throw new UndocumentedResponse(`${operationId}: ${places.join('; ')}`);
}
