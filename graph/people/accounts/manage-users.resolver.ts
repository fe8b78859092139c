import { Args, Authorized, Ctx, Extensions, Mutation, Query, Resolver } from 'type-graphql';
import { Permission } from '../../core/actor.ts';
import { Id, Input } from '../../core/arguments.ts';
import type { Context } from '../../core/context.ts';
import { listOf } from '../../core/personal-fields.ts';
import { findUser, findUsers } from './find-users.ts';
import { UpdateUserInput, UserPage, UsersArgs } from './manage-users.inputs.ts';
import { revokeAdmin } from './revoke-admin.ts';
import { updateUser } from './update-user.ts';
import { User } from './user.entity.ts';

@Resolver()
export class ManageUsersResolver {
  @Authorized(Permission.Customers)
  @Extensions(listOf('accounts'))
  @Query(() => UserPage, {
    description:
      'For admins: all accounts, 25 a page. The keyword is looked for in name and e-mail address. Errors: UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT.',
  })
  async users(@Args(() => UsersArgs) args: UsersArgs, @Ctx() ctx: Context) {
    return findUsers(ctx, args);
  }

  @Authorized(Permission.Customers)
  @Query(() => User, {
    description: 'For admins: one account. Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND.',
  })
  user(@Id('account') id: string, @Ctx() ctx: Context) {
    return findUser(ctx, id);
  }

  @Authorized(Permission.Customers)
  @Mutation(() => User, {
    description:
      "For admins: changes the fields that are sent. Another e-mail address is mailed a link and counts when that was used, at once in a shop that sends no mails; the old one is notified. To make somebody an admin needs a sign-in of the last ten minutes. Errors: UNAUTHENTICATED, REAUTHENTICATION_REQUIRED, FORBIDDEN, BAD_USER_INPUT, NOT_FOUND, EMAIL_TAKEN; CONFLICT for an admin's account, also the own; RATE_LIMITED after five new addresses of an account within an hour.",
  })
  updateUser(@Input(UpdateUserInput) input: UpdateUserInput, @Ctx() ctx: Context) {
    return updateUser(ctx, input);
  }

  @Authorized(Permission.Staff)
  @Mutation(() => User, {
    description:
      'For admins: takes the admin right of another admin and ends all sessions of that person. Needs a sign-in of the last ten minutes. Errors: UNAUTHENTICATED, REAUTHENTICATION_REQUIRED, FORBIDDEN, NOT_FOUND; CONFLICT for the own account and for one that is no admin.',
  })
  revokeAdmin(@Id('account', 'userId') userId: string, @Ctx() ctx: Context) {
    return revokeAdmin(ctx, userId);
  }
}
