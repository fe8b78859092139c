import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { IsolationLevel } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { stringify } from 'csv-stringify/sync';
import { type RawBuilder, sql } from 'kysely';
import { WITHOUT_JIT } from '../../core/bounded-read.ts';
import type { Context } from '../../core/context.ts';
import type { LeasedRow } from '../../core/due-rows.ts';
import { guestContext } from '../../core/guest-context.ts';
import { readCategoryPaths } from '../categories/category-path.ts';
import { visible } from '../products/product-row.ts';
import { filterAdminProducts } from '../search/filter-admin-products.ts';
import { Export } from './export.entity.ts';
import { cellsOf, EXPORT_COLUMNS, type ExportRow, headersOf } from './export-rows.ts';

type Deps = Pick<Context, 'em' | 'ports' | 'settings'>;

/** Rows that are read at once. */
const BATCH = 500;
/** Characters of a file in the storage, before it is compressed: the memory that an export needs. */
const PART = 4_000_000;

const compress = promisify(gzip);

/** The name of a part of an export in the storage. */
export const partName = (id: string, part: number) => `export-${id}-${part}.csv.gz`;

/**
 * Writes the file of an export, as the catalogue is at one moment. Throws what goes wrong, until the `last` attempt: then the
 * export has failed. Written anew, the parts of an earlier attempt are replaced.
 */
export async function writeExport(deps: Deps, { id, attempts }: LeasedRow, last: number): Promise<void> {
  const found = await deps.em.fork().findOne(Export, { id, state: 'waiting' });
  if (!found) return;
  try {
    const written = await deps.em.fork().transactional((em) => writeParts({ ...deps, em }, found), {
      isolationLevel: IsolationLevel.REPEATABLE_READ,
      readOnly: true,
    });
    await deps.em
      .fork()
      .nativeUpdate(Export, id, { state: 'done', ...written, attempts: { lastError: null } });
  } catch (error) {
    if (attempts < last) throw error;
    const lastError = error instanceof Error ? error.message : String(error);
    await deps.em.fork().nativeUpdate(Export, id, { state: 'failed', attempts: { lastError } });
  }
}

async function writeParts(deps: Deps, { id, kind, filter }: Export) {
  const { em, ports } = deps;
  const guest = guestContext({ ...deps, orm: deps, secureCookies: false });
  const paths = await readCategoryPaths(em);
  const lines = (rows: string[][], bom: boolean) => stringify(rows, { bom, quoted_match: /[\r\n]/ });
  let text = lines([headersOf(kind)], true);
  let [parts, count] = [0, 0];
  const put = async () => {
    await ports.storage.put(partName(id, parts), await compress(text), 'application/gzip');
    parts += 1;
    text = '';
  };
  const where = await filterAdminProducts({ ...guest, em }, filter);
  for await (const rows of batchesOf(em, where)) {
    count += rows.length;
    text += lines(
      rows.map((row) => cellsOf(kind, row, paths)),
      false,
    );
    if (text.length > PART) await put();
  }
  if (text !== '') await put();
  return { parts, rows: count };
}

/** The variants that are sold of products, read by a cursor. */
async function* batchesOf(em: SqlEntityManager, where: RawBuilder<unknown>): AsyncGenerator<ExportRow[]> {
  await em.execute(`select ${WITHOUT_JIT}`);
  const database = em.getKysely();
  const select = sql`declare exported no scroll cursor for select ${sql.raw(EXPORT_COLUMNS)}
    from (select * from products where ${sql.raw(visible(true))} and ${where}) p
    join variants v on v.product_id = p.id and v.deleted_at is null order by p.id, v.position, v.id`;
  await select.execute(database);
  for (;;) {
    const { rows } = await sql<ExportRow>`fetch ${sql.raw(String(BATCH))} from exported`.execute(database);
    if (rows.length > 0) yield rows;
    if (rows.length < BATCH) return;
  }
}
