import { GraphQLError } from 'graphql';
import type { ErrorCode } from '../../core/errors.ts';

interface Limit {
  most: number;
  code: ErrorCode;
  /** What is counted, for the message and docs/api.md. */
  what: string;
}

/** Limits of a GraphQL request. docs/api.md lists the same. */
export const limits = {
  characters: { most: 10_000, code: 'QUERY_TOO_LONG', what: 'characters of query text' },
  tokens: { most: 600, code: 'QUERY_TOO_LONG', what: 'tokens of query text' },
  depth: { most: 8, code: 'QUERY_TOO_DEEP', what: 'levels of fields' },
  rootFields: { most: 10, code: 'TOO_MANY_FIELDS', what: 'fields on the first level' },
  fields: { most: 300, code: 'TOO_MANY_FIELDS', what: 'fields, with all fragments spread' },
  aliases: { most: 15, code: 'TOO_MANY_ALIASES', what: 'aliases' },
  directives: { most: 20, code: 'TOO_MANY_DIRECTIVES', what: 'directives' },
  sameMutation: { most: 1, code: 'REPEATED_MUTATION', what: 'calls of one mutation' },
  cost: { most: 10_000, code: 'QUERY_TOO_COSTLY', what: 'points of cost' },
  answer: { most: 2_000_000, code: 'QUERY_TOO_COSTLY', what: 'bytes of answer' },
  variables: { most: 50, code: 'VARIABLES_TOO_LARGE', what: 'variables' },
  variableDepth: { most: 10, code: 'VARIABLES_TOO_LARGE', what: 'levels in a variable' },
  variableList: { most: 1000, code: 'VARIABLES_TOO_LARGE', what: 'entries in a list of a variable' },
} satisfies Record<string, Limit>;

/** Throws the error of a request in which `found` exceeds the limit. */
export function check(limit: Limit, found: number): void {
  if (found > limit.most) throw refusal(limit, String(found));
}

/** The error of a request that is too large: HTTP 400, with the number found and the limit. */
export function refusal({ most, code, what }: Limit, found: string): GraphQLError {
  return new GraphQLError(`This request has ${found} ${what}; the limit is ${most}.`, {
    extensions: { code, http: { status: 400 } },
  });
}
