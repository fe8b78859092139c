import { batch } from '../../core/batch.ts';
import type { Context } from '../../core/context.ts';
import type { PageVersionLine } from './pages.types.ts';

type Row = { page: string; version: number; savedAt: string };

/** The earlier versions of a page, the latest first. For all of a request in one statement. */
export function versionsOf(ctx: Context, id: string): Promise<PageVersionLine[]> {
  return batch(ctx, 'versions of pages', id, async (ids) => {
    const rows = await ctx.em
      .fork()
      .execute<Row[]>(
        `select page_id as page, version, saved_at as "savedAt" from page_versions where page_id = any(?::uuid[]) order by version desc`,
        [`{${ids.join(',')}}`],
      );
    return ids.map((page) =>
      rows
        .filter((row) => row.page === page)
        .map(({ version, savedAt }) => ({ version, savedAt: new Date(savedAt) })),
    );
  });
}
