import { Authorized, Ctx, Extensions, Query, Resolver } from 'type-graphql';
import { Permission } from '../../core/actor.ts';
import type { Context } from '../../core/context.ts';

@Resolver()
export class SetupHintsResolver {
  @Authorized(Permission.Settings)
  @Extensions({ listSize: 2 })
  @Query(() => [String], {
    description:
      'For admins: what a new shop lacks before somebody can buy in it, and what is risky about how it is set up, a sentence each that says what to do: mails that wait for a mail server, a reverse proxy that is not trusted, or products of a tax class without a tax rate. Empty when all is well. Errors: UNAUTHENTICATED, FORBIDDEN.',
  })
  setupHints(@Ctx() { ports }: Context): Promise<string[]> {
    return ports.setupHints();
  }
}
