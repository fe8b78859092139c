import { IsolationLevel } from '@mikro-orm/core';
import type { Response } from 'express';
import { type RawBuilder, sql } from 'kysely';
import { WITHOUT_JIT } from './bounded-read.ts';
import type { Context } from './context.ts';
import { DomainError } from './errors.ts';
import { pacedResponse } from './paced-response.ts';
import type { RowFile } from './table-cell.ts';
import { CONTENT_TYPES, refuseTooLong, type TableFormat } from './table-file.ts';

/** Rows that are read at once. */
const BATCH = 500;

interface Exported<Row> {
  /** Names the cursor, one for each list of columns: a kept statement would expect those of another. */
  name: string;
  /** A whole SELECT. */
  rows: RawBuilder<Row>;
  file: RowFile<Row>;
}

/** Errors: BAD_USER_INPUT for rows that do not fit a file of that format. */
export async function refuseTooManyRows(
  { em }: Context,
  format: TableFormat,
  rows: RawBuilder<unknown>,
): Promise<void> {
  if (format === 'csv') return;
  const counted = await em.fork().transactional(async (inner) => {
    await inner.execute(`select ${WITHOUT_JIT}`);
    const count = sql<{ count: number }>`select count(*)::int as count from (${rows}) as exported`;
    return count.execute(inner.getKysely());
  });
  refuseTooLong(format, counted.rows[0]!.count);
}

/**
 * Writes rows into a file as they are at one moment: reads them by a cursor and awaits `write` after each batch, so that never more than one
 * is in memory.
 */
export function exportRows<Row>(
  ctx: Context,
  { name, rows: wanted, file }: Exported<Row>,
  write: (part: string | Uint8Array) => Promise<void>,
): Promise<void> {
  return ctx.em.fork().transactional(
    async (em) => {
      await em.execute(`select ${WITHOUT_JIT}`);
      const database = em.getKysely();
      const cursor = sql.id(`exported_${name}`);
      await sql`declare ${cursor} no scroll cursor for ${wanted}`.execute(database);
      for (;;) {
        const { rows } = await sql<Row>`fetch ${sql.raw(String(BATCH))} from ${cursor}`.execute(database);
        await write(file.write(rows));
        if (rows.length < BATCH) break;
      }
      await write(file.end());
    },
    { isolationLevel: IsolationLevel.REPEATABLE_READ, readOnly: true },
  );
}

/**
 * Sends one file at a time to each person, at the pace of the client, and never one that looks whole and is not. `read` is called once, with whether the
 * whole file was sent, before the client sees its end; not for a file of which nothing was sent. Errors: CONFLICT.
 */
export function fileSender() {
  /** Who is exporting in this process. */
  const busy = new Set<string>();
  return async (
    res: Response,
    { person, name, format }: { person: string; name: string; format: TableFormat },
    run: (write: (part: string | Uint8Array) => Promise<void>) => Promise<void>,
    read: (isWhole: boolean) => Promise<void> = async () => {},
  ): Promise<void> => {
    if (busy.has(person))
      throw new DomainError(
        'CONFLICT',
        'Your last export is not finished. Wait for its file, then try again.',
      );
    busy.add(person);
    const file = pacedResponse(res, headersOf(`${name}.${format}`, format));
    try {
      await run(file.write);
      await file.flush();
      await read(true);
      res.end();
    } catch (error) {
      if (!res.headersSent && !res.destroyed) throw error;
      // The file is cut off, and must not look whole.
      res.destroy();
      if (res.headersSent) await read(false);
    } finally {
      busy.delete(person);
      await file.close();
    }
  };
}

const headersOf = (fileName: string, format: TableFormat) => ({
  'Content-Type': CONTENT_TYPES[format],
  'Content-Disposition': `attachment; filename="${fileName}"`,
  'Cache-Control': 'private, no-store',
  'Content-Security-Policy': "default-src 'none'; sandbox",
  'X-Content-Type-Options': 'nosniff',
});
