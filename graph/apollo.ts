import type { Server } from 'node:http';
import { ApolloServer } from '@apollo/server';
import { ApolloServerPluginCacheControlDisabled } from '@apollo/server/plugin/disabled';
import { ApolloServerPluginDrainHttpServer } from '@apollo/server/plugin/drainHttpServer';
import type { GraphQLSchema } from 'graphql';
import type { Logger } from 'pino';
import type { Context } from './core/context.ts';
import { formatError } from './core/format-error.ts';
import { nameTokenLimit, parseOptions, queryLimits } from './limits/query-limits.ts';

/** The GraphQL server. Introspection is on by decision: the API is meant for others. */
export async function startApollo(schema: GraphQLSchema, httpServer: Server, logger: Logger) {
  const format = formatError(logger);
  const apollo = new ApolloServer<Context>({
    schema,
    introspection: true,
    stringifyResult: (value) => JSON.stringify(value),
    formatError: (formatted, thrown) => format(nameTokenLimit(formatted), thrown),
    parseOptions,
    includeStacktraceInErrorResponses: false,
    // The process closes the database and gives its folder back before it ends.
    stopOnTerminationSignals: false,
    plugins: [
      queryLimits(),
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginDrainHttpServer({ httpServer }),
    ],
  });
  await apollo.start();
  return apollo;
}
