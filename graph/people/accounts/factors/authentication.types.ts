import { Extensions, Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { IsText } from '../../../core/validation.ts';

@ObjectType('Passkey', { description: 'A passkey of the viewer.', simpleResolvers: true })
export class PasskeyInfo {
  @Field(() => ID, { description: 'Identifier, to remove it.' })
  id!: string;

  @Field(() => String, { description: 'Browser and system that it was added with.' })
  name!: string;

  @Field(() => Date, { description: 'When it was added.' })
  createdAt!: Date;

  @Field(() => Date, { nullable: true, description: 'When it last signed in; null: never.' })
  lastUsedAt!: Date | null;
}

@ObjectType({ description: 'How the viewer signs in besides the password.', simpleResolvers: true })
export class SignInMethods {
  @Field(() => Boolean, { description: 'Whether signing in asks for a code of an authenticator app.' })
  hasTotp!: boolean;

  @Field(() => Int, { description: 'How many recovery codes are unused.' })
  recoveryCodesLeft!: number;

  @Extensions({ listSize: 10 })
  @Field(() => [PasskeyInfo], { description: 'Passkeys, the oldest first; at most ten.' })
  passkeys!: PasskeyInfo[];

  @Field(() => Boolean, {
    description: 'Whether the shop advises the viewer, who manages it, to set up a second factor.',
  })
  isSecondFactorAdvised!: boolean;

  @Field(() => Boolean, {
    description:
      'Whether the viewer has permissions that count only after signing in with a second factor. Until then managing the shop is FORBIDDEN.',
  })
  isSecondFactorRequired!: boolean;
}

@ObjectType({ description: 'A key for an authenticator app.', simpleResolvers: true })
export class TotpSetup {
  @Field(() => String, { description: 'The key in base 32, to type it into the app.' })
  secret!: string;

  @Field(() => String, { description: 'The same as an address with `otpauth:`, to show as a QR code.' })
  uri!: string;
}

@InputType({ description: 'The second step of signing in.' })
export class SignInCodeInput {
  @Field(() => String, { description: 'The challenge from the details of SECOND_FACTOR_NEEDED.' })
  @IsText('A challenge', 100)
  challenge!: string;

  @Field(() => String, {
    description: 'Six digits that the authenticator app shows, or a recovery code.',
  })
  @IsText('A code', 50)
  code!: string;
}

@InputType({ description: 'What the browser answered.' })
export class PasskeyInput {
  @Field(() => String, {
    description: 'The credential as JSON, as `PublicKeyCredential.toJSON` returns it.',
  })
  @IsText('A response', 20_000)
  response!: string;
}
