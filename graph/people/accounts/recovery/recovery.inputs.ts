import { ArgsType, Field, InputType, ObjectType } from 'type-graphql';
import { IsText } from '../../../core/validation.ts';

@ArgsType()
export class MailedLinkArgs {
  @Field(() => String, { description: 'E-mail address of the account, in any case.' })
  @IsText('An e-mail address', 254)
  email!: string;
}

@ArgsType()
export class TokenArgs {
  @Field(() => String, { description: 'The last part of the mailed link.' })
  @IsText('A token', 100)
  token!: string;
}

@ArgsType()
export class AnswerNewEmailArgs {
  @Field(() => Boolean, {
    description: 'True: the address counts as soon as its own link is used. False: it is cancelled.',
  })
  agrees!: boolean;

  @Field(() => String, {
    nullable: true,
    description:
      'The last part of the link that was mailed to the old address. Not needed by the signed-in owner.',
  })
  @IsText('A token', 100)
  token?: string | null;
}

@ObjectType({ description: 'An e-mail address that a mailed link confirms.', simpleResolvers: true })
export class EmailToVerify {
  @Field(() => String, {
    description: 'The address. Once confirmed it alone signs in and gets the mails of the account.',
  })
  email!: string;

  @Field(() => Boolean, { description: 'Whether staff of the shop entered it.' })
  isFromStaff!: boolean;

  @Field(() => Date, {
    nullable: true,
    description: 'From when on the link works, for one that staff entered; null when it works now.',
  })
  countsAt!: Date | null;
}

@InputType({ description: 'A new password for an account whose owner cannot sign in.' })
export class ResetPasswordInput {
  @Field(() => String, { description: 'The last part of the mailed link.' })
  @IsText('A token', 100)
  token!: string;

  @Field(() => String, {
    description:
      'New password: up to 128 characters, at least as many as the shop asks for (6 by default), and none that many people have.',
  })
  password!: string;
}
