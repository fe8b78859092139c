import { type RawBuilder, sql } from 'kysely';
import { cacheKey } from '../../core/cache-key.ts';
import { columnsOf } from '../../core/columns-of.ts';
import type { Context } from '../../core/context.ts';
import { DomainError } from '../../core/errors.ts';
import { literalPattern, readKeyword } from '../../core/keyword.ts';
import { clampPage, clampPageSize, countPages } from '../../core/pagination.ts';
import { readTablePage } from '../../core/table-page.ts';
import { requireId } from '../../core/validation.ts';
import type { UserColumn, UserPage, UsersArgs } from './manage-users.inputs.ts';
import { User } from './user.entity.ts';

const userColumns = columnsOf(User);
const sortColumns: Record<UserColumn, string> = {
  createdAt: 'created_at',
  name: 'name',
  emailKey: 'email_key',
};

/** One page of accounts whose name or e-mail address, also one to be, contains the keyword. Errors: BAD_USER_INPUT for a bad keyword. */
export async function findUsers(ctx: Context, args: UsersArgs): Promise<UserPage> {
  const page = clampPage(args.page);
  const size = clampPageSize(args.pageSize);
  const keyword = readKeyword(args.keyword);
  const { rows, total } = await readTablePage(ctx, userColumns, {
    key: cacheKey('total of accounts', keyword),
    table: 'users',
    where: sql`kind = 'account' and deleted_at is null and ${matching(keyword)}`,
    sortBy: sortColumns[args.sortBy],
    descending: args.descending,
    size,
    offset: (page - 1) * size,
    isSearch: keyword !== '',
  });
  return { users: rows, page, pages: countPages(total, size), total };
}

function matching(text: string): RawBuilder<unknown> {
  if (text === '') return sql`true`;
  const pattern = `%${literalPattern(text)}%`;
  return sql`(name ilike ${pattern} or email ilike ${pattern} or new_email ilike ${pattern})`;
}

/** One account. Errors: NOT_FOUND, also for a deleted one and for a guest. */
export async function findUser(ctx: Context, id: string): Promise<User> {
  const user = await ctx.em.findOne(User, { id: requireId(id, 'User'), kind: 'account', deletedAt: null });
  if (!user) throw new DomainError('NOT_FOUND', 'User not found.');
  return user;
}
