/**
 * What a spreadsheet takes for a formula: also in the full width of East Asian keyboards, behind blanks and characters that cannot
 * be seen, and behind apostrophes that were put before it.
 */
const GUARDED =
  /^['\p{Z}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]*[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20\uFE66\uFE62\uFE63\uFE6B]/u;

/** A text as a cell that no spreadsheet computes: an apostrophe stands before what would be a formula. */
export const guardCell = (text: string): string => (GUARDED.test(text) ? `'${text}` : text);

/** The text of a cell that `guardCell` wrote, or that somebody typed. */
export const readCell = (cell: string): string =>
  cell.startsWith("'") && GUARDED.test(cell) ? cell.slice(1) : cell;
