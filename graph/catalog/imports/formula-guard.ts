/**
 * What a spreadsheet takes for a formula: also in the full width of East Asian keyboards, behind blanks and characters that cannot
 * be seen, and behind apostrophes that were put before it.
 */
const FORMULA =
  /['\p{Z}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]*[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20\uFE66\uFE62\uFE63\uFE6B]/u
    .source;

// A spreadsheet that separates cells by something else than a comma begins one there, and ignores the quotes around the whole.
const UNGUARDED = new RegExp(`(^|[;\\t|])(?=${FORMULA})`, 'gu');
const GUARDED = new RegExp(`(^|[;\\t|])'(?=${FORMULA})`, 'gu');

/** A text as a cell that no spreadsheet computes: an apostrophe stands before what would be a formula. */
export const guardCell = (text: string): string => text.replace(UNGUARDED, "$1'");

/** The text of a cell that `guardCell` wrote, or that somebody typed. */
export const readCell = (cell: string): string => cell.replace(GUARDED, '$1');
