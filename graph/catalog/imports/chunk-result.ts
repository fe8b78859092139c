import type { RowProblem } from './import.entity.ts';
import type { PicturedUnit } from './pictures/queue-pictures.ts';
import type { Outcome } from './plan-variants.ts';

/** What became of rows. */
export interface ChunkResult extends Record<Outcome | 'failed', number> {
  problems: RowProblem[];
  /** What is imported otherwise than a row says. */
  warnings: RowProblem[];
  /** The products of the rows that were imported, with what says which pictures they have. */
  pictured: PicturedUnit[];
}

export const emptyResult = (): ChunkResult => ({
  created: 0,
  updated: 0,
  unchanged: 0,
  failed: 0,
  problems: [],
  warnings: [],
  pictured: [],
});
