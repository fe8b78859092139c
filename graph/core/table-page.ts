import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { type RawBuilder, sql } from 'kysely';
import { boundedRead } from './bounded-read.ts';
import type { CacheKey } from './cache-key.ts';
import type { Columns, Stored } from './columns-of.ts';
import type { Context } from './context.ts';
import { COUNTED, knownTotal, totalOf } from './totals.ts';

/** A search with no more matches than this is read once, for the page and the total. */
const FEW = 1_000;

/** Time limit of a statement that reads other tables for each row. Milliseconds. */
const LONGEST = 5_000;

/** The rows of a table that an admin requested. */
interface TablePage {
  /** Names the table and the filters. */
  key: CacheKey;
  table: 'mails' | 'orders' | 'products' | 'reviews' | 'users';
  where: RawBuilder<unknown>;
  /** The rows for which this holds come first. */
  first?: string;
  sortBy: string;
  descending: boolean;
  size: number;
  offset: number;
  /** Whether `where` searches for a keyword, which takes longer than reading the matches. */
  isSearch: boolean;
  /** Whether `where` reads other tables for each row. */
  readsOthers?: boolean;
}

/** A page of a table in the requested order, and the total: see `totalOf`. */
export async function readTablePage<Row>(
  { em, ports }: Pick<Context, 'em' | 'ports'>,
  columnsOfRow: Columns<Row>,
  { key, size, offset, isSearch, readsOthers, ...page }: TablePage,
): Promise<{ rows: Row[]; total: number }> {
  const run = <T>(statement: RawBuilder<T>, on: SqlEntityManager) => statement.execute(on.getKysely());
  const read = async <T>(statement: RawBuilder<T>) =>
    (
      await (readsOthers
        ? boundedRead({ em }, (inner) => run(statement, inner), LONGEST)
        : run(statement, em))
    ).rows;
  const readRows = async (columns: RawBuilder<unknown>, from: RawBuilder<unknown>) =>
    (await read(sql<Stored<Row> & { total: number }>`select ${columns} ${from} ${slice}`)).map(
      columnsOfRow.toRow,
    );
  const columns = sql.raw(columnsOfRow.columns);
  const found = sql`from ${sql.table(page.table)} where ${page.where}`;
  const direction = sql.raw(page.descending ? 'desc' : 'asc');
  const first = page.first ? sql.raw(`(${page.first}) desc, `) : sql``;
  const slice = sql`order by ${first}${sql.ref(page.sortBy)} ${direction}, id ${direction} limit ${size} offset ${offset}`;
  const count = (rows: RawBuilder<unknown>) => sql<{ total: number }>`select count(*)::int as total ${rows}`;
  const list = { key, countAll: async () => (await read(count(found)))[0]!.total };

  const known = await knownTotal(ports, list);
  if (known !== undefined) return { rows: await readRows(columns, found), total: known };
  if (isSearch) {
    const few = sql`from (select * ${found} limit ${FEW + 1}) as ${sql.table(page.table)}`;
    const rows = await readRows(sql`${columns}, count(*) over ()::int as total`, few);
    const total = totalWith(rows, offset);
    if (total !== undefined && total <= FEW) return { rows, total };
  }
  const countFew = count(sql`from (select ${found} limit ${COUNTED + 1}) as counting`);
  const rows = await readRows(sql`${columns}, (${countFew}) as total`, found);
  const counted = totalWith(rows, offset) ?? (await read(countFew))[0]!.total;
  return { rows, total: await totalOf(ports, list, counted) };
}

/** The total by the rows; unknown when the page is beyond the end of the list. */
function totalWith(rows: readonly { total: number }[], offset: number): number | undefined {
  return rows[0]?.total ?? (offset === 0 ? 0 : undefined);
}
