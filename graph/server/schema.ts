import 'reflect-metadata';
import { type ValidationError, validateOrReject } from 'class-validator';
import type { GraphQLSchema } from 'graphql';
import { ArgumentValidationError, type AuthCheckerFn, buildSchema } from 'type-graphql';
import { BUYER, type Permission, requireBuyer, requirePermission, requireViewer } from '../core/actor.ts';
import type { Context } from '../core/context.ts';
import { recordPersonalFields } from '../platform/data-access/record-personal-fields.ts';
import { readInOrder } from '../platform/limits/read-in-order.ts';
import { dateTime } from './date-time.ts';
import { withErrorCodes } from './error-codes.ts';
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

/**
 * Checks the decorated fields of an argument, as the library does by itself: it would load all of class-validator at the
 * first request, of which the build bundles a few decorators.
 */
async function checkArgument(value: unknown): Promise<void> {
  if (typeof value !== 'object') return;
  const objects = [value].flat().filter((each) => each !== null && typeof each === 'object');
  const options = { skipMissingProperties: true, forbidUnknownValues: false };
  try {
    await Promise.all(objects.map((each) => validateOrReject(each as object, options)));
  } catch (errors) {
    throw new ArgumentValidationError(errors as ValidationError[]);
  }
}

type Resolver = new () => object;

/** The whole API, of the resolvers of all modules. `npm run schema` prints it to schema.graphql. */
export async function createSchema(
  resolvers: readonly Resolver[] = declared.resolvers,
): Promise<GraphQLSchema> {
  const built = await buildSchema({
    resolvers: resolvers as readonly Resolver[] as [Resolver, ...Resolver[]],
    authChecker,
    scalarsMap: [{ type: Date, scalar: dateTime }],
    validateFn: checkArgument,
  });
  const schema = withErrorCodes(built, declared.httpStatus);
  describePermissions(schema);
  recordPersonalFields(schema);
  readInOrder(schema);
  return schema;
}
