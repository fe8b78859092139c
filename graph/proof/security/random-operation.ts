import fc from 'fast-check';
import { type GraphQLField, type GraphQLInputType, getNamedType, isNonNullType, isObjectType } from 'graphql';

export interface Operation {
  query: string;
  variables: Record<string, unknown>;
}

/** Draws one value. */
export type Draw = <T>(values: fc.Arbitrary<T>) => T;

/** What `make` answers, as an arbitrary: it may draw whatever it needs on the way. */
export function drawn<T>(make: (draw: Draw) => T): fc.Arbitrary<T> {
  return fc.gen().map((g) => make((values) => g(() => values)));
}

interface Asked {
  /** Name of the type that the fields belong to. */
  root: string;
  fields: GraphQLField<unknown, unknown>[];
  draw: Draw;
  valueFor(type: GraphQLInputType, name: string): fc.Arbitrary<unknown>;
}

/** An operation that asks root fields for some of all that is below them, or all of it. Every argument is a variable. */
export function randomOperation({ root, fields, draw, valueFor }: Asked): Operation {
  const variables: Record<string, unknown> = {};
  const declared: string[] = [];

  function ask(asked: GraphQLField<unknown, unknown>): string {
    const given = asked.args.filter(({ type }) => draw(fc.nat(9)) < (isNonNullType(type) ? 9 : 6));
    const values = given.map((argument) => {
      const variable = `v${declared.length}`;
      declared.push(`$${variable}: ${argument.type}`);
      variables[variable] = draw(valueFor(argument.type, argument.name));
      return `${argument.name}: $${variable}`;
    });
    return asked.name + inBrackets(values) + below(asked);
  }

  function below(asked: GraphQLField<unknown, unknown>): string {
    const type = getNamedType(asked.type);
    if (!isObjectType(type)) return '';
    const all = Object.values(type.getFields());
    const some = draw(fc.oneof(fc.subarray(all), fc.constant(all)));
    return ` { ${['__typename', ...some.map(ask)].join(' ')} }`;
  }

  const selected = fields.map((field, index) => (index === 0 ? '' : `r${index}: `) + ask(field));
  return {
    query: `${root.toLowerCase()} Asked${inBrackets(declared)} { ${selected.join(' ')} }`,
    variables,
  };
}

function inBrackets(parts: string[]): string {
  return parts.length === 0 ? '' : `(${parts.join(', ')})`;
}
