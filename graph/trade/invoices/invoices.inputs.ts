import { ValidateNested } from 'class-validator';
import { ArgsType, Field, ID, InputType } from 'type-graphql';
import { ConnectionArgs } from '../../core/connection.ts';
import { ShippingAddressInput } from '../../people/addresses/shipping-address.input.ts';
import { InvoiceKind } from './invoices.types.ts';

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

@ArgsType()
export class InvoicesArgs extends ConnectionArgs {
  @Field(() => InvoiceKind, { nullable: true, description: 'Only documents of this kind.' })
  kind?: InvoiceKind | null;

  @Field(() => Date, { nullable: true, description: 'Only those that were issued then or later.' })
  from?: Date | null;

  @Field(() => Date, { nullable: true, description: 'Only those that were issued before.' })
  to?: Date | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Only those with this in their number or in the name or e-mail address of the buyer of the order, or whose order has this number; at most 100 characters.',
  })
  keyword?: string | null;
}
