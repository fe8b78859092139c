import { ValidateIf } from 'class-validator';
import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { IsEmailAddress } from '../../core/email-address.ts';

@InputType({ description: 'The variant to be notified of.' })
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

@InputType({ description: 'The variant whose price is watched.' })
export class RequestPriceAlertInput {
  @Field(() => ID, { description: 'Identifier of a variant.' })
  variantId!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'E-mail address, at most 254 characters. Needed without a session; of a signed-in person it does not matter.',
  })
  @ValidateIf(({ email }: RequestPriceAlertInput) => email != null)
  @IsEmailAddress()
  email?: string | null;
}

@ObjectType({
  description: 'A requested stock or price alert.',
  simpleResolvers: true,
})
export class RequestStockAlertPayload {
  @Field(() => Boolean, {
    description:
      'True: the mail will come. False: first a mail with a link comes, in which the reader of the address confirms it within two days.',
  })
  isConfirmed!: boolean;
}

@InputType({ description: 'The variant to be notified of no longer.' })
export class EndStockAlertInput {
  @Field(() => ID, { description: 'Identifier of the variant.' })
  variantId!: string;
}

@ObjectType({ description: 'An ended stock alert.', simpleResolvers: true })
export class EndStockAlertPayload {
  @Field(() => ID, { description: 'Identifier of the variant.' })
  variantId!: string;
}
