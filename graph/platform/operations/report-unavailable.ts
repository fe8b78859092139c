import { type ApolloServerPlugin, HeaderMap } from '@apollo/server';
import { GraphQLError } from 'graphql';
import { beforeResponse } from '../../core/before-response.ts';
import type { Context } from '../../core/context.ts';
import { RETRY_AFTER, retryAfter, serviceFault } from '../../core/service-fault.ts';

const CODE = 'SERVICE_UNAVAILABLE';

/**
 * Sets the HTTP status 503, for proxies and programs, when the database was away, and the header Retry-After for errors
 * after which the request may be repeated.
 */
export function reportUnavailable(): ApolloServerPlugin<Context> {
  return beforeResponse(({ errors = [] }, { response: { http } }) => {
    for (const { extensions } of errors) {
      if (extensions?.code === CODE) http.status = 503;
      const wait = retryAfter(extensions?.code, extensions?.retryAfter);
      if (wait) http.headers.set('retry-after', wait);
    }
  });
}

/** The same for an error before the operation, while the viewer is read. */
export function asUnavailable(error: unknown): unknown {
  const fault = serviceFault(error);
  if (!fault) return error;
  const headers = new HeaderMap([['retry-after', RETRY_AFTER]]);
  return new GraphQLError(fault.message, { extensions: { code: CODE, http: { status: 503, headers } } });
}
