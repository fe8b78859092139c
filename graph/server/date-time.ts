import { GraphQLError, GraphQLScalarType } from 'graphql';
import { GraphQLDateTimeISO } from 'graphql-scalars';

const config = GraphQLDateTimeISO.toConfig();

/** Dates that PostgreSQL reads as they are sent: it has no year 0, and drivers write later ones with a sign. Errors: GraphQLError for a year before 1 or after 9999, of UTC. */
export const dateTime = new GraphQLScalarType<Date, string>({
  ...config,
  parseValue: (value) => ofOurEra(config.parseValue(value)),
  parseLiteral: (node, variables) => ofOurEra(config.parseLiteral(node, variables)),
});

function ofOurEra(date: Date): Date {
  const year = date.getUTCFullYear();
  if (year < 1 || year > 9999) throw new GraphQLError('A date is of the years 1 to 9999.');
  return date;
}
