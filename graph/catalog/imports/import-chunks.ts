import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { Context } from '../../core/context.ts';
import { shopCurrency } from '../../platform/settings/currency-setting.ts';
import type { ImportContext } from './apply-edits.ts';
import type { ChunkResult } from './chunk-result.ts';
import { historyChunk } from './history/history-chunk.ts';
import { readHistory } from './history/read-history.ts';
import type { Import } from './import.entity.ts';
import { importChunk } from './import-chunk.ts';
import { isHistory } from './import-fields.ts';
import type { CsvFile } from './read-csv.ts';
import { asRead, rulesOf } from './read-import.ts';
import { readUnits } from './read-units.ts';

/** Rows of a transaction. It has more when those of one product or order would be split. */
const CHUNK = 200;
const HISTORY_CHUNK = 1_000;

/** Rows of a file that are imported in one transaction, which may be retried. */
export interface ImportChunk {
  rows: number;
  run(ctx: ImportContext, em: SqlEntityManager): Promise<ChunkResult>;
}

/** The rows of a file in the chunks in which they are imported. */
export async function chunksOf(
  { em, ports }: Pick<Context, 'em' | 'ports'>,
  found: Import,
  file: CsvFile,
): Promise<ImportChunk[]> {
  const { kind } = found;
  if (isHistory(kind)) {
    const { units } = await readHistory(file, kind, await shopCurrency({ em, ports }));
    return inChunks(units, ({ rows }) => rows.length, HISTORY_CHUNK).map(({ rows, units: chunk }) => ({
      rows,
      run: (_, inner) => historyChunk(inner, chunk),
    }));
  }
  const units = readUnits(await asRead(file, found, { em, ports }), { kind, mapping: found.mapping });
  const rules = await rulesOf({ em: em.fork(), ports }, { ...found, kind });
  return inChunks(units, ({ length }) => length, CHUNK).map(({ rows, units: chunk }) => ({
    rows,
    run: (ctx, inner) => {
      // Rows are read anew when the transaction is retried.
      const copies = chunk.map((unit) =>
        unit.map((row) => ({ ...row, values: { ...row.values }, problems: [...row.problems] })),
      );
      return importChunk(ctx, inner, rules, copies);
    },
  }));
}

/** Units with some hundred rows together. */
function inChunks<Unit>(units: readonly Unit[], rowsOf: (unit: Unit) => number, most: number) {
  const chunks: { rows: number; units: Unit[] }[] = [];
  for (const unit of units) {
    const open = chunks.at(-1);
    const chunk = open && open.rows < most ? open : { rows: 0, units: [] };
    if (chunk !== open) chunks.push(chunk);
    chunk.units.push(unit);
    chunk.rows += rowsOf(unit);
  }
  return chunks;
}
