import { GraphQLEnumType, GraphQLSchema } from 'graphql';
import type { HttpStatus } from '../core/errors.ts';

/**
 * The schema with the enum `ErrorCode`, of the codes that modules declare. No field has it: clients generate the type of
 * `extensions.code` from it.
 */
export function withErrorCodes(schema: GraphQLSchema, httpStatus: HttpStatus): GraphQLSchema {
  const values = Object.entries(httpStatus).map(([code, status]) => [
    code,
    { description: `HTTP ${status} in REST.` },
  ]);
  const codes = new GraphQLEnumType({
    name: 'ErrorCode',
    description:
      '`extensions.code` of an error that a resolver reports. docs/api.md says what each means and what to do about it. A request that is not valid GraphQL has a code of Apollo Server instead.',
    values: Object.fromEntries(values),
  });
  const config = schema.toConfig();
  return new GraphQLSchema({ ...config, types: [...config.types, codes] });
}
