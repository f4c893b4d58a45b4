/**
 * The payload of each topic's jobs. A worker's file declares its own, beside the worker:
 *
 *     declare module './topics.ts' {
 *       interface Topics {
 *         'wallets.deploy': { readonly walletId: string };
 *       }
 *     }
 *
 * A job names a topic that some worker declares; no import is needed, so that a domain can wake one that
 * builds on it. Payloads are stored as JSON: a time is a text in them, and so is an amount.
 */
// biome-ignore lint/suspicious/noEmptyInterface: it is what the workers declare.
export interface Topics {}

export type Topic = keyof Topics;

/** The topics whose jobs have this payload. */
export type TopicOf<Payload> = { [T in Topic]: Payload extends Topics[T] ? T : never }[Topic];

/** A job that is to be enqueued when something has changed: the topic with its payload. */
export type Wake = { [T in Topic]: { readonly topic: T; readonly key: string; readonly payload: Topics[T] } }[Topic];

type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json | undefined };

/** Topics whose payload would not come back from the database as it went there. */
export type UnstorableTopic = {
  [T in Topic]: Topics[T] extends { readonly [K in keyof Topics[T]]: Json | undefined } ? never : T;
}[Topic];
