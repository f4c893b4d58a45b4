import type { BodyObject, OpenApiDocument } from './contract.ts';

/** An event that the service sends to webhook endpoints. */
export interface Webhook {
  /** `payment.delivered`. */
  readonly type: string;
  readonly summary: string;
  readonly description: string | undefined;
  readonly requirements: readonly string[] | undefined;
  readonly body: BodyObject | undefined;
}

export const webhooksOf = ({ webhooks = {} }: OpenApiDocument): Webhook[] =>
  Object.entries(webhooks).map(([type, { post }]) => ({
    type,
    summary: post.summary ?? type,
    description: post.description,
    requirements: post['x-requirements'],
    body: post.requestBody,
  }));

/** The event that tells of a projected status of a family: `payment` and `FUNDS_PENDING` are `payment.funds_pending`. */
export const eventOf = (family: string, status: string): string =>
  `${family.replaceAll('-', '_')}.${status.toLowerCase()}`;

/** `payment.delivered` is of the family `payment`, however the machine spells it. */
export const isOfFamily = (type: string, family: string | undefined): boolean =>
  family !== undefined && type.startsWith(`${family.replaceAll('-', '_')}.`);
