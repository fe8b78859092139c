import { ValidateNested } from 'class-validator';
import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { ShippingAddressInput } from '../../people/addresses/shipping-address.input.ts';
import { OrderPayload } from '../orders/order-payload.ts';

@InputType()
class AddressesInput {
  @Field(() => ShippingAddressInput, { description: 'Recipient and address, all of it.' })
  @ValidateNested()
  shippingAddress!: ShippingAddressInput;

  @Field(() => ShippingAddressInput, {
    nullable: true,
    description: 'Where the bill goes; null for the shipping address. Left out, it stays.',
  })
  @ValidateNested()
  billingAddress?: ShippingAddressInput | null;
}

@InputType({ description: 'Where an order goes instead.' })
export class UpdateOrderAddressInput extends AddressesInput {
  @Field(() => ID, { description: 'Identifier of the order.' })
  orderId!: string;
}

@InputType({ description: 'Where the order of a mailed link goes instead.' })
export class UpdateLinkedOrderAddressInput extends AddressesInput {
  @Field(() => String, { description: 'Token of the link.' })
  token!: string;
}

@ObjectType({ description: 'The order that goes elsewhere.', simpleResolvers: true })
export class UpdateOrderAddressPayload extends OrderPayload {}

@ObjectType({ description: 'The order that goes elsewhere.', simpleResolvers: true })
export class UpdateLinkedOrderAddressPayload extends OrderPayload {}
