import fc from 'fast-check';
import type { GraphQLSchema } from 'graphql';
import { graphqlRequests, graphqlRequestsToEach } from './hostile-graphql.ts';
import { uploads } from './hostile-uploads.ts';
import { anyJson, bodyFor, type JsonSchema, type Sent, textFor } from './hostile-values.ts';

export interface HostileRequest extends Sent {
  caller: 'guest' | 'shopper' | 'admin';
}

/** One operation of the REST facade. */
export interface RestOperation {
  method: string;
  /** Such as "/api/order/{id}". */
  path: string;
  /** Names of its query parameters. */
  query: string[];
  body: JsonSchema;
}

/** The operations to attack. */
export interface Surface {
  schema: GraphQLSchema;
  rest: RestOperation[];
}

/**
 * Requests over every REST operation, every field of Query and Mutation, and the other endpoints of the server. `ids` are of
 * existing objects, so that attacks get past the first look-up.
 */
export function hostileRequests(surface: Surface, ids: string[]): fc.Arbitrary<HostileRequest> {
  const { valid, damaged } = graphqlRequests(surface.schema, ids);
  const sent = fc.oneof(
    { arbitrary: fc.oneof(...surface.rest.map((operation) => restRequest(operation, ids))), weight: 4 },
    { arbitrary: valid, weight: 4 },
    { arbitrary: damaged, weight: 1 },
    { arbitrary: uploads, weight: 1 },
    { arbitrary: elsewhere(ids), weight: 1 },
  );
  // Requests of guests are mostly refused before they do anything.
  const caller = fc.constantFrom('guest', 'shopper', 'shopper', 'admin', 'admin', 'admin');
  return fc.record({ caller, sent }).map(({ caller, sent }) => ({ caller, ...sent }));
}

/** Requests of an admin, an arbitrary for each REST operation and each field of Query and Mutation. */
export function hostileRequestsToEach(surface: Surface, ids: string[]): fc.Arbitrary<HostileRequest>[] {
  const sent = [
    ...surface.rest.map((operation) => restRequest(operation, ids)),
    ...graphqlRequestsToEach(surface.schema, ids),
  ];
  return sent.map((each) => each.map((request) => ({ caller: 'admin', ...request })));
}

const types = fc.constantFrom(
  'application/json',
  'text/plain',
  'application/x-www-form-urlencoded',
  'text/json; charset=x',
);
const odd = fc.constantFrom<Record<string, string>>(
  {},
  {},
  {},
  { 'x-http-method-override': 'DELETE' },
  { 'content-encoding': 'gzip' },
  { expect: '100-continue' },
  { range: 'bytes=0-0,-1', 'if-none-match': '*' },
  { accept: 'application/xml', 'accept-language': 'xx-*;q=9' },
);

function restRequest(
  { method, path, query, body: schema }: RestOperation,
  ids: string[],
): fc.Arbitrary<Sent> {
  const body = bodyFor(schema, '', ids).map(stringify);
  return fc
    .record({
      id: textFor('id', ids),
      query: fc.dictionary(fc.constantFrom(...query, 'x'), textFor('', ids), { maxKeys: 3 }),
      body: fc.oneof(body, body, anyJson.map(stringify), textFor('id', ids)),
      type: fc.oneof(fc.constant('application/json'), types),
      key: textFor('idempotencyKey', ids),
      odd,
    })
    .map(({ id, query, body, type, key, odd }) => ({
      operation: `${method} ${path}`,
      method,
      path: `${path.replace('{id}', encode(id) || '0')}?${new URLSearchParams(query)}`,
      headers: { 'content-type': type, 'idempotency-key': encode(key), ...odd },
      body: method === 'GET' ? '' : body,
    }));
}

/** Addresses beside the two APIs, and methods that they do not have. */
function elsewhere(ids: string[]): fc.Arbitrary<Sent> {
  const addresses = [
    ...[
      '/',
      '/product/',
      '/order/',
      '/search/',
      '/admin/',
      '/images/',
      '/uploads/',
      '/assets/',
      '/api/',
      '/api/docs',
    ],
    ...[
      '/sandbox/checkout/pay',
      '/sandbox/v1/payments/',
      '/sandbox/v1/orders',
      '/webhooks/razorpay',
      '/graphql?query=',
    ],
  ];
  return fc
    .record({
      method: fc.constantFrom('GET', 'GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS', 'TRACE'),
      address: fc.constantFrom(...addresses),
      rest: textFor('id', ids),
      body: anyJson.map(stringify),
      type: types,
      odd,
    })
    .map(({ method, address, rest, body, type, odd }) => ({
      operation: address,
      method,
      path: address + encode(rest),
      headers: {
        'content-type': type,
        'x-razorpay-signature': 'ff',
        'x-razorpay-event-id': encode(rest),
        ...odd,
      },
      body: ['GET', 'HEAD', 'TRACE'].includes(method) ? '' : body,
    }));
}

function stringify(value: unknown): string {
  return JSON.stringify(value) ?? '';
}

function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed()).slice(0, 4_000);
}
