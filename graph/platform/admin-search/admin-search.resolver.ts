import { Args, Authorized, Ctx, Query, Resolver } from 'type-graphql';
import type { Context } from '../../core/context.ts';
import { readKeyword } from '../../core/keyword.ts';
import { recordAccess } from '../data-access/record-access.ts';
import { AdminSearchArgs, AdminSearchResult, searchOf } from './admin-search.types.ts';

@Resolver()
export class AdminSearchResolver {
  @Authorized()
  @Query(() => AdminSearchResult, {
    description:
      'For staff: the orders, customers and products that a text finds, the best first, a few of each. Each list is for staff with its permission, and empty for others. Errors: UNAUTHENTICATED, BAD_USER_INPUT.',
  })
  async adminSearch(
    @Args(() => AdminSearchArgs) { query, first }: AdminSearchArgs,
    @Ctx() ctx: Context,
  ): Promise<AdminSearchResult> {
    await recordAccess(ctx, { type: 'list', ids: ['search'] });
    return searchOf(readKeyword(query), first);
  }
}
