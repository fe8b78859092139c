import { ValidateIf } from 'class-validator';
import { Field, ID, InputType } from 'type-graphql';
import { IsEmailAddress } from '../../core/email-address.ts';
import { IsText } from '../../core/validation.ts';
import { ShippingAddressInput } from '../../people/addresses/shipping-address.input.ts';

@InputType({
  description: 'What nobody can buy with any more: at least one of e-mail address, phone number and address.',
})
export class BlockBuyerInput {
  @Field(() => String, {
    nullable: true,
    description: 'E-mail address. Tags and, at Gmail, dots make no other one.',
  })
  @ValidateIf(({ email }: BlockBuyerInput) => email != null)
  @IsEmailAddress()
  email?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Phone number, of which the last nine digits are compared.',
  })
  @ValidateIf(({ phone }: BlockBuyerInput) => phone != null)
  @IsText('A phone number', 40)
  phone?: string | null;

  @Field(() => ShippingAddressInput, {
    nullable: true,
    description: 'Address, of which street, postal code and country are compared, by letters and digits.',
  })
  address?: ShippingAddressInput | null;

  @Field(() => String, { description: 'Why, 1 to 500 characters, for staff alone.' })
  @IsText('A reason', 500)
  reason!: string;
}

@InputType({ description: 'An entry of the blocklist that is removed.' })
export class UnblockBuyerInput {
  @Field(() => ID, { description: 'Identifier of the entry.' })
  id!: string;
}
