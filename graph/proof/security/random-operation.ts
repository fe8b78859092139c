import fc from 'fast-check';
import { type GraphQLField, type GraphQLInputType, getNamedType, isNonNullType, isObjectType } from 'graphql';

export interface Operation {
  query: string;
  variables: Record<string, unknown>;
}

/** Draws one value. */
export type Draw = <T>(values: fc.Arbitrary<T>) => T;

/** The result of `make` as an arbitrary; `make` draws the values it needs. */
export function drawn<T>(make: (draw: Draw) => T): fc.Arbitrary<T> {
  return fc.gen().map((g) => make((values) => g(() => values)));
}

interface Options {
  /** Name of the type that the fields belong to. */
  root: string;
  fields: GraphQLField<unknown, unknown>[];
  draw: Draw;
  valueFor(type: GraphQLInputType, name: string): fc.Arbitrary<unknown>;
}

/** An operation that queries root fields with some or all of their subfields. Every argument is a variable. */
export function randomOperation({ root, fields, draw, valueFor }: Options): Operation {
  const variables: Record<string, unknown> = {};
  const declared: string[] = [];

  function query(field: GraphQLField<unknown, unknown>): string {
    const given = field.args.filter(({ type }) => draw(fc.nat(9)) < (isNonNullType(type) ? 9 : 6));
    const values = given.map((argument) => {
      const variable = `v${declared.length}`;
      declared.push(`$${variable}: ${argument.type}`);
      variables[variable] = draw(valueFor(argument.type, argument.name));
      return `${argument.name}: $${variable}`;
    });
    return field.name + inBrackets(values) + below(field);
  }

  function below(field: GraphQLField<unknown, unknown>): string {
    const type = getNamedType(field.type);
    if (!isObjectType(type)) return '';
    const all = Object.values(type.getFields());
    const some = draw(fc.oneof(fc.subarray(all), fc.constant(all)));
    return ` { ${['__typename', ...some.map(query)].join(' ')} }`;
  }

  const selected = fields.map((field, index) => (index === 0 ? '' : `r${index}: `) + query(field));
  return {
    query: `${root.toLowerCase()} Asked${inBrackets(declared)} { ${selected.join(' ')} }`,
    variables,
  };
}

function inBrackets(parts: string[]): string {
  return parts.length === 0 ? '' : `(${parts.join(', ')})`;
}
