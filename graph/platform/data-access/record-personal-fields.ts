import { defaultFieldResolver, type GraphQLObjectType, type GraphQLSchema, isObjectType } from 'graphql';
import type { Context } from '../../core/context.ts';
import type { Subject } from '../../core/personal-fields.ts';
import { recordAccess } from './record-access.ts';

/** A place in a response. */
interface Path {
  prev: Path | undefined;
}

/**
 * Records the personal data that staff read, whichever operation returns it: of a list the list, else the orders and accounts of the rows.
 * A field has its value once that is written, so what cannot be recorded is not shown. Fields of one tick share one statement.
 */
export function recordPersonalFields(schema: GraphQLSchema): void {
  /** Where the lists of running requests are: by object, as a client can give a field the name of another. */
  const listed = new WeakSet<Path>();
  for (const root of [schema.getQueryType(), schema.getMutationType()]) if (root) recordLists(root, listed);
  for (const type of Object.values(schema.getTypeMap()))
    if (isObjectType(type) && type.extensions.subject) recordSubjects(type, listed);
}

function recordLists(root: GraphQLObjectType, listed: WeakSet<Path>): void {
  for (const field of Object.values(root.getFields())) {
    const { list } = field.extensions as { list?: string };
    if (!list) continue;
    const { resolve = defaultFieldResolver } = field;
    field.resolve = async (source, args, ctx: Context, info) => {
      // Before it is recorded: a call that is refused has shown nothing.
      const value = await resolve(source, args, ctx, info);
      await recordAccess(ctx, { type: 'list', ids: [list] });
      listed.add(info.path);
      return value;
    };
  }
}

function recordSubjects(type: GraphQLObjectType, listed: WeakSet<Path>): void {
  const subjectOf = type.extensions.subject as (row: unknown) => Subject;
  for (const field of Object.values(type.getFields())) {
    if (!field.extensions.personal) continue;
    const { resolve = defaultFieldResolver } = field;
    field.resolve = (row, args, ctx: Context, info) => {
      const value = resolve(row, args, ctx, info);
      if (!ctx.actor.isStaff || listed.has(rootOf(info.path))) return value;
      const { type, id, ownerId } = subjectOf(row);
      if (ctx.actor.buyer?.id === ownerId) return value;
      return Promise.all([value, recordAccess(ctx, { type, ids: [id] })]).then(([shown]) => shown);
    };
  }
}

function rootOf(path: Path): Path {
  return path.prev ? rootOf(path.prev) : path;
}
