/** Something that must be true of the shop's data at any time. */
export interface Invariant {
  id: string;
  sentence: string;
  /** Answers a row (`subject`, `problem`) for each thing of which it is not true. Reads `provider`, `scope` and `acknowledged`. */
  sql: string;
}
