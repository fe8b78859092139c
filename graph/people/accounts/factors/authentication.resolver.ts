import { Args, ArgsType, Authorized, Ctx, Extensions, Field, Mutation, Query, Resolver } from 'type-graphql';
import { Id, Input } from '../../../core/arguments.ts';
import type { Context } from '../../../core/context.ts';
import { IsText } from '../../../core/validation.ts';
import { User } from '../user.entity.ts';
import { addPasskey } from './add-passkey.ts';
import {
  PasskeyInfo,
  PasskeyInput,
  SignInCodeInput,
  SignInMethods,
  TotpSetup,
} from './authentication.types.ts';
import { confirmTotp } from './confirm-totp.ts';
import { findSignInMethods } from './find-sign-in-methods.ts';
import { removePasskey } from './remove-passkey.ts';
import { removeTotp } from './remove-totp.ts';
import { renewRecoveryCodes } from './renew-recovery-codes.ts';
import { signInCode } from './sign-in-code.ts';
import { signInWithPasskey } from './sign-in-with-passkey.ts';
import { startPasskey } from './start-passkey.ts';
import { startPasskeySignIn } from './start-passkey-sign-in.ts';
import { startTotp } from './start-totp.ts';

@ArgsType()
class CodeArgs {
  @Field(() => String, { description: 'Six digits that the app shows.' })
  @IsText('A code', 50)
  code!: string;
}

/** Of every change of how somebody signs in. */
const errors =
  'Errors: UNAUTHENTICATED, REAUTHENTICATION_REQUIRED, RATE_LIMITED after 30 changes within an hour; FORBIDDEN in a session that a password started, when the account has a second factor';

@Resolver()
export class AuthenticationResolver {
  @Authorized()
  @Query(() => SignInMethods, {
    description: 'How the viewer signs in besides the password. Errors: UNAUTHENTICATED.',
  })
  signInMethods(@Ctx() ctx: Context) {
    return findSignInMethods(ctx);
  }

  @Mutation(() => User, {
    description:
      'Completes a sign-in that answered SECOND_FACTOR_NEEDED. Errors: TOKEN_INVALID for a challenge that is unknown, used or older than five minutes; WRONG_CREDENTIALS for a wrong code, which counts as a failed sign-in; RATE_LIMITED as for signIn, or after 30 codes of the app within a day; FORBIDDEN for pages of other sites.',
  })
  signInCode(@Ctx() ctx: Context, @Input(SignInCodeInput) input: SignInCodeInput) {
    return signInCode(ctx, input);
  }

  @Authorized()
  @Mutation(() => TotpSetup, {
    description: `Makes a key for an authenticator app; confirmTotp switches it on. ${errors}; CONFLICT when there is an app.`,
  })
  startTotp(@Ctx() ctx: Context) {
    return startTotp(ctx);
  }

  @Authorized()
  @Extensions({ listSize: 10 })
  @Mutation(() => [String], {
    description: `Switches two-step sign-in on, ends all other sessions and returns ten recovery codes, which cannot be read again. ${errors}; BAD_USER_INPUT for a wrong code; CONFLICT when it is on.`,
  })
  confirmTotp(@Ctx() ctx: Context, @Args(() => CodeArgs) { code }: CodeArgs) {
    return confirmTotp(ctx, code);
  }

  @Authorized()
  @Mutation(() => Boolean, { description: `Switches two-step sign-in off. True. ${errors}.` })
  removeTotp(@Ctx() ctx: Context) {
    return removeTotp(ctx);
  }

  @Authorized()
  @Extensions({ listSize: 10 })
  @Mutation(() => [String], {
    description: `Replaces the recovery codes by ten new ones. ${errors}; CONFLICT without two-step sign-in.`,
  })
  renewRecoveryCodes(@Ctx() ctx: Context) {
    return renewRecoveryCodes(ctx);
  }

  @Authorized()
  @Mutation(() => String, {
    description: `Options for \`navigator.credentials.create\`, as JSON, valid for five minutes. ${errors}; CONFLICT when the account has ten passkeys.`,
  })
  startPasskey(@Ctx() ctx: Context) {
    return startPasskey(ctx);
  }

  @Authorized()
  @Mutation(() => PasskeyInfo, {
    description: `Adds the passkey that the browser made. ${errors}; TOKEN_INVALID, BAD_USER_INPUT, CONFLICT.`,
  })
  addPasskey(@Ctx() ctx: Context, @Input(PasskeyInput) input: PasskeyInput) {
    return addPasskey(ctx, input);
  }

  @Authorized()
  @Mutation(() => Boolean, { description: `Removes a passkey of the viewer. True. ${errors}; NOT_FOUND.` })
  removePasskey(@Ctx() ctx: Context, @Id('passkey') id: string) {
    return removePasskey(ctx, id);
  }

  @Mutation(() => String, {
    description:
      'Options for `navigator.credentials.get`, as JSON, valid for five minutes. Errors: RATE_LIMITED after 300 from a network within an hour; FORBIDDEN for pages of other sites.',
  })
  startPasskeySignIn(@Ctx() ctx: Context) {
    return startPasskeySignIn(ctx);
  }

  @Mutation(() => User, {
    description:
      'Signs in with a passkey; any session the request came with ends. Errors: TOKEN_INVALID for a challenge that is unknown, used or expired; WRONG_CREDENTIALS for a passkey that is unknown or not valid here; BAD_USER_INPUT; RATE_LIMITED after 60 attempts from a network within 15 minutes; FORBIDDEN for pages of other sites.',
  })
  signInWithPasskey(@Ctx() ctx: Context, @Input(PasskeyInput) input: PasskeyInput) {
    return signInWithPasskey(ctx, input);
  }
}
