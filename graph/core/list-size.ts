import type { Context } from './context.ts';
import { ADMIN_PAGE_SIZE, clampPageSize } from './pagination.ts';

/** Arguments with their variables and defaults. */
export type Args = Record<string, unknown>;

/**
 * The assumed length of a list, by which `graph/platform/limits` reckons the cost of a query, or how it follows from the arguments of its
 * field and of the parent field. It stands beside the field: `@Extensions({ listSize: 5 })`. A list without one fails the tests.
 */
export type ListSize = number | ((args: Args, parentArgs: Args) => number);

/**
 * Points of the work for a field, whatever it returns, or how they follow from its arguments. They stand beside the field:
 * `@Extensions({ work: 200 })`. Without, it is read by an index; a keyword costs a search in any case.
 */
export type Work = number | ((args: Args) => number);

/** Whether a field of Query is read from the cache, so that there is no such work now: `@Extensions({ work: 200, isCached })`. */
export type IsCached = (args: Args, ctx: Pick<Context, 'ports' | 'settings'>) => boolean;

/** The entries of a page. The default is that of the admin's tables, which is larger than the shop's. */
export const ofPage: ListSize = (_, { pageSize }) =>
  clampPageSize((pageSize as number | null) ?? ADMIN_PAGE_SIZE);

/** The entries of a connection. */
export const ofConnection: ListSize = (_, { first }) => clampPageSize(first as number);

/** An entry for each entry of an argument, or as many as it says; not more than `most`, beyond which the field is refused. */
export function ofArgument(name: string, most = Number.POSITIVE_INFINITY): ListSize {
  return (args) => Math.min(lengthOf(args[name]), most);
}

/** The same of an argument of the parent field. */
export function ofParentArgument(name: string): ListSize {
  return (_, args) => lengthOf(args[name]);
}

/** Points for each entry of an argument. */
export function workOfArgument(name: string, points: number): Work {
  return (args) => points * (args[name] == null ? 0 : lengthOf(args[name]));
}

function lengthOf(value: unknown): number {
  if (Array.isArray(value)) return value.length;
  return typeof value === 'number' ? value : 1;
}
