import { ArgsType, Field, registerEnumType } from 'type-graphql';
import { TableArgs } from '../../core/pagination.ts';

/** What the admin's list of orders can be sorted by: the columns themselves. */
export const OrderColumn = {
  CREATED_AT: 'created_at',
  CUSTOMER: 'customer_name',
  TOTAL: 'total_price',
} as const;
export type OrderColumn = (typeof OrderColumn)[keyof typeof OrderColumn];

registerEnumType(OrderColumn, {
  name: 'OrderColumn',
  description: 'What the list of orders can be sorted by.',
  valuesConfig: {
    CREATED_AT: { description: 'When it was placed.' },
    CUSTOMER: { description: 'Name of the buyer.' },
    TOTAL: { description: 'What is paid in all.' },
  },
});

@ArgsType()
export class OrdersArgs extends TableArgs {
  @Field(() => OrderColumn, {
    defaultValue: OrderColumn.CREATED_AT,
    description: 'What the list is sorted by.',
  })
  sortBy!: OrderColumn;

  @Field(() => Boolean, { nullable: true, description: 'Only orders that are paid, or only unpaid ones.' })
  paid?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'Only delivered orders, or only undelivered ones.' })
  delivered?: boolean | null;
}
