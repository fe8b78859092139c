import { ArgsType, Field, InputType } from 'type-graphql';
import { IsOptionalText, IsText } from '../../core/validation.ts';
import { ResetPasswordInput } from '../../people/accounts/recovery/recovery.inputs.ts';

@ArgsType()
export class OrderLinkArgs {
  @Field(() => String, {
    nullable: true,
    description:
      'Number of the order, such as #1049, as its page and its mails show it; or its id. Left out or blank, the mail has links to the newest 20 orders.',
  })
  @IsOptionalText('The number of the order', 100)
  number?: string | null;

  @Field(() => String, { description: 'E-mail address that it was ordered with, in any case.' })
  @IsText('An e-mail address', 254)
  email!: string;
}

@InputType({ description: 'A password for an account that a guest makes of the own orders.' })
export class ClaimOrdersInput extends ResetPasswordInput {}
