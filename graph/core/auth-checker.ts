import type { AuthCheckerFn } from 'type-graphql';
import type { Context } from './context.ts';
import { DomainError } from './errors.ts';
import { requireViewer } from './viewer.ts';

/** What `@Authorized(...)` can ask for beyond being signed in. */
export const Role = { Admin: 'ADMIN' } as const;
export type Role = (typeof Role)[keyof typeof Role];

/** Lets signed-in people through, and admins only where a role is asked for. */
export const authChecker: AuthCheckerFn<Context, Role> = ({ context }, roles) => {
  const viewer = requireViewer(context);
  if (roles.includes(Role.Admin) && !viewer.isAdmin) {
    throw new DomainError('FORBIDDEN', 'This needs an admin account.');
  }
  return true;
};
