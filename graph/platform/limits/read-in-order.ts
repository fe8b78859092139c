import type { GraphQLSchema } from 'graphql';
import type { Context } from '../../core/context.ts';

/** Has the root fields of a costly query run one by one, see `createTurn`: otherwise ten aliases took ten connections. */
export function readInOrder(schema: GraphQLSchema): void {
  for (const field of Object.values(schema.getQueryType()?.getFields() ?? {})) {
    const { resolve } = field;
    if (resolve)
      field.resolve = (root, args, ctx: Context, info) =>
        ctx.oneByOne ? ctx.oneByOne(() => resolve(root, args, ctx, info)) : resolve(root, args, ctx, info);
  }
}
