import { ArgsType, Field } from 'type-graphql';
import { describeEnum } from '../../core/describe-enum.ts';
import { TableArgs } from '../../core/pagination.ts';
import { IsOptionalText } from '../../core/validation.ts';
import { CustomFieldFilterInput } from '../../platform/custom-fields/field-filter.inputs.ts';
import { MAX_TAG } from '../products/product-tags.ts';
import { ProductView } from './product-views.ts';

/** Columns by which the admin's list of products can be sorted. */
export const ProductColumn = {
  CREATED_AT: 'created_at',
  NAME: 'name',
  PRICE: 'price',
  CATEGORY: 'category',
  BRAND: 'brand',
  COUNT_IN_STOCK: 'countInStock',
} as const;
export type ProductColumn = (typeof ProductColumn)[keyof typeof ProductColumn];

describeEnum('ProductColumn', ProductColumn, 'What the list of products can be sorted by.', {
  CREATED_AT: 'When it was added to the shop.',
  NAME: 'Its name.',
  PRICE: 'Its price.',
  CATEGORY: 'Name of its category.',
  BRAND: 'Who makes it.',
  COUNT_IN_STOCK: 'Units that can be bought.',
});

@ArgsType()
export class AdminProductsArgs extends TableArgs {
  @Field(() => ProductColumn, {
    defaultValue: ProductColumn.CREATED_AT,
    description: 'What the list is sorted by.',
  })
  sortBy!: ProductColumn;

  @Field(() => ProductView, { defaultValue: ProductView.ALL, description: 'Which products are listed.' })
  view!: ProductView;

  @Field(() => String, {
    nullable: true,
    description: 'Slug of a category: only its products and those of the categories below it.',
  })
  category?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Slug of a collection: only the products in it, also when it is not published.',
  })
  collection?: string | null;

  @Field(() => String, { nullable: true, description: 'Only products with this tag, in any case.' })
  @IsOptionalText('A tag', MAX_TAG)
  tag?: string | null;

  @Field(() => CustomFieldFilterInput, {
    nullable: true,
    description: 'Only products with such a value of a custom field.',
  })
  customField?: CustomFieldFilterInput | null;
}
