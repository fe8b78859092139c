/**
 * The names that modules declare, for the compiler. A module adds its own beside `defineModule`, by declaration merging:
 * `declare module '../core/declarations.ts' { interface Failpoints extends Names<typeof failpoints> {} }`.
 */

/** An interface with these names, to extend. */
export type Names<List extends readonly string[]> = Record<List[number], true>;

/** An interface with the names of an object, to extend: `interface Errors extends Own<typeof errors> {}`. */
export type Own<Declared> = Declared;

/** Types of events by name, see `recordEvent`. */
// biome-ignore lint/suspicious/noEmptyInterface: modules add to it.
export interface Events {}

/** Error codes of the API by name, with their HTTP status. */
// biome-ignore lint/suspicious/noEmptyInterface: modules add to it.
export interface Errors {}

/** Mails by their names in the rows, see `queueMail`. */
// biome-ignore lint/suspicious/noEmptyInterface: modules add to it.
export interface Mails {}

/** Places between two steps of a use case, see `failpoint`. */
// biome-ignore lint/suspicious/noEmptyInterface: modules add to it.
export interface Failpoints {}

/** What modules need of modules that they do not import. */
// biome-ignore lint/suspicious/noEmptyInterface: modules add to it.
export interface Provided {}
