import { Authorized, Ctx, Extensions, Query, Resolver } from 'type-graphql';
import { Permission } from '../../core/actor.ts';
import type { Context } from '../../core/context.ts';
import { SetupIssue } from '../../core/setup-issue.ts';

@Resolver()
export class SetupIssuesResolver {
  @Authorized(Permission.Settings)
  @Extensions({ listSize: 2 })
  @Query(() => [SetupIssue], {
    description:
      'For admins: what a new shop lacks before somebody can buy in it, in the order in which it is done, and what is risky about how it is set up. Empty when all is well. Errors: UNAUTHENTICATED, FORBIDDEN.',
  })
  setupIssues(@Ctx() { ports }: Context): Promise<SetupIssue[]> {
    return ports.setupIssues();
  }

  @Authorized(Permission.Settings)
  @Extensions({ listSize: 2 })
  @Query(() => [String], {
    description:
      'For admins: `setupIssues`, an English sentence each that says what to do. Errors: UNAUTHENTICATED, FORBIDDEN.',
    deprecationReason: 'Use setupIssues, which has codes instead of English sentences.',
  })
  async setupHints(@Ctx() { ports }: Context): Promise<string[]> {
    return (await ports.setupIssues()).map(({ sentence }) => sentence);
  }
}
