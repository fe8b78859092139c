import fc from 'fast-check';
import type { GraphQLField, GraphQLInputType, GraphQLSchema } from 'graphql';
import { anyJson, type Sent, valueFor } from './hostile-values.ts';
import { drawn, type Operation, randomOperation } from './random-operation.ts';

type Named = Operation & { name: string };

/** Requests for every field of Query and Mutation: valid documents, and damaged ones. */
export function graphqlRequests(schema: GraphQLSchema, ids: string[]) {
  const operations = operationsOf(rootFields(schema), ids);
  return { valid: operations.map(graphqlRequest), damaged: damaged(operations).map(graphqlRequest) };
}

/** Valid requests: an arbitrary for each field of Query and Mutation. */
export function graphqlRequestsToEach(schema: GraphQLSchema, ids: string[]): fc.Arbitrary<Sent>[] {
  return rootFields(schema).map((field) => operationsOf([field], ids).map(graphqlRequest));
}

interface RootField {
  /** Query or Mutation. */
  root: string;
  field: GraphQLField<unknown, unknown>;
}

function rootFields(schema: GraphQLSchema): RootField[] {
  return [schema.getQueryType()!, schema.getMutationType()!].flatMap((root) =>
    Object.values(root.getFields()).map((field) => ({ root: root.name, field })),
  );
}

function operationsOf(all: RootField[], ids: string[]): fc.Arbitrary<Named> {
  return drawn((draw) => {
    const { root, field } = draw(fc.constantFrom(...all));
    const valuesFor = (type: GraphQLInputType, name: string) => valueFor(type, name, ids);
    return { name: field.name, ...randomOperation({ root, fields: [field], draw, valueFor: valuesFor }) };
  });
}

function graphqlRequest({ name, ...body }: Named): Sent {
  return {
    operation: name,
    method: 'POST',
    path: '/graphql',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  };
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
