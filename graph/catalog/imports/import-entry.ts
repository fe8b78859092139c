import type { Import } from './import.entity.ts';
import type { ImportEntry } from './imports.types.ts';

/** Most errors and warnings in an answer of the API; the file to download has more. */
const SHOWN = 100;

/** Where the files of imports and exports are downloaded. */
export const FILES_PATH = '/files';

/** An import as the API shows it. */
export function importEntry({ attempts, errors, warnings, ...row }: Import): ImportEntry {
  return {
    ...row,
    errors: errors.slice(0, SHOWN),
    warnings: warnings.slice(0, SHOWN),
    lastError: attempts.lastError,
    errorsPath: `${FILES_PATH}/imports/${row.id}/errors.csv`,
    reportPath: `${FILES_PATH}/imports/${row.id}/report.csv`,
  };
}
