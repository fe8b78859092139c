import type {
  ApolloServerPlugin,
  GraphQLResponse,
  GraphQLRequestContextWillSendResponse as Responding,
} from '@apollo/server';
import type { Context } from './context.ts';

type Result = Extract<GraphQLResponse['body'], { kind: 'single' }>['singleResult'];

/** A plugin that reads or changes the result of each request before it is sent. No operation of the shop streams. */
export function beforeResponse(
  handle: (result: Result, request: Responding<Context>) => void,
): ApolloServerPlugin<Context> {
  return {
    requestDidStart: async () => ({
      async willSendResponse(request) {
        const { body } = request.response;
        if (body.kind === 'single') handle(body.singleResult, request);
      },
    }),
  };
}
