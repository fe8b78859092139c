import { GraphQLError, GraphQLScalarType } from 'graphql';
import { GraphQLDateTimeISO } from 'graphql-scalars';

const config = GraphQLDateTimeISO.toConfig();

/** Dates that PostgreSQL can store: it has no year 0. Errors: GraphQLError for one before the year 1. */
export const dateTime = new GraphQLScalarType<Date, string>({
  ...config,
  parseValue: (value) => ofOurEra(config.parseValue(value)),
  parseLiteral: (node, variables) => ofOurEra(config.parseLiteral(node, variables)),
});

function ofOurEra(date: Date): Date {
  if (date.getUTCFullYear() < 1) throw new GraphQLError('A date is of the year 1 or later.');
  return date;
}
