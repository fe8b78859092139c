import { type RawBuilder, sql } from 'kysely';
import { cacheKey } from '../../core/cache-key.ts';
import type { Context } from '../../core/context.ts';
import { literalPattern, readKeyword } from '../../core/keyword.ts';
import { clampPage, clampPageSize, countPages } from '../../core/pagination.ts';
import { readTablePage } from '../../core/table-page.ts';
import { requireId } from '../../core/validation.ts';
import { mailColumns, mailEntry } from './mail-entry.ts';
import type { MailPage, MailState, MailsArgs } from './mails.types.ts';

/**
 * One page of mails, by the time at which they were queued. The keyword is looked for in name, address and subject. Errors:
 * BAD_USER_INPUT for a bad keyword; NOT_FOUND for what is no id of an order.
 */
export async function findMails(ctx: Context, args: MailsArgs): Promise<MailPage> {
  const page = clampPage(args.page);
  const size = clampPageSize(args.pageSize);
  const keyword = readKeyword(args.keyword);
  const orderId = args.orderId ? requireId(args.orderId, 'Order') : null;
  const { rows, total } = await readTablePage(ctx, mailColumns, {
    key: cacheKey('total of mails', keyword, args.state, orderId),
    table: 'mails',
    where: sql`${args.state ? stateIs[args.state] : sql`true`} and ${orderId ? sql`order_id = ${orderId}` : sql`true`}
      and ${matching(keyword)}`,
    // UUIDv7: in the order of time.
    sortBy: 'id',
    descending: args.descending,
    size,
    offset: (page - 1) * size,
    isSearch: keyword !== '',
  });
  const mails = rows.map((row) => mailEntry(row, ctx.ports.mailTypes));
  return { mails, page, pages: countPages(total, size), total };
}

const stateIs: Record<MailState, RawBuilder<unknown>> = {
  due: sql`sent_at is null and failed_at is null`,
  sent: sql`sent_at is not null`,
  failed: sql`failed_at is not null`,
};

function matching(text: string): RawBuilder<unknown> {
  if (text === '') return sql`true`;
  const pattern = `%${literalPattern(text)}%`;
  return sql`(to_name ilike ${pattern} or to_address ilike ${pattern} or subject ilike ${pattern})`;
}
