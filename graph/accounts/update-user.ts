import type { Context } from '../core/context.ts';
import { fieldsSet } from '../core/validation.ts';
import { normaliseEmail, refuseTakenEmail } from './email.ts';
import { lockManagedUser } from './lock-managed-user.ts';
import type { UpdateUserInput } from './manage-users.inputs.ts';
import type { User } from './user.entity.ts';

/** Changes what the input names of somebody's account. Errors: NOT_FOUND, CONFLICT for an admin's, EMAIL_TAKEN. */
export async function updateUser(ctx: Context, { id, ...fields }: UpdateUserInput): Promise<User> {
  const changes = fieldsSet(fields);
  const change = ctx.em.transactional(async (em) => {
    const user = await lockManagedUser(em, id);
    const key = changes.email ? { emailKey: normaliseEmail(changes.email) } : {};
    return em.assign(user, { ...changes, ...key });
  });
  return refuseTakenEmail(change);
}
