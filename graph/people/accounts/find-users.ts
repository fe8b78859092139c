import type { Context } from '../../core/context.ts';
import { DomainError } from '../../core/errors.ts';
import { literalPattern, readKeyword } from '../../core/keyword.ts';
import { clampPage, clampPageSize, countPages } from '../../core/pagination.ts';
import { requireId } from '../../core/validation.ts';
import type { UserPage, UsersArgs } from './manage-users.inputs.ts';
import { User } from './user.entity.ts';

/** One page of accounts whose name or e-mail address, also one to be, contains the keyword. Errors: BAD_USER_INPUT for a bad keyword. */
export async function findUsers(ctx: Context, args: UsersArgs): Promise<UserPage> {
  const page = clampPage(args.page);
  const size = clampPageSize(args.pageSize);
  const direction = args.descending ? 'desc' : 'asc';
  const keyword = readKeyword(args.keyword);
  const $ilike = `%${literalPattern(keyword)}%`;
  const isFound = { $or: [{ name: { $ilike } }, { email: { $ilike } }, { newEmail: { $ilike } }] };
  const [users, total] = await ctx.em.findAndCount(
    User,
    { kind: 'account', deletedAt: null, ...(keyword && isFound) },
    {
      orderBy: [{ [args.sortBy]: direction }, { id: direction }],
      limit: size,
      offset: (page - 1) * size,
    },
  );
  return { users, page, pages: countPages(total, size), total };
}

/** One account. Errors: NOT_FOUND, also for a deleted one and for a guest. */
export async function findUser(ctx: Context, id: string): Promise<User> {
  const user = await ctx.em.findOne(User, { id: requireId(id, 'User'), kind: 'account', deletedAt: null });
  if (!user) throw new DomainError('NOT_FOUND', 'User not found.');
  return user;
}
