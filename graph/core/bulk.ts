import { ArrayMaxSize, ArrayMinSize, ArrayUnique } from 'class-validator';
import { ArgsType, Field, ID, ObjectType } from 'type-graphql';
import { DomainError } from './errors.ts';
import { serviceFault } from './service-fault.ts';

/** Most things that are changed by one call. */
export const MAX_BULK = 500;

export const tooManyAtOnce = { message: `At most ${MAX_BULK} at once. Send the others afterwards.` };
export const noneAtAll = { message: 'Choose at least one.' };
export const eachOnce = { message: 'Each may be named only once.' };

@ArgsType()
export class BulkArgs {
  @Field(() => [ID], { description: `Their identifiers, 1 to ${MAX_BULK}, each once.` })
  @ArrayMinSize(1, noneAtAll)
  @ArrayMaxSize(MAX_BULK, tooManyAtOnce)
  @ArrayUnique(eachOnce)
  ids!: string[];
}

@ObjectType({
  description: 'What became of one of many things that were to be changed.',
  simpleResolvers: true,
})
export class BulkResult {
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

/**
 * Does the same with each of many, one after the other, each in a transaction of its own: one that is refused does not stop
 * the others. When the database is away, the rest is not tried.
 */
export async function changeEach<Row extends { id: string }>(
  rows: readonly Row[],
  change: (row: Row) => Promise<unknown>,
): Promise<BulkResult[]> {
  const results: BulkResult[] = [];
  let fault: DomainError | null = null;
  for (const row of rows) {
    const refusal: DomainError | null = fault ?? (await tryChange(() => change(row)));
    if (refusal?.code === 'SERVICE_UNAVAILABLE') fault = refusal;
    results.push({
      id: row.id,
      ok: !refusal,
      code: refusal?.code ?? null,
      message: refusal?.message ?? null,
    });
  }
  return results;
}

async function tryChange(change: () => Promise<unknown>): Promise<DomainError | null> {
  try {
    await change();
    return null;
  } catch (error) {
    const refusal = error instanceof DomainError ? error : serviceFault(error);
    if (!refusal) throw error;
    return refusal;
  }
}
