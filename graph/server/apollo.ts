import type { Server } from 'node:http';
import { ApolloServer } from '@apollo/server';
import { ApolloServerPluginCacheControlDisabled } from '@apollo/server/plugin/disabled';
import { ApolloServerPluginDrainHttpServer } from '@apollo/server/plugin/drainHttpServer';
import type { GraphQLSchema } from 'graphql';
import type { Logger } from 'pino';
import { cacheGuestAnswers } from '../core/cache-headers.ts';
import type { Context } from '../core/context.ts';
import { formatError } from '../core/format-error.ts';
import { limitResponseSize } from '../platform/limits/limit-response-size.ts';
import { mergeValidationErrors } from '../platform/limits/merge-errors.ts';
import { nameTokenLimit, parseOptions, queryLimits } from '../platform/limits/query-limits.ts';
import { graphqlMetrics } from '../platform/operations/graphql-metrics.ts';
import type { Metrics } from '../platform/operations/metrics.ts';
import { reportUnavailable } from '../platform/operations/report-unavailable.ts';
import { forgetTodo } from '../trade/dashboard/forget-todo.ts';
import { knownQueries } from './known-queries.ts';

export interface ApolloDeps {
  schema: GraphQLSchema;
  httpServer: Server;
  logger: Logger;
  metrics: Metrics;
}

/** The GraphQL server. Introspection is on by decision: the API is meant for others. */
export async function startApollo({ schema, httpServer, logger, metrics }: ApolloDeps) {
  const format = formatError(logger);
  const apollo = new ApolloServer<Context>({
    schema,
    introspection: true,
    stringifyResult: limitResponseSize,
    formatError: (formatted, thrown) => format(nameTokenLimit(formatted), thrown),
    parseOptions,
    persistedQueries: knownQueries(),
    includeStacktraceInErrorResponses: false,
    // The lifecycle of the process closes the database and unlocks its folder before it ends.
    stopOnTerminationSignals: false,
    plugins: [
      queryLimits(),
      mergeValidationErrors(),
      graphqlMetrics(metrics),
      reportUnavailable(),
      cacheGuestAnswers(),
      forgetTodo(),
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginDrainHttpServer({ httpServer }),
    ],
  });
  await apollo.start();
  return apollo;
}
