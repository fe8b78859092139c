import type { DueQueue } from '../../core/due-rows.ts';
import { type WorkDeps, workImport } from './work-import.ts';

const MINUTE = 60_000;
const PAUSES = [MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * 60 * MINUTE] as const;

/** Imports whose rows are not all read. */
export const importQueue: DueQueue<WorkDeps> = {
  name: 'imports',
  table: 'imports',
  waiting: `row.state = 'waiting'`,
  pauses: PAUSES,
  work: (deps, row) => workImport(deps, row, PAUSES.length + 1),
};
