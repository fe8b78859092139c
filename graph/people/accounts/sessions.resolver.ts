import { Authorized, Ctx, Extensions, Mutation, Query, Resolver } from 'type-graphql';
import { Id } from '../../core/arguments.ts';
import type { Context } from '../../core/context.ts';
import { endOtherSessions } from './end-other-sessions.ts';
import { endSession } from './end-session.ts';
import { findSessions } from './find-sessions.ts';
import { SessionInfo } from './session-info.ts';

@Resolver()
export class SessionsResolver {
  @Authorized()
  @Extensions({ listSize: 10 })
  @Query(() => [SessionInfo], {
    description:
      'Where the viewer is signed in: this session first, then by last use, at most 50. Errors: UNAUTHENTICATED.',
  })
  sessions(@Ctx() ctx: Context) {
    return findSessions(ctx);
  }

  @Authorized()
  @Mutation(() => Boolean, {
    description: 'Ends a session of the viewer. True. Errors: UNAUTHENTICATED, NOT_FOUND.',
  })
  endSession(@Ctx() ctx: Context, @Id('session') id: string) {
    return endSession(ctx, id);
  }

  @Authorized()
  @Mutation(() => Boolean, {
    description: 'Ends all sessions of the viewer but this one. True. Errors: UNAUTHENTICATED.',
  })
  endOtherSessions(@Ctx() ctx: Context) {
    return endOtherSessions(ctx);
  }
}
