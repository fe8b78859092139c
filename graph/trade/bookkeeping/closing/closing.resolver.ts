import { Authorized, Ctx, Extensions, Mutation, Query, Resolver } from 'type-graphql';
import { Permission } from '../../../core/actor.ts';
import { Input } from '../../../core/arguments.ts';
import type { Context } from '../../../core/context.ts';
import { closeMonth } from './close-month.ts';
import { BookkeepingMonth, BookkeepingPayload, CloseMonthInput, ReopenMonthInput } from './closing.types.ts';
import { findMonths } from './find-months.ts';
import { reopenMonth } from './reopen-month.ts';

@Resolver()
export class ClosingResolver {
  @Authorized(Permission.Reports)
  @Extensions({ listSize: 12 })
  @Query(() => [BookkeepingMonth], {
    description:
      'For staff with REPORTS: the last 12 months that are over, the latest first, and whether their books are closed. Errors: UNAUTHENTICATED, FORBIDDEN.',
  })
  bookkeepingMonths(@Ctx() ctx: Context): Promise<BookkeepingMonth[]> {
    return findMonths(ctx);
  }

  @Authorized(Permission.Reports)
  @Mutation(() => BookkeepingPayload, {
    description:
      'For staff with REPORTS: closes a month. What staff record by hand from then on is dated after it. A second call changes nothing. Errors: UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT; CONFLICT for a month that is not over for an hour, that does not follow the last one that is closed, or of which no file with all days was saved after its end.',
  })
  async closeMonth(
    @Input(CloseMonthInput) { month }: CloseMonthInput,
    @Ctx() ctx: Context,
  ): Promise<BookkeepingPayload> {
    await closeMonth(ctx, month);
    return { months: await findMonths(ctx) };
  }

  @Authorized(Permission.Reports)
  @Mutation(() => BookkeepingPayload, {
    description:
      'For staff with REPORTS: reopens the last month that is closed, which is recorded with who did it and why. Errors: UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT; CONFLICT for a month that is not closed, or is not the last that is.',
  })
  async reopenMonth(
    @Input(ReopenMonthInput) input: ReopenMonthInput,
    @Ctx() ctx: Context,
  ): Promise<BookkeepingPayload> {
    await reopenMonth(ctx, input);
    return { months: await findMonths(ctx) };
  }
}
