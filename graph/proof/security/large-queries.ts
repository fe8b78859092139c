import fc from 'fast-check';
import {
  type GraphQLInputType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isEnumType,
  isListType,
  isNonNullType,
} from 'graphql';
import { drawn, type Operation, randomOperation } from './random-operation.ts';
import { unicodeText } from './unicode-text.ts';

/**
 * Large queries, many of which are within the limits. `fields` is the most root fields of a query; `ids` are those of
 * existing objects. Fields that are not wanted are left out.
 */
export function largeQueries(
  schema: GraphQLSchema,
  ids: string[],
  most: number,
  isWanted = (_name: string) => true,
): fc.Arbitrary<Operation> {
  const all = Object.values(schema.getQueryType()!.getFields()).filter(({ name }) => isWanted(name));
  return drawn((draw) =>
    randomOperation({
      root: 'Query',
      fields: draw(fc.array(fc.constantFrom(...all), { minLength: 1, maxLength: most })),
      draw,
      valueFor: (type, name) => largeValue(type, name, ids),
    }),
  );
}

/** One field again and again, each time with other arguments. */
export function aliasesOf(schema: GraphQLSchema, ids: string[], count: number): fc.Arbitrary<Operation> {
  const all = Object.values(schema.getQueryType()!.getFields());
  return drawn((draw) =>
    randomOperation({
      root: 'Query',
      fields: Array(count).fill(draw(fc.constantFrom(...all))),
      draw,
      valueFor: (type, name) => largeValue(type, name, ids),
    }),
  );
}

const keywords = fc.oneof(fc.constantFrom('', 'a', 'lamp', '\\'.repeat(100)), unicodeText(100));

/** Integers of which larger ones are refused, or find nothing. */
const small: Partial<Record<string, fc.Arbitrary<number>>> = {
  page: fc.integer({ min: 1, max: 2 }),
  rating: fc.integer({ min: 1, max: 5 }),
};

function largeValue(type: GraphQLInputType, name: string, ids: string[]): fc.Arbitrary<unknown> {
  if (isListType(getNullableType(type))) {
    const line = fc.record({ productId: fc.constantFrom(...ids), qty: fc.constant(1) });
    return fc.uniqueArray(line, { selector: (each) => each.productId, minLength: 1, maxLength: 100 });
  }
  const named = getNamedType(type);
  if (isEnumType(named)) return fc.constantFrom(...named.getValues().map((value) => value.name));
  if (named.name === 'Boolean') return fc.boolean();
  // Any value of an optional text, such as a cursor or a filter, would be refused or find less.
  if (named.name === 'String' && name !== 'keyword' && !isNonNullType(type)) return fc.constant(undefined);
  if (named.name === 'Int') return small[name] ?? fc.constantFrom(5, 20, 50, 100);
  return name === 'keyword' ? keywords : fc.constantFrom(...ids);
}
