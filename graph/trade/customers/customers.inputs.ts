import { ArgsType, Field } from 'type-graphql';
import { ConnectionArgs } from '../../core/connection.ts';
import { describeEnum } from '../../core/describe-enum.ts';
import { IsOptionalText } from '../../core/validation.ts';
import { CustomFieldFilterInput } from '../../platform/custom-fields/field-filter.inputs.ts';
import { MAX_TAG } from '../orders/tags.inputs.ts';
import { CustomerFilter } from './customer-filter.types.ts';

export const CustomerSort = {
  CREATED_AT: 'createdAt',
  NAME: 'name',
  EMAIL: 'email',
  LAST_ORDER: 'lastOrder',
  ORDERS: 'orders',
  SPENT: 'spent',
} as const;
export type CustomerSort = (typeof CustomerSort)[keyof typeof CustomerSort];

describeEnum('CustomerSort', CustomerSort, 'What the list of customers can be sorted by.', {
  CREATED_AT: 'Since when the shop knows them.',
  NAME: 'Name.',
  EMAIL: 'E-mail address.',
  LAST_ORDER: 'When the last order was placed; customers without an order are left out.',
  ORDERS: 'Number of orders, also cancelled ones; customers without an order are left out.',
  SPENT:
    'What was paid without what was given back, in the currency of the shop; customers without an order in it are left out.',
});

@ArgsType()
export class CustomersArgs extends ConnectionArgs {
  @Field(() => String, {
    defaultValue: '',
    description:
      'Part of the e-mail address, parts of the name, or the end of a phone number; at most 100 characters. Parts of one or two characters are beginnings of words.',
  })
  keyword!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Only customers with this tag, in any case: the 1,000 that got it last.',
  })
  @IsOptionalText('A tag', MAX_TAG)
  tag?: string | null;

  @Field(() => CustomerFilter, { nullable: true, description: 'Only customers for whom all of this holds.' })
  filter?: CustomerFilter | null;

  @Field(() => CustomerSort, {
    defaultValue: CustomerSort.CREATED_AT,
    description: 'What the list is sorted by.',
  })
  sortBy!: CustomerSort;

  @Field(() => Boolean, { defaultValue: true, description: 'Whether the last, by that, come first.' })
  descending!: boolean;

  @Field(() => CustomFieldFilterInput, {
    nullable: true,
    description: 'Only customers with such a value of a custom field.',
  })
  customField?: CustomFieldFilterInput | null;
}
