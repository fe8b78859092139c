import { ValidateNested } from 'class-validator';
import { Field, ID, InputType } from 'type-graphql';
import { IsOptionalText } from '../../core/validation.ts';
import { ShippingAddressInput } from './shipping-address.input.ts';

@InputType({ description: 'An address for the address book.' })
export class SaveAddressInput {
  @Field(() => ID, {
    nullable: true,
    description: 'The saved address that it replaces. Left out, it is a new one.',
  })
  id?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'What its owner calls it, such as "Office": at most 50 characters.',
  })
  @IsOptionalText('Label', 50)
  label?: string | null;

  @Field(() => ShippingAddressInput, { description: 'The address.' })
  @ValidateNested()
  address!: ShippingAddressInput;
}
