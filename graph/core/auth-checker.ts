import type { AuthCheckerFn } from 'type-graphql';
import type { Context } from './context.ts';
import { requireAdmin, requireViewer } from './viewer.ts';

/** What `@Authorized(...)` can ask for beyond being signed in. */
export const Role = { Admin: 'ADMIN' } as const;
export type Role = (typeof Role)[keyof typeof Role];

/** Lets signed-in people through, and admins only where a role is asked for. */
export const authChecker: AuthCheckerFn<Context, Role> = ({ context }, roles) => {
  if (roles.includes(Role.Admin)) requireAdmin(context);
  else requireViewer(context);
  return true;
};
