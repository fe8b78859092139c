import { Arg, Authorized, Ctx, Extensions, Mutation, Query, Resolver } from 'type-graphql';
import { Permission } from '../../core/actor.ts';
import { Id } from '../../core/arguments.ts';
import type { Context } from '../../core/context.ts';
import { findWorkQueues } from './find-work-queues.ts';
import { retryWork } from './retry-work.ts';
import { WorkQueue } from './work-queues.types.ts';

@Resolver()
export class WorkQueuesResolver {
  @Authorized(Permission.Settings)
  @Extensions({ listSize: 5 })
  @Query(() => [WorkQueue], {
    description:
      'For admins: the background work that is due, and what failed in it. Errors: UNAUTHENTICATED, FORBIDDEN.',
  })
  workQueues(@Ctx() ctx: Context) {
    return findWorkQueues(ctx);
  }

  @Authorized(Permission.Settings)
  @Mutation(() => WorkQueue, {
    description:
      'For admins: tries failed work again within 30 seconds, before its time. Errors: UNAUTHENTICATED, FORBIDDEN; NOT_FOUND for an unknown queue or row, or one whose work is done.',
  })
  retryWork(
    @Arg('queue', () => String, { description: 'Name of the queue.' }) queue: string,
    @Id('row') id: string,
    @Ctx() ctx: Context,
  ) {
    return retryWork(ctx, queue, id);
  }
}
