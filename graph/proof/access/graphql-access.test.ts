import { type GraphQLObjectType, type GraphQLSchema, getNamedType, isObjectType } from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { schemaOf } from '../testing/schema-of.ts';
import type { TestClient } from '../testing/test-client.ts';
import type { TestShop } from '../testing/test-shop.ts';
import { fingerprint } from './fingerprint.ts';
import { type Args, madeAnew, rootCalls } from './graphql-calls.ts';
import { edgeResponses, rootResponses } from './graphql-responses.ts';
import { openFields } from './open-fields.ts';
import { documentOf, type FieldResponse, post, rootField, waysBelow } from './query-field.ts';
import {
  callers,
  deletedShopper,
  leaksTo,
  quietShop,
  type Responses,
  responseTo,
  setStage,
} from './stage.ts';
import { waysToEmail } from './ways-to-email.ts';

let shop: TestShop;
let deleted: TestClient;
let schema: GraphQLSchema;
/** Every "Type.field" that was read from an object. */
const read = new Set<string>();
beforeAll(async () => {
  schema = await schemaOf();
  shop = await quietShop();
  deleted = await deletedShopper(shop);
});
afterAll(() => shop?.close());

const ownRule = new Set(['User.orders']);
const open = new Set(
  Object.entries(openFields).flatMap(([type, names]) => names.map((name) => `${type}.${name}`)),
);

function rootNames(): string[] {
  return [schema.getQueryType()!, schema.getMutationType()!].flatMap(fieldsOf);
}

function fieldsOf(type: GraphQLObjectType): string[] {
  return Object.keys(type.getFields()).map((name) => `${type.name}.${name}`);
}

function allWays(): [string, string][] {
  return rootNames().flatMap((name) => [...waysBelow(name, rootField(schema, name))]);
}

/** Records every field that was read. */
function note(type: ReturnType<typeof getNamedType>, value: unknown): void {
  if (Array.isArray(value)) for (const each of value) note(type, each);
  else if (isObjectType(type) && value !== null) {
    for (const [name, below] of Object.entries(value as object)) {
      read.add(`${type.name}.${name}`);
      note(getNamedType(type.getFields()[name]!.type), below);
    }
  }
}

/** Sends the query as each caller, and compares each response with the row. */
async function ask(answers: Responses<string>, row: string, document: (args: Args) => string): Promise<void> {
  const stage = await setStage(shop, deleted);
  const field = rootField(schema, row);
  let args = await rootCalls[row]!(stage);
  const expected: Record<string, string> = {};
  const found: Record<string, string> = {};
  for (const caller of callers) {
    if (madeAnew.has(row)) args = await rootCalls[row]!(stage);
    expected[caller] = responseTo(answers, caller);
    const isRefused = responseTo(rootResponses[row]!, caller) !== 'ok';
    const before = isRefused && (await fingerprint(shop));
    const query = isRefused ? documentOf(row.split('.')[0]!, field, args) : document(args);
    const answer = await post(stage[caller], query, args);
    found[caller] = answer.code;
    expect(leaksTo(stage, caller, answer.text), caller).toEqual([]);
    if (answer.code === 'ok') note(getNamedType(field.type), answer.data?.[field.name]);
    else expectRefusal(answer, caller);
    // A field that is refused below a change does not undo the change.
    if (isRefused)
      expect((await fingerprint(shop)) === before, `${caller} is refused and changes nothing`).toBe(true);
  }
  expect(found).toEqual(expected);
}

function expectRefusal({ data, errors }: FieldResponse, caller: string): void {
  expect(data, caller).toBeNull();
  expect(errors, caller).toHaveLength(1);
  expect(errors[0]!.message, caller).toMatch(/./);
}

test('every field of Query and Mutation has a row, and every row has a field', () => {
  const named = Object.keys(rootResponses);
  expect([...new Set(named.map((row) => row.split(' ')[0]))].sort(), 'rows of graphql-responses.ts').toEqual(
    rootNames().sort(),
  );
  expect(Object.keys(rootCalls).sort(), 'calls of *-calls.ts, and rows of graphql-responses.ts').toEqual(
    named.sort(),
  );
});

test('every field of every type has a row, and every row has a field', () => {
  const roots = [schema.getQueryType(), schema.getMutationType()];
  const types = Object.values(schema.getTypeMap()).filter(
    (type) => isObjectType(type) && !type.name.startsWith('__') && !roots.includes(type),
  ) as GraphQLObjectType[];
  expect([...open, ...ownRule].sort(), 'rows of open-fields.ts').toEqual(types.flatMap(fieldsOf).sort());
});

test('every way to a field with a rule of its own has a row, and every row is such a way', () => {
  const ways = allWays().filter(([, field]) => ownRule.has(field));
  expect(Object.keys(edgeResponses).sort(), 'edgeResponses of graphql-responses.ts').toEqual(
    ways.map(([way]) => way).sort(),
  );
});

test('e-mail addresses stand where they are known to stand', () => {
  const ways = allWays().filter(([, field]) => /email$|Mail\.toAddress/i.test(field));
  expect(waysToEmail.toSorted(), 'ways-to-email.ts').toEqual(ways.map(([way]) => way).sort());
});

test.each(Object.keys(rootResponses))(
  '%s responds to each role as the matrix says, with everything below it',
  async (row) => {
    const [root = ''] = row.split('.');
    const field = rootField(schema, row);
    await ask(rootResponses[row]!, row, (args) => documentOf(root, field, args, (_, name) => open.has(name)));
  },
);

/** What happened to an order costs too much for all orders of a page of people; `Query.order` reads it. */
const afterSale = /\.(credits|fulfillments|orderItems|refundable|refunds)(\.|$)/;

test.each(Object.keys(edgeResponses))('%s responds to each role as the matrix says', async (way) => {
  const [root = '', name = ''] = way.split('.');
  const row = `${root}.${name}`;
  const onTheWay = (each: string) =>
    way.startsWith(each) || (each.startsWith(`${way}.`) && !afterSale.test(each));
  await ask(edgeResponses[way]!, row, (args) => documentOf(root, rootField(schema, row), args, onTheWay));
});

test('every field of every type was read at least once from an object', () => {
  const all = [...open, ...ownRule].filter((field) => !field.endsWith('Edge.node'));
  expect([...read].sort(), 'The stage of graph/proof/access/stage.ts has no value for it.').toEqual(
    all.sort(),
  );
});
