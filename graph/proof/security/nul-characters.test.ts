import {
  type GraphQLField,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isLeafType,
  isRequiredArgument,
  isScalarType,
} from 'graphql';
import { expect, test } from 'vitest';
import { schemaOf } from '../testing/schema-of.ts';
import { testShop } from '../testing/test-shop.ts';

type Root = 'query' | 'mutation';

/** A call of a field with a NUL as each of its texts; null for fields that need something else as well. */
function callOf(root: Root, field: GraphQLField<unknown, unknown>): string | null {
  const texts = field.args.filter(({ type }) => {
    const named = getNullableType(type);
    return isScalarType(named) && ['String', 'ID'].includes(named.name);
  });
  const needsMore = field.args.some((arg) => isRequiredArgument(arg) && !texts.includes(arg));
  if (texts.length === 0 || needsMore) return null;
  const args = texts.map(({ name }) => `${name}: "\\u0000"`).join(', ');
  return `${root} { ${field.name}(${args})${isLeafType(getNamedType(field.type)) ? '' : ' { __typename }'} }`;
}

function callsOf(schema: GraphQLSchema): string[] {
  const roots = { query: schema.getQueryType(), mutation: schema.getMutationType() };
  return Object.entries(roots).flatMap(([root, type]) =>
    Object.values(type?.getFields() ?? {}).flatMap((field) => callOf(root as Root, field) ?? []),
  );
}

test('a NUL in a text, which PostgreSQL cannot store, is the fault of the caller in each operation', async () => {
  const calls = callsOf(await schemaOf());
  expect(calls.length).toBeGreaterThan(30);
  const shop = await testShop();
  const faults: string[] = [];
  for (const query of calls) {
    const admin = await shop.admin();
    const response = await admin.fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query }),
    });
    const text = await response.text();
    if (response.status >= 500 || /INTERNAL|SERVICE_UNAVAILABLE|GRAPHQL_VALIDATION/.test(text))
      faults.push(`${query}: ${text}`);
  }
  expect(faults).toEqual([]);
  await shop.close();
});
