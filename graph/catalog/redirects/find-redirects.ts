import { type RawBuilder, sql } from 'kysely';
import { boundedRead } from '../../core/bounded-read.ts';
import { connectionOf, sliceOf } from '../../core/connection.ts';
import type { Context } from '../../core/context.ts';
import { DomainError } from '../../core/errors.ts';
import { literalPattern, readKeyword } from '../../core/keyword.ts';
import { pathOf, TARGET, TARGET_JOINS, type Target } from './find-redirect.ts';
import type { RedirectConnection, RedirectEntry, RedirectsArgs } from './redirects.types.ts';

type Row = Target & Pick<RedirectEntry, 'id' | 'from' | 'source'>;

/** Redirects, the newest first. Errors: BAD_USER_INPUT for a bad keyword or cursor. */
export async function findRedirects(ctx: Context, args: RedirectsArgs): Promise<RedirectConnection> {
  const slice = sliceOf(args);
  const keyword = readKeyword(args.keyword);
  const isMeant = keyword === '' ? sql`true` : sql`r.path ilike ${`%${literalPattern(keyword)}%`}`;
  const isAfter = slice.after ? sql`r.id < ${slice.after}` : sql`true`;
  return connectionOf(await read(ctx, sql`${isMeant} and ${isAfter}`, slice.limit), slice);
}

/** One redirect. Errors: NOT_FOUND. */
export async function requireRedirect(ctx: Pick<Context, 'em'>, id: string): Promise<RedirectEntry> {
  const [found] = await read(ctx, sql`r.id = ${id}`, 1);
  if (!found) throw new DomainError('NOT_FOUND', 'Redirect not found.');
  return found;
}

function read(ctx: Pick<Context, 'em'>, where: RawBuilder<unknown>, limit: number): Promise<RedirectEntry[]> {
  const statement = sql<Row>`
    select r.id, r.path as "from", r.source, ${sql.raw(TARGET)} from redirects r ${sql.raw(TARGET_JOINS)}
    where ${where} order by r.id desc limit ${limit}`;
  return boundedRead(ctx, async (em) => {
    const { rows } = await statement.execute(em.getKysely());
    return rows.map(({ id, from, source, ...target }) => ({ id, from, source, to: pathOf(target) ?? null }));
  });
}
