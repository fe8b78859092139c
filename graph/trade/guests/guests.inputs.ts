import { ArgsType, Field, InputType } from 'type-graphql';
import { IsText } from '../../core/validation.ts';

@ArgsType()
export class OrderLinkArgs {
  @Field(() => String, { description: 'Number of the order, as its page and its mails show it.' })
  @IsText('The number of the order', 100)
  number!: string;

  @Field(() => String, { description: 'E-mail address that it was ordered with, in any case.' })
  @IsText('An e-mail address', 254)
  email!: string;
}

@InputType({ description: 'A password for an account that a guest makes of the own orders.' })
export class ClaimOrdersInput {
  @Field(() => String, { description: 'The last part of the mailed link.' })
  @IsText('A token', 100)
  token!: string;

  @Field(() => String, {
    description:
      'Password: up to 128 characters, at least as many as the shop asks for (6 by default), and none that many people have.',
  })
  password!: string;
}
