import { asObject, type JsonObject } from '../../load/json.ts';

const text = (description: string, example: string): JsonObject => ({
  description,
  'x-requirements': ['D-181'],
  schema: { type: 'string', examples: [example] },
});

/** The headers of D-181, which the platform adds: optional, since not every shape of such an operation is deprecated. */
const DEPRECATION_HEADERS: JsonObject = {
  Deprecation: text('`true` where the operation, or the request shape that was sent, is deprecated.', 'true'),
  Sunset: text('When it stops working, as an HTTP date.', 'Wed, 30 Jun 2027 23:59:59 GMT'),
  Link: text(
    'The guide that says how to move on, with rel="deprecation".',
    '<http://localhost:8080/docs/payments/migrate-to-intents>; rel="deprecation"',
  ),
};

/** A response of an operation that is deprecated, or may be for some shapes of a request. */
export const deprecated = (response: JsonObject): JsonObject => ({
  ...response,
  headers: { ...asObject(response.headers), ...DEPRECATION_HEADERS },
});
