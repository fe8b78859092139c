import { raw } from '@mikro-orm/postgresql';
import type { Context } from '../../core/context.ts';
import { clampPage, clampPageSize, countPages, type PageArgs } from '../../core/pagination.ts';
import type { UserPage } from '../accounts/manage-users.inputs.ts';
import { IS_STAFF, User } from '../accounts/user.entity.ts';

/** One page of the admins and of everybody with a permission, by name. */
export async function findStaff({ em }: Context, args: PageArgs): Promise<UserPage> {
  const page = clampPage(args.page);
  const size = clampPageSize(args.pageSize);
  const [users, total] = await em.findAndCount(
    User,
    // The condition of their index, in its words.
    { deletedAt: null, [raw(IS_STAFF)]: [] },
    { orderBy: { name: 'asc', id: 'asc' }, limit: size, offset: (page - 1) * size },
  );
  return { users, page, pages: countPages(total, size), total };
}
