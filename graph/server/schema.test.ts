import { globSync, readFileSync } from 'node:fs';
import {
  buildSchema,
  findBreakingChanges,
  type GraphQLArgument,
  type GraphQLEnumType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isObjectType,
  lexicographicSortSchema,
  printSchema,
} from 'graphql';
import { beforeAll, expect, test } from 'vitest';
import { schemaOf } from '../proof/testing/schema-of.ts';
import { declared } from './modules.ts';

let schema: GraphQLSchema;
beforeAll(async () => {
  schema = await schemaOf();
});

interface Described {
  name: string;
  description?: string | null;
}

/** Everything in the schema that can carry a description, by its full name. */
function* parts(): Generator<Described> {
  for (const type of Object.values(schema.getTypeMap())) {
    if (type.name.startsWith('__')) continue;
    // The descriptions of the root fields suffice.
    if (type !== schema.getQueryType() && type !== schema.getMutationType()) yield type;
    if (isEnumType(type)) yield* within(type.name, type.getValues());
    if (isInputObjectType(type)) yield* within(type.name, Object.values(type.getFields()));
    if (!isObjectType(type)) continue;
    for (const field of Object.values(type.getFields())) {
      yield* within(type.name, [field]);
      yield* within(`${type.name}.${field.name}`, field.args as GraphQLArgument[]);
    }
  }
}

function* within(owner: string, things: readonly Described[]): Generator<Described> {
  for (const { name, description } of things) yield { name: `${owner}.${name}`, description };
}

test('every type, field, argument, input field and enum value is described', () => {
  const all = [...parts()];
  expect(all.length).toBeGreaterThan(200);
  expect(all.filter(({ description }) => !description?.trim()).map(({ name }) => name)).toEqual([]);
});

test('schema.graphql is what the resolvers say', () => {
  expect(readFileSync('schema.graphql', 'utf8')).toBe(`${printSchema(lexicographicSortSchema(schema))}\n`);
});

test('the enum ErrorCode has every code that modules declare, and no other', () => {
  const values = (schema.getType('ErrorCode') as GraphQLEnumType).getValues().map(({ name }) => name);
  expect(values.length).toBeGreaterThan(50);
  expect(values.sort()).toEqual(Object.keys(declared.httpStatus).sort());
});

test('descriptions name error codes that exist', () => {
  const named = [...parts()].flatMap(
    ({ description }) => description?.match(/\b[A-Z]{2,}(_[A-Z]+)+\b/g) ?? [],
  );
  expect(named.length).toBeGreaterThan(20);
  const others = new Set([
    ...['CREATED_AT', 'COUNT_IN_STOCK', 'MIN_ITEMS', 'MIN_QTY', 'BUY_X_GET_Y', 'FREE_SHIPPING'],
    ...['UNTAXED_CLASS', 'UNTAXED_SHIPPING', 'TEST_PAYMENTS', 'TOP_RATED'],
  ]);
  expect(named.filter((code) => !(code in declared.httpStatus) && !others.has(code))).toEqual([]);
});

/** The API at its last release: the newest schema in docs/api. */
function lastRelease(): { version: string; sdl: string } {
  const newest = globSync('docs/api/schema-*.graphql')
    .map((file) => ({ file, version: /schema-(.+)\.graphql$/.exec(file)?.[1] ?? '' }))
    .sort((a, b) => b.version.localeCompare(a.version, 'en', { numeric: true }))[0];
  if (!newest) throw new Error('docs/api holds no schema of a release.');
  return { version: newest.version, sdl: readFileSync(newest.file, 'utf8') };
}

function brokenSince(release: string, now: GraphQLSchema): string[] {
  return findBreakingChanges(buildSchema(release), now).map(({ description }) => description);
}

test('nothing that the last release offered was taken away or changed', () => {
  const { version, sdl } = lastRelease();
  expect(brokenSince(sdl, schema), `breaking changes since ${version}`).toEqual([]);
});

test('a field that is taken away is named', () => {
  const { sdl } = lastRelease();
  const less = buildSchema(sdl.replace('numReviews: Int!', 'reviewCount: Int!'));
  expect(brokenSince(sdl, less)).toEqual(['Product.numReviews was removed.']);
});
