/** Something that must be true of the shop's data at any time. */
export interface Invariant {
  id: string;
  sentence: string;
  /** Returns a row (`subject`, `problem`) for each violation. Reads `provider`, `scope` and `acknowledged`. */
  sql: string;
  /** Too slow for a page of a shop with many orders: only the command checks it. */
  isSlow?: boolean;
}
