import type { ApolloServerPlugin } from '@apollo/server';
import { Kind } from 'graphql';
import { beforeResponse } from '../../core/before-response.ts';
import type { Context } from '../../core/context.ts';
import type { Metrics } from './metrics.ts';

/** Counts queries and mutations by their names in the schema. Aliases would make unlimited labels. */
export function graphqlMetrics({ graphqlFields }: Metrics): ApolloServerPlugin<Context> {
  return beforeResponse(({ data, errors = [] }, { operation }) => {
    if (!operation || data === undefined) {
      graphqlFields.inc({ field: 'refused', code: String(errors[0]?.extensions?.code) });
      return;
    }
    for (const selection of operation.selectionSet.selections) {
      const isField = selection.kind === Kind.FIELD;
      const key = isField ? (selection.alias ?? selection.name).value : undefined;
      const error = errors.find(({ path }) => path?.[0] === key);
      const code = String(error?.extensions?.code ?? 'OK');
      graphqlFields.inc({ field: isField ? selection.name.value : 'fragment', code });
    }
  });
}
