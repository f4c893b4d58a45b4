import { asyncapiOf } from '../emit/asyncapi/asyncapi.ts';
import { asObject, type Json, type JsonObject } from '../load/json.ts';
import type { Lifecycle } from '../model/model.ts';
import type { Change } from '../review/change.ts';
import { breaksBetween } from './differences.ts';

/** What differs between two AsyncAPI documents for their readers, in the words of the review. */
export interface AsyncBreak {
  readonly words: string;
  /** The type of the event, the schema or the channel. */
  readonly subject: string;
  /** Undefined of what a channel lost. */
  readonly change?: Change;
}

/** What receivers and readers of the published channels miss in what the changes make of today's document. */
export const asyncBreaks = (
  published: JsonObject,
  older: JsonObject,
  lifecycles: readonly Lifecycle[],
): readonly AsyncBreak[] => asyncBreaksBetween(published, asyncapiOf(older, lifecycles));

export const asyncBreaksBetween = (published: JsonObject, now: JsonObject): readonly AsyncBreak[] => [
  ...channelBreaks(asObject(published.channels), asObject(now.channels), asObject(asObject(now.components).messages)),
  ...breaksBetween(payloadsOf(published), payloadsOf(now)).map(({ change, words }) => ({
    change,
    words,
    subject: change.subject,
  })),
];

/** Messages that are gone altogether are told by their payloads. */
const channelBreaks = (published: JsonObject, now: JsonObject, messages: JsonObject): AsyncBreak[] =>
  Object.entries(published).flatMap(([name, was]): AsyncBreak[] => {
    const subject = `channel ${name}`;
    const next = now[name];
    if (next === undefined) return [{ subject, words: `${subject}: is gone` }];
    const [old, own] = [asObject(was), asObject(next)];
    const moved = old.address === own.address ? [] : [`${subject}: moved from ${old.address} to ${own.address}`];
    const lost = Object.keys(asObject(old.messages)).filter((type) => !(type in asObject(own.messages)));
    return [...moved, ...lost.filter((type) => type in messages).map((type) => `${subject}: lost ${type}`)].map(
      (words) => ({ subject, words }),
    );
  });

/** The payloads as an OpenAPI document has them, which the review compares. */
const payloadsOf = ({ components }: JsonObject): JsonObject => {
  const { messages, schemas } = asObject(components);
  return {
    webhooks: Object.fromEntries(
      Object.entries(asObject(messages)).map(([type, message]): [string, Json] => [
        type,
        { post: { requestBody: { content: { 'application/json': { schema: asObject(message).payload ?? {} } } } } },
      ]),
    ),
    components: { schemas: schemas ?? {} },
  };
};
