import { ArrayMaxSize, ArrayMinSize, ArrayUnique } from 'class-validator';
import { ArgsType, Field, ID, ObjectType } from 'type-graphql';
import { type Permission, requirePermission } from './actor.ts';
import type { Context } from './context.ts';
import { DomainError } from './errors.ts';
import { inHalves } from './in-halves.ts';
import { serviceFault } from './service-fault.ts';

/** Most things that are changed by one call. */
export const MAX_BULK = 500;

export const tooManyAtOnce = { message: `At most ${MAX_BULK} at once. Send the others afterwards.` };
export const noneAtAll = { message: 'Choose at least one.' };
const eachOnce = { message: 'Each may be named only once.' };

/** Refuses a list that names a row twice, also in other letters: ids are the same in capital and small ones. */
export const EachOnce = (): PropertyDecorator =>
  ArrayUnique(
    (named: string | { id: string }) => (typeof named === 'string' ? named : named.id).toLowerCase(),
    eachOnce,
  );

@ArgsType()
export class BulkArgs {
  @Field(() => [ID], { description: `Their identifiers, 1 to ${MAX_BULK}, each once.` })
  @ArrayMinSize(1, noneAtAll)
  @ArrayMaxSize(MAX_BULK, tooManyAtOnce)
  @EachOnce()
  ids!: string[];
}

@ObjectType()
export abstract class Outcome {
  @Field(() => ID, { description: 'Identifier as it was sent.' })
  id!: string;

  @Field(() => Boolean, { description: 'Whether it is now as it was to be.' })
  ok!: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'Error code when it is not; nothing of it was changed.',
  })
  code!: string | null;

  @Field(() => String, { nullable: true, description: 'The error in words.' })
  message!: string | null;
}

@ObjectType({
  description: 'What became of one of many products that were to be changed.',
  simpleResolvers: true,
})
export class BulkResult extends Outcome {
  @Field(() => Boolean, {
    nullable: true,
    description:
      'Of `updateProducts`: whether the change changed anything of it, or did when it was sent before; false for a product that was like this already. Otherwise null.',
  })
  isChanged?: boolean | null;
}

/** Who changes many, and the permission that each change needs, read anew before each transaction. */
interface ByStaff {
  ctx: Pick<Context, 'actor' | 'currentActor'>;
  needs: Permission;
}

/** Does the same with each of many, see `changeMany`, that are named by their ids alone. */
export function changeEach(
  by: ByStaff,
  ids: readonly string[],
  change: (ids: readonly string[]) => Promise<unknown>,
): Promise<BulkResult[]> {
  const rows = ids.map((id) => ({ id }));
  return changeMany(by, rows, (some) => change(some.map(({ id }) => id)));
}

/** The same, each of them by itself: what locks more than its own row never waits for two at once. */
export function changeOneByOne(
  by: ByStaff,
  ids: readonly string[],
  change: (id: string) => Promise<unknown>,
): Promise<BulkResult[]> {
  const rows = ids.map((id) => ({ id }));
  return changeMany(by, rows, ([row]) => change(row!.id), 1);
}

/** Rows of a transaction. Sales of these products wait until it ends. */
const TOGETHER = 25;

/**
 * Does the same with each of many, some of them in one transaction: `change` changes all that it is given or nothing. One that
 * is refused does not stop the others. When the database is away, the rest is not tried. Errors of one: FORBIDDEN and UNAUTHENTICATED for the rest once
 * the right was taken away, or the session ended.
 */
export async function changeMany<Row extends { id: string }>(
  { ctx, needs }: ByStaff,
  rows: readonly Row[],
  change: (rows: readonly Row[]) => Promise<unknown>,
  together = TOGETHER,
): Promise<BulkResult[]> {
  const refusals = new Map<Row, DomainError>();
  let fault: DomainError | null = null;
  const tryChange = async (some: readonly Row[]): Promise<void> => {
    if (fault) throw fault;
    try {
      requirePermission({ actor: (await ctx.currentActor?.()) ?? ctx.actor }, needs);
      await change(some);
    } catch (error) {
      fault = serviceFault(error);
      throw fault ?? error;
    }
  };
  for (let start = 0; start < rows.length; start += together)
    await inHalves(rows.slice(start, start + together), tryChange, (row, error) => {
      if (!(error instanceof DomainError)) throw error;
      refusals.set(row, error);
    });
  return rows.map((row) => {
    const { code = null, message = null } = refusals.get(row) ?? {};
    return { id: row.id, ok: code === null, code, message };
  });
}
