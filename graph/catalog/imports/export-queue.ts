import type { DueQueue } from '../../core/due-rows.ts';
import type { WorkDeps } from './work-import.ts';
import { writeExport } from './write-export.ts';

const MINUTE = 60_000;
const PAUSES = [MINUTE, 5 * MINUTE, 30 * MINUTE] as const;

/** Exports whose file is not written. */
export const exportQueue: DueQueue<WorkDeps> = {
  name: 'exports',
  table: 'exports',
  waiting: `row.state = 'waiting'`,
  pauses: PAUSES,
  work: (deps, row) => writeExport(deps, row, PAUSES.length + 1),
};
