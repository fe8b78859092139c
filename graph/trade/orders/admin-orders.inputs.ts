import { ArgsType, Field, ID } from 'type-graphql';
import { describeEnum } from '../../core/describe-enum.ts';
import { TableArgs } from '../../core/pagination.ts';
import { IsOptionalText } from '../../core/validation.ts';
import { CustomFieldFilterInput } from '../../platform/custom-fields/field-filter.inputs.ts';
import { OrderState } from './order-state.ts';
import { OrderTask } from './order-task.ts';
import { MAX_TAG } from './tags.inputs.ts';

/** What the admin's list of orders can be sorted by: the columns themselves. */
export const OrderColumn = {
  CREATED_AT: 'created_at',
  CUSTOMER: 'customer_name',
  TOTAL: 'total_price',
} as const;
export type OrderColumn = (typeof OrderColumn)[keyof typeof OrderColumn];

describeEnum('OrderColumn', OrderColumn, 'What the list of orders can be sorted by.', {
  CREATED_AT: 'When it was placed.',
  CUSTOMER: 'Name of the buyer.',
  TOTAL: 'What is paid in all.',
});

@ArgsType()
export class OrdersArgs extends TableArgs {
  @Field(() => OrderColumn, {
    defaultValue: OrderColumn.CREATED_AT,
    description: 'What the list is sorted by.',
  })
  sortBy!: OrderColumn;

  @Field(() => ID, {
    nullable: true,
    description:
      'Only orders of the customer to whom an account, a guest or an order with this identifier belongs.',
  })
  customer?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'Only orders that are paid, or only unpaid ones.' })
  paid?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'Only delivered orders, or only undelivered ones.' })
  delivered?: boolean | null;

  @Field(() => OrderState, { nullable: true, description: 'Only orders of this state.' })
  state?: OrderState | null;

  @Field(() => OrderTask, { nullable: true, description: 'Only orders with which this is to be done.' })
  task?: OrderTask | null;

  @Field(() => Boolean, { nullable: true, description: 'Only orders on hold, or only others.' })
  onHold?: boolean | null;

  @Field(() => Date, { nullable: true, description: 'Only orders placed at this moment and later.' })
  from?: Date | null;

  @Field(() => Date, { nullable: true, description: 'Only orders placed before this moment.' })
  to?: Date | null;

  @Field(() => String, { nullable: true, description: 'Only orders with this tag, in any case.' })
  @IsOptionalText('A tag', MAX_TAG)
  tag?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Only orders with a message of the buyer that waits for an answer, or only others.',
  })
  hasUnansweredMessage?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Only orders that their buyers withdrew from, in full or in part, or only others.',
  })
  withdrawn?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Only orders with units on backorder, or only others.',
  })
  backordered?: boolean | null;

  @Field(() => CustomFieldFilterInput, {
    nullable: true,
    description: 'Only orders with such a value of a custom field.',
  })
  customField?: CustomFieldFilterInput | null;
}
