import { Args, Authorized, Extensions, Query, Resolver } from 'type-graphql';
import { readKeyword } from '../../core/keyword.ts';
import { listOf } from '../../core/personal-fields.ts';
import { AdminSearchArgs, AdminSearchResult, searchOf } from './admin-search.types.ts';

@Resolver()
export class AdminSearchResolver {
  @Authorized()
  @Extensions(listOf('search'))
  @Query(() => AdminSearchResult, {
    description:
      'For staff: the orders, customers and products that a text finds, the best first, a few of each. Each list is for staff with its permission, and empty for others. Errors: UNAUTHENTICATED, BAD_USER_INPUT.',
  })
  adminSearch(@Args(() => AdminSearchArgs) { query, first }: AdminSearchArgs): AdminSearchResult {
    return searchOf(readKeyword(query), first);
  }
}
