import type { GraphQLSchema } from 'graphql';
import { declared } from '../../server/modules.ts';
import { createSchema } from '../../server/schema.ts';

const schemas = new WeakMap<object, Promise<GraphQLSchema>>();

/** The API of these resolvers, which tests of one process share. */
export function schemaOf(resolvers = declared.resolvers): Promise<GraphQLSchema> {
  const schema = schemas.get(resolvers) ?? createSchema(resolvers);
  schemas.set(resolvers, schema);
  return schema;
}
