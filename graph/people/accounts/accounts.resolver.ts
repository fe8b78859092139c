import {
  Arg,
  Authorized,
  Ctx,
  Extensions,
  FieldResolver,
  Mutation,
  Query,
  Resolver,
  Root,
} from 'type-graphql';
import { permissionsOf, type Viewer } from '../../core/actor.ts';
import { Input } from '../../core/arguments.ts';
import type { Context } from '../../core/context.ts';
import { PERSONAL } from '../../core/personal-fields.ts';
import { RegisterInput, SignInInput, UpdateProfileInput } from './accounts.inputs.ts';
import { PermissionName } from './permission.enum.ts';
import { reauthenticate } from './reauthenticate.ts';
import { register } from './register.ts';
import { seesNewEmail } from './sees-new-email.ts';
import { signIn } from './sign-in.ts';
import { signOut } from './sign-out.ts';
import { updateProfile } from './update-profile.ts';
import { User } from './user.entity.ts';

@Resolver(() => User)
export class AccountsResolver {
  @Query(() => User, { nullable: true, description: 'The signed-in person, or null.' })
  me(@Ctx() ctx: Context): Viewer | null {
    return ctx.actor.viewer;
  }

  @Extensions(PERSONAL)
  @FieldResolver(() => String, {
    description:
      'E-mail address, as typed. To the viewer and to staff who manage accounts also a new one that is not confirmed yet (`isVerified` is false), with which nobody can sign in and to which no other mail goes.',
  })
  email(@Root() user: Viewer, @Ctx() ctx: Context): string {
    return (seesNewEmail(ctx, user) && user.newEmail) || user.email;
  }

  @Extensions({ listSize: 8 })
  @FieldResolver(() => [PermissionName], {
    description: 'What the person may manage: of an admin everything, of a shopper nothing.',
  })
  permissions(@Root() user: Viewer) {
    return permissionsOf(user);
  }

  @Mutation(() => User, {
    description:
      'Creates an account and signs it in. Errors: BAD_USER_INPUT, EMAIL_TAKEN, RATE_LIMITED after 20 attempts from an address within an hour; FORBIDDEN for pages of other sites.',
  })
  register(@Ctx() ctx: Context, @Input(RegisterInput) input: RegisterInput) {
    return register(ctx, input);
  }

  @Mutation(() => User, {
    description:
      'Signs in; any session the request came with ends. Errors: WRONG_CREDENTIALS for an unknown e-mail or a wrong password; RATE_LIMITED after 10 of them for an account from one address, or 50 for any accounts from it, within 15 minutes; FORBIDDEN for pages of other sites.',
  })
  signIn(@Ctx() ctx: Context, @Input(SignInInput) input: SignInInput) {
    return signIn(ctx, input);
  }

  @Mutation(() => Boolean, { description: 'Signs out. True for anyone, also without a session.' })
  signOut(@Ctx() ctx: Context) {
    return signOut(ctx);
  }

  @Authorized()
  @Mutation(() => User, {
    description:
      'Proves the password of the viewer again and renews the session: for ten minutes, what answered REAUTHENTICATION_REQUIRED can be done. Limited as `signIn` is. Errors: UNAUTHENTICATED, WRONG_CREDENTIALS, RATE_LIMITED.',
  })
  reauthenticate(
    @Ctx() ctx: Context,
    @Arg('password', () => String, { description: 'Password of the account.' }) password: string,
  ) {
    return reauthenticate(ctx, password);
  }

  @Authorized()
  @Mutation(() => User, {
    description:
      "Changes the viewer's own account. Another e-mail address or a new password ends all other sessions of it and needs a sign-in of the last ten minutes. Errors: UNAUTHENTICATED, REAUTHENTICATION_REQUIRED, BAD_USER_INPUT, EMAIL_TAKEN, RATE_LIMITED after 20 changes within an hour, and for a new address that got three mails within an hour which it did not ask for.",
  })
  updateProfile(@Ctx() ctx: Context, @Input(UpdateProfileInput) input: UpdateProfileInput) {
    return updateProfile(ctx, input);
  }
}
