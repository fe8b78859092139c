/**
 * Where a spreadsheet would begin to compute: before what it takes for a formula, also in the full width of East Asian keyboards, behind
 * blanks and characters that cannot be seen, and behind apostrophes that were put before it. That is where the cell begins, and behind what
 * separates cells and lines elsewhere: there the quotes around the whole are ignored.
 */
const UNGUARDED =
  /(?<=^)(?=['\p{Z}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]*[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20\uFE66\uFE62\uFE63\uFE6B])|(?<=[;\t|\r\n])(?=['\p{Z}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20\uFE66\uFE62\uFE63\uFE6B])/gu;
/** The apostrophe of a guard there. */
const GUARDED =
  /(?<=^)'(?=['\p{Z}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]*[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20\uFE66\uFE62\uFE63\uFE6B])|(?<=[;\t|\r\n])'(?=['\p{Z}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20\uFE66\uFE62\uFE63\uFE6B])/gu;

/** A text as a cell that no spreadsheet computes: an apostrophe stands before what would be a formula. */
export const guardCell = (text: string): string => text.replace(UNGUARDED, "'");

/** The text of a cell that `guardCell` wrote, or that somebody typed. */
export const readCell = (cell: string): string => cell.replace(GUARDED, '');
