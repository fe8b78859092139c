import { Args, Authorized, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { Input } from '../../core/arguments.ts';
import type { Context } from '../../core/context.ts';
import { endPresence } from './end-presence.ts';
import { EndPresenceInput, PresenceArgs, PresenceOfOthers, RenewPresenceInput } from './presence.types.ts';
import { presenceOfOthers } from './presence-of-others.ts';
import { renewPresence } from './renew-presence.ts';

@Resolver()
export class PresenceResolver {
  @Authorized()
  @Query(() => PresenceOfOthers, {
    description:
      'For staff with the permission for it: who else has it open. Errors: UNAUTHENTICATED, FORBIDDEN; NOT_FOUND for what is no identifier.',
  })
  presence(@Args(() => PresenceArgs) args: PresenceArgs, @Ctx() ctx: Context) {
    return presenceOfOthers(ctx, args);
  }

  @Authorized()
  @Mutation(() => PresenceOfOthers, {
    description:
      'For staff with the permission for it: notes for 75 seconds that the viewer has it open, of 20 pages at most. Errors: UNAUTHENTICATED, FORBIDDEN; NOT_FOUND for what is no identifier.',
  })
  renewPresence(@Input(RenewPresenceInput) input: RenewPresenceInput, @Ctx() ctx: Context) {
    return renewPresence(ctx, input);
  }

  @Authorized()
  @Mutation(() => Boolean, {
    description:
      'Notes that the viewer has closed a page. False when it was not known. Errors: UNAUTHENTICATED; NOT_FOUND for what is no identifier.',
  })
  endPresence(@Input(EndPresenceInput) input: EndPresenceInput, @Ctx() ctx: Context) {
    return endPresence(ctx, input);
  }
}
