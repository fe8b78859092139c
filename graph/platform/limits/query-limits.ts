import type { ApolloServerPlugin, GraphQLRequestContextDidResolveOperation } from '@apollo/server';
import {
  type FragmentDefinitionNode,
  GraphQLError,
  type GraphQLFormattedError,
  getVariableValues,
  Kind,
} from 'graphql';
import type { Context } from '../../core/context.ts';
import { DomainError } from '../../core/errors.ts';
import { isCachedIn } from './field-costs.ts';
import { check, limits, refusal } from './limits.ts';
import { type MeasuredSize, measureOperation } from './measure-operation.ts';
import { createTurn } from './request-turn.ts';

/** For the parser: it stops at this many tokens, so that no validation rule sees a huge document. */
export const parseOptions = { maxTokens: limits.tokens.most };

/** Refuses requests that are too large, after validation and before execution, and has the costly ones wait for their turn. */
export function queryLimits(): ApolloServerPlugin<Context> {
  const turns = new WeakMap<object, ReturnType<typeof createTurn>>();
  return {
    async requestDidStart(started) {
      const turn = createTurn();
      turns.set(started, turn);
      return {
        async didResolveOperation(request) {
          const size = checkRequest(request);
          const { contextValue, operation } = request;
          if (size && operation)
            await turn.begin(contextValue, operation.operation, size).catch((error) => {
              if (!(error instanceof DomainError)) throw error;
              // Apollo's status would be 500.
              const http = { status: contextValue.ports.httpStatus[error.code] };
              throw new GraphQLError(error.message, { originalError: error, extensions: { http } });
            });
        },
        willSendResponse: async () => turn.end(),
      };
    },
    // A plugin threw, so no response is sent by Apollo.
    unexpectedErrorProcessingRequest: async ({ requestContext }) => turns.get(requestContext)?.end(),
  };
}

/** Replaces the parser's error about too many tokens by one like those of the other limits. */
export function nameTokenLimit(error: GraphQLFormattedError): GraphQLFormattedError {
  if (!error.message.includes('Parsing aborted')) return error;
  const { message, extensions } = refusal(limits.tokens, `more than ${limits.tokens.most}`);
  return { message, extensions: { code: extensions.code } };
}

function checkRequest(request: GraphQLRequestContextDidResolveOperation<Context>): MeasuredSize | undefined {
  const { schema, document, operation, source } = request;
  check(limits.characters, source.length);
  const given = request.request.variables ?? {};
  checkVariables(given);
  if (!operation) return;
  // Invalid variables are reported by the execution, before it calls a resolver.
  const { coerced } = getVariableValues(schema, operation.variableDefinitions ?? [], given, { maxErrors: 1 });
  if (!coerced) return;
  const fragments: Record<string, FragmentDefinitionNode> = {};
  for (const part of document.definitions)
    if (part.kind === Kind.FRAGMENT_DEFINITION) fragments[part.name.value] = part;
  const isCached = isCachedIn(request.contextValue);
  return measureOperation({ schema, operation, fragments, variables: coerced, isCached });
}

/** Throws when variables are too many, too deep or hold too long a list. */
function checkVariables(variables: Record<string, unknown>): void {
  const values = Object.values(variables);
  check(limits.variables, values.length);
  for (const value of values) checkValue(value, 1);
}

function checkValue(value: unknown, level: number): void {
  if (typeof value !== 'object' || value === null) return;
  check(limits.variableDepth, level);
  if (Array.isArray(value)) check(limits.variableList, value.length);
  for (const part of Object.values(value)) checkValue(part, level + 1);
}
