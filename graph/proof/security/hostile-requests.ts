import fc from 'fast-check';
import type { GraphQLInputType, GraphQLSchema } from 'graphql';
import { anyJson, bodyFor, type JsonSchema, textFor, valueFor } from './hostile-values.ts';
import { drawn, type Operation, randomOperation } from './random-operation.ts';

export interface HostileRequest {
  caller: 'guest' | 'shopper' | 'admin';
  /** The target: "GET /api/products", or a field of Query or Mutation. */
  operation: string;
  method: string;
  path: string;
  headers: Record<string, string>;
  body: string | Buffer;
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

type Sent = Omit<HostileRequest, 'caller'>;
type Named = Operation & { name: string };

/** Requests over every REST operation, every field of Query and Mutation, and the other endpoints of the server. */
/** @param ids Ids of existing objects, so that attacks get past the first look-up. */
export function hostileRequests(surface: Surface, ids: string[]): fc.Arbitrary<HostileRequest> {
  const operations = graphqlOperations(surface, ids);
  const sent = fc.oneof(
    { arbitrary: fc.oneof(...surface.rest.map((operation) => restRequest(operation, ids))), weight: 4 },
    { arbitrary: operations.map(graphqlRequest), weight: 4 },
    { arbitrary: damaged(operations).map(graphqlRequest), weight: 1 },
    { arbitrary: uploads, weight: 1 },
    { arbitrary: elsewhere(ids), weight: 1 },
  );
  // Requests of guests are mostly refused before they do anything.
  const caller = fc.constantFrom('guest', 'shopper', 'shopper', 'admin', 'admin', 'admin');
  return fc.record({ caller, sent }).map(({ caller, sent }) => ({ caller, ...sent }));
}

const json = { 'content-type': 'application/json' };

function graphqlOperations({ schema }: Surface, ids: string[]): fc.Arbitrary<Named> {
  const fields = [schema.getQueryType()!, schema.getMutationType()!].flatMap((root) =>
    Object.values(root.getFields()).map((field) => ({ root: root.name, fields: [field] })),
  );
  return drawn((draw) => {
    const operation = draw(fc.constantFrom(...fields));
    const valuesFor = (type: GraphQLInputType, name: string) => valueFor(type, name, ids);
    return {
      name: operation.fields[0]!.name,
      ...randomOperation({ ...operation, draw, valueFor: valuesFor }),
    };
  });
}

function graphqlRequest({ name, ...body }: Named): Sent {
  return { operation: name, method: 'POST', path: '/graphql', headers: json, body: JSON.stringify(body) };
}

const shards = [
  ...['{', '}', '...', '@include(if: true)', '@skip', '"""', '"', '\0', '#', '$v0', '(', ')', '!', '\u00e9'],
  ...[
    '...F } fragment F on Query { ...F',
    '__schema { types { name } }',
    'subscription { x }',
    'a: me { id }',
  ],
  ...['{a'.repeat(300), '['.repeat(700), 'a '.repeat(700), 'b'.repeat(11_000), '@skip(if: true) '.repeat(40)],
];

/** Malformed documents, and valid ones with variables of the wrong type. */
function damaged(operations: fc.Arbitrary<Named>): fc.Arbitrary<Named> {
  const parts = fc.record({
    operation: operations,
    at: fc.double({ min: 0, max: 1, noNaN: true }),
    cut: fc.nat(12),
    shard: fc.constantFrom(...shards),
    variables: fc.option(fc.dictionary(fc.constantFrom('v0', 'v1', '__proto__'), anyJson), {
      nil: undefined,
    }),
  });
  return parts.map(({ operation: { name, query, variables: own }, at, cut, shard, variables = own }) => {
    const place = Math.floor(at * query.length);
    return { name, query: query.slice(0, place) + shard + query.slice(place + cut), variables };
  });
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

const beginnings = [
  '',
  '\x89PNG\r\n\x1a\n',
  '\xff\xd8\xff\xe0\0\x10JFIF',
  'RIFF\0\0\0\0WEBPVP8 ',
  'GIF89a',
  '<svg xmlns="',
];
const map = fc.constantFrom(
  '{"0":["variables.image"]}',
  '{"0":["variables.x.y"]}',
  '{"0":[]}',
  '{',
  '{"0":["__proto__.a"]}',
);

/** Invalid files and malformed forms, for both upload endpoints. */
const uploads: fc.Arbitrary<Sent> = fc
  .record({
    path: fc.constantFrom('/graphql', '/api/uploads'),
    begin: fc.constantFrom(...beginnings),
    bytes: fc.uint8Array({ maxLength: 400 }),
    name: fc.constantFrom('a.png', '../../a.js', 'a\0.png', '"', ''),
    map,
    end: fc.constantFrom('\r\n--edge--\r\n', '', '\r\n--edge'),
  })
  .map(({ path, begin, bytes, name, map, end }) => {
    const operations =
      '{"query":"mutation($image: Upload!) { uploadProductImage(image: $image) }","variables":{"image":null}}';
    const part = (disposition: string) =>
      `\r\n--edge\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n`;
    const fields =
      path === '/graphql' ? `${part('name="operations"')}${operations}${part('name="map"')}${map}` : '';
    const field = path === '/graphql' ? '0' : 'image';
    const head = `${fields}${part(`name="${field}"; filename="${name}"`)}${begin}`;
    return {
      operation: `POST ${path}`,
      method: 'POST',
      path,
      headers: { 'content-type': 'multipart/form-data; boundary=edge', 'apollo-require-preflight': 'yes' },
      body: Buffer.concat([Buffer.from(head.slice(2), 'latin1'), bytes, Buffer.from(end)]),
    };
  });

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
