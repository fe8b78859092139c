/**
 * By query, the demo products that fit it: `canalside 3` is the product whose name begins with "Canalside", with the grade 3.
 * All other products have the grade 0.
 *
 * - 3: what the query asks for.
 * - 2: another kind of it, or something that serves the same purpose.
 * - 1: not that, but its text says why somebody who looks for it may want it: it holds, includes or has one.
 *
 * The judgements follow from reading the catalogue. They are not changed to suit the search.
 */
export type Judgements = Readonly<Record<string, string>>;
