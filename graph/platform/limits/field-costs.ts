import type { GraphQLField } from 'graphql';
import type { Context } from '../../core/context.ts';
import type { Args, IsCached, ListSize, Work } from '../../core/list-size.ts';

type Field = GraphQLField<unknown, unknown>;

/** Average lengths of the lists of introspection in this schema. */
const introspection: Record<string, number> = {
  '__Schema.types': 80,
  '__Schema.directives': 6,
  '__Type.fields': 8,
  '__Type.inputFields': 4,
  '__Type.enumValues': 2,
  '__Type.interfaces': 1,
  '__Type.possibleTypes': 1,
  '__Field.args': 1,
  '__Directive.args': 1,
  '__Directive.locations': 4,
};

/** The assumed length of a list; undefined when nothing says it. */
export function listSizeOf(typeName: string, { name, extensions }: Field): ListSize | undefined {
  return introspection[`${typeName}.${name}`] ?? (extensions.listSize as ListSize | undefined);
}

/** Cost of a single value: 1, unless its field says more: 1 for each 200 characters that a text may have. */
export function pointsOf(typeName: string, { extensions }: Field): number {
  // Read from memory, mostly empty.
  if (typeName.startsWith('__')) return 0.1;
  return (extensions.points as number | undefined) ?? 1;
}

/** Cost of a search, whatever its number of matches: two of them fit into a request, also for the longest page. */
const SEARCH_POINTS = 3_400;

/** Cost of the work for a field, whatever it returns: what the field declares, and a search of the whole table for a keyword. */
export function pointsOfWork({ extensions }: Field, args: Args): number {
  const { keyword } = args;
  const search = typeof keyword === 'string' && keyword.trim() !== '' ? SEARCH_POINTS : 0;
  const work = (extensions.work ?? 0) as Work;
  return search + (typeof work === 'function' ? work(args) : work);
}

/** Whether a field is read from the cache, as it declares. */
export const isCachedIn =
  (ctx: Context) =>
  ({ extensions }: Field, args: Args): boolean =>
    (extensions.isCached as IsCached | undefined)?.(args, ctx) ?? false;
