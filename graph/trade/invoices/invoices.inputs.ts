import { ValidateNested } from 'class-validator';
import { Field, ID, InputType } from 'type-graphql';
import { ShippingAddressInput } from '../../people/addresses/shipping-address.input.ts';

@InputType({ description: 'The order that gets an invoice.' })
export class IssueInvoiceInput {
  @Field(() => ID, { description: 'Identifier of the order.' })
  orderId!: string;
}

@InputType({ description: 'The invoice that is replaced.' })
export class ReissueInvoiceInput {
  @Field(() => ID, { description: 'Identifier of the invoice that is valid, see `isCurrent`.' })
  invoiceId!: string;

  @Field(() => ShippingAddressInput, {
    nullable: true,
    description: 'Whom the new invoice is for; left out: as the order has it.',
  })
  @ValidateNested()
  billingAddress?: ShippingAddressInput | null;
}
