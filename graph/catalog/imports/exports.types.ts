import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { IsOptionalText } from '../../core/validation.ts';
import { CustomFieldFilterInput } from '../../platform/custom-fields/field-filter.inputs.ts';
import { MAX_TAG } from '../products/product-tags.ts';
import { ProductView } from '../search/product-views.ts';
import type { ImportState } from './import.entity.ts';
import { ImportKindName, ImportStateName } from './import-enums.ts';
import type { ImportKind } from './import-fields.ts';

@InputType({ description: 'Which products are exported: as in the list of products.' })
export class ExportFilterInput {
  @Field(() => String, {
    defaultValue: '',
    description: 'What to look for, at most 100 characters. All characters are taken literally.',
  })
  keyword!: string;

  @Field(() => ProductView, { defaultValue: ProductView.ALL, description: 'Which of them.' })
  view!: ProductView;

  @Field(() => String, { nullable: true, description: 'Slug of a category: only those in it and below.' })
  category?: string | null;

  @Field(() => String, { nullable: true, description: 'Slug of a collection: only the products in it.' })
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

@ObjectType('Export', { description: 'A CSV file of the catalogue, for 24 hours.' })
export class ExportEntry {
  @Field(() => ID, { description: 'Identifier of the export.' })
  id!: string;

  @Field(() => ImportKindName, { description: 'What it is about.' })
  kind!: ImportKind;

  @Field(() => ImportStateName, { description: 'What became of it; it is never cancelled.' })
  state!: ImportState;

  @Field(() => Int, { description: 'Rows of the file, without the header.' })
  rows!: number;

  @Field(() => String, { description: 'Path of the file, for staff, once it is done.' })
  path!: string;

  @Field(() => Date, { description: 'When the file is deleted.' })
  expiresAt!: Date;
}
