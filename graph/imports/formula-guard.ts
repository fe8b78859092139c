/** What a spreadsheet takes for a formula, and the same behind apostrophes that were put before it. */
const GUARDED = /^'*[=+\-@\t\r]/;

/** A text as a cell that no spreadsheet computes: an apostrophe stands before what would be a formula. */
export const guardCell = (text: string): string => (GUARDED.test(text) ? `'${text}` : text);

/** The text of a cell that `guardCell` wrote, or that somebody typed. */
export const readCell = (cell: string): string =>
  cell.startsWith("'") && GUARDED.test(cell) ? cell.slice(1) : cell;
