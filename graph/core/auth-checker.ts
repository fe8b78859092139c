import type { AuthCheckerFn } from 'type-graphql';
import { type Permission, requirePermission, requireViewer } from './actor.ts';
import type { Context } from './context.ts';

/** `@Authorized()` lets signed-in people through, `@Authorized(permission)` those who have the permission. */
export const authChecker: AuthCheckerFn<Context, Permission> = ({ context }, [permission]) => {
  if (permission) requirePermission(context, permission);
  else requireViewer(context);
  return true;
};
