import 'reflect-metadata';
import type { GraphQLSchema } from 'graphql';
import { type AuthCheckerFn, buildSchema } from 'type-graphql';
import { BUYER, type Permission, requireBuyer, requirePermission, requireViewer } from '../core/actor.ts';
import type { Context } from '../core/context.ts';
import { readInOrder } from '../platform/limits/read-in-order.ts';
import { dateTime } from './date-time.ts';
import { declared } from './modules.ts';
import { describePermissions } from './permission-texts.ts';

/**
 * `@Authorized()` lets signed-in people through, `@Authorized(BUYER)` guests with a session as well, `@Authorized(permission)`
 * those who have the permission, or all of several.
 */
const authChecker: AuthCheckerFn<Context, Permission | typeof BUYER> = ({ context }, needs) => {
  const [first] = needs;
  if (first === BUYER) requireBuyer(context);
  else if (first) requirePermission(context, ...(needs as Permission[]));
  else requireViewer(context);
  return true;
};

type Resolver = new () => object;

/** The whole API, of the resolvers of all modules. `npm run schema` prints it to schema.graphql. */
export async function createSchema(
  resolvers: readonly Resolver[] = declared.resolvers,
): Promise<GraphQLSchema> {
  const schema = await buildSchema({
    resolvers: resolvers as readonly Resolver[] as [Resolver, ...Resolver[]],
    authChecker,
    scalarsMap: [{ type: Date, scalar: dateTime }],
    validate: { forbidUnknownValues: false },
  });
  describePermissions(schema);
  readInOrder(schema);
  return schema;
}
