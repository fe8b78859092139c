import { ValidateIf } from 'class-validator';
import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { IsEmailAddress } from '../../core/email-address.ts';

@InputType({ description: 'Of what somebody wants to be told when it can be bought again.' })
export class RequestStockAlertInput {
  @Field(() => ID, { description: 'Identifier of a variant that is sold out.' })
  variantId!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'E-mail address, at most 254 characters. Needed without a session; of a signed-in person it does not matter.',
  })
  @ValidateIf(({ email }: RequestStockAlertInput) => email != null)
  @IsEmailAddress()
  email?: string | null;
}

@ObjectType({
  description: 'That somebody is told when a variant can be bought again.',
  simpleResolvers: true,
})
export class RequestStockAlertPayload {
  @Field(() => Boolean, {
    description:
      'True: the mail will come. False: first a mail with a link comes, in which the reader of the address confirms it within two days.',
  })
  isConfirmed!: boolean;
}

@InputType({ description: 'Of what the viewer does not want to be told any more.' })
export class EndStockAlertInput {
  @Field(() => ID, { description: 'Identifier of the variant.' })
  variantId!: string;
}

@ObjectType({ description: 'That no mail about a variant comes any more.', simpleResolvers: true })
export class EndStockAlertPayload {
  @Field(() => ID, { description: 'Identifier of the variant.' })
  variantId!: string;
}
