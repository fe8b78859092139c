import { ArgsType, type ClassType, Extensions, Field, Int, ObjectType } from 'type-graphql';
import { validate as isUuid } from 'uuid';
import { ofConnection } from './list-size.ts';
import { clampPageSize } from './pagination.ts';
import { fieldError } from './validation.ts';

@ObjectType({ description: 'Which part of a list a connection has.', simpleResolvers: true })
export class PageInfo {
  @Field(() => Boolean, { description: 'Whether entries follow.' })
  hasNextPage!: boolean;

  @Field(() => Boolean, { description: 'Whether it began after an entry.' })
  hasPreviousPage!: boolean;

  @Field(() => String, { nullable: true, description: 'Cursor of its first entry.' })
  startCursor!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Cursor of its last entry: what follows is `after` it.',
  })
  endCursor!: string | null;
}

interface ConnectionTexts {
  /** Of the entries, such as "Return": the type of an entry with its cursor gets it. */
  name: string;
  /** What an entry with its cursor is. */
  edge: string;
  one?: string;
  many?: string;
}

/** The fields of a connection of entries of a type, for a class of it that extends this one. */
export function connectionType<Node extends object>(
  node: ClassType<Node>,
  { name, edge, one = 'entry', many = 'entries' }: ConnectionTexts,
) {
  @ObjectType(`${name}Edge`, { description: edge, simpleResolvers: true })
  class Edge {
    @Field(() => String, { description: `Cursor of the ${one}.` })
    cursor!: string;

    @Field(() => node, { description: `The ${one}.` })
    node!: Node;
  }

  @ObjectType({ simpleResolvers: true })
  abstract class Connection {
    @Extensions({ listSize: ofConnection })
    @Field(() => [Edge], { description: `The ${many} with their cursors.` })
    edges!: Edge[];

    @Extensions({ listSize: ofConnection })
    @Field(() => [node], { description: `The ${many} alone.` })
    nodes!: Node[];

    @Field(() => PageInfo, { description: 'Whether there are more.' })
    pageInfo!: PageInfo;
  }
  return Connection;
}

/** Arguments of a connection. */
@ArgsType()
export class ConnectionArgs {
  @Field(() => Int, { defaultValue: 20, description: 'Entries, 1 to 100; numbers beyond mean the nearest.' })
  first!: number;

  @Field(() => String, { nullable: true, description: 'Cursor of the entry that they follow.' })
  after?: string | null;
}

/** What a connection reads: one row more than it returns, after the row with this id. */
export interface Slice {
  limit: number;
  after: string | null;
}

/** The rows that a connection needs. Errors: BAD_USER_INPUT for a cursor that none has made. */
export function sliceOf({ first, after }: ConnectionArgs): Slice {
  const id = after ? Buffer.from(after, 'base64url').toString() : null;
  if (id !== null && !isUuid(id)) throw fieldError('after', 'This cursor is of no list.');
  return { limit: clampPageSize(first) + 1, after: id };
}

/** A connection of the rows of a slice. Cursors are the ids, or others that `idOf` gives, so they stay valid while rows are added. */
export function connectionOf<Node extends { id: string }>(
  rows: readonly Node[],
  { limit, after }: Slice,
  idOf: (node: Node) => string = ({ id }) => id,
) {
  const nodes = rows.slice(0, limit - 1);
  const edges = nodes.map((node) => ({ node, cursor: Buffer.from(idOf(node)).toString('base64url') }));
  return {
    edges,
    nodes,
    pageInfo: {
      hasNextPage: rows.length === limit,
      hasPreviousPage: after !== null,
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
  };
}
