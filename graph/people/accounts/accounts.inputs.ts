import { Field, InputType } from 'type-graphql';
import { IsEmailAddress } from '../../core/email-address.ts';
import { IsLine, IsText } from '../../core/validation.ts';

@InputType({ description: 'Who wants an account.' })
export class RegisterInput {
  @Field(() => String, { description: 'Name shown to others beside reviews: 1 to 100 characters.' })
  @IsLine('A name', 100)
  name!: string;

  @Field(() => String, {
    description: 'E-mail address: at most 254 characters. Case does not make another account.',
  })
  @IsEmailAddress()
  @IsText('An e-mail address', 254)
  email!: string;

  @Field(() => String, {
    description:
      'Password: up to 128 characters, at least as many as the shop asks for (6 by default), and none that many people have.',
  })
  password!: string;
}

@InputType({ description: 'Who wants to sign in.' })
export class SignInInput {
  @Field(() => String, { description: 'E-mail address of the account, in any case.' })
  @IsText('An e-mail address', 254)
  email!: string;

  @Field(() => String, { description: 'Password of the account.' })
  password!: string;
}

@InputType()
export abstract class NameAndEmailInput {
  @Field(() => String, { nullable: true, description: 'Name: 1 to 100 characters.' })
  @IsLine('A name', 100)
  name?: string | null;

  @Field(() => String, { nullable: true, description: 'E-mail address: at most 254 characters.' })
  @IsEmailAddress()
  @IsText('An e-mail address', 254)
  email?: string | null;
}

@InputType({ description: 'What changes in an account. What is left out, or null, stays as it is.' })
export class UpdateProfileInput extends NameAndEmailInput {
  @Field(() => String, {
    nullable: true,
    description:
      'New password: up to 128 characters, at least as many as the shop asks for (6 by default), and none that many people have. Empty means unchanged.',
  })
  password?: string | null;
}
