import type { Context } from '../../core/context.ts';
import { clampPage, clampPageSize, countPages, type PageArgs } from '../../core/pagination.ts';
import type { UserPage } from '../accounts/manage-users.inputs.ts';
import { User } from '../accounts/user.entity.ts';

/** One page of the admins and of everybody with a permission, by name. */
export async function findStaff({ em }: Context, args: PageArgs): Promise<UserPage> {
  const page = clampPage(args.page);
  const size = clampPageSize(args.pageSize);
  const [users, total] = await em.findAndCount(
    User,
    { deletedAt: null, $or: [{ isAdmin: true }, { permissions: { $ne: [] } }] },
    { orderBy: { name: 'asc', id: 'asc' }, limit: size, offset: (page - 1) * size },
  );
  return { users, page, pages: countPages(total, size), total };
}
