import type { Context } from '../../core/context.ts';
import type { User } from '../accounts/user.entity.ts';
import { setPermissions } from './set-permissions.ts';

/** Takes all permissions of an account, which stays as a shopper's. Errors: those of `setPermissions`. */
export function removeStaff(ctx: Context, userId: string): Promise<User> {
  return setPermissions(ctx, { userId, permissions: [] });
}
