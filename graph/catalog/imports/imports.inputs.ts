import { Max, Min } from 'class-validator';
import { Field, InputType, Int } from 'type-graphql';
import { MAX_STOCK } from '../products/variant.entity.ts';
import { ImportFieldName } from './import-enums.ts';
import type { ImportField } from './import-fields.ts';

@InputType({ description: 'What a column of a file holds.' })
export class ImportColumnInput {
  @Field(() => String, { description: 'The header of the column.' })
  header!: string;

  @Field(() => ImportFieldName, { description: 'What it holds.' })
  field!: ImportField;
}

@InputType({ description: 'What an import does where its file does not count the stock.' })
export class ImportStockInput {
  @Field(() => Int, {
    defaultValue: 0,
    description: `Units with which new variants begin that have no stock in the file, 0 to ${MAX_STOCK}.`,
  })
  @Min(0, { message: 'The stock cannot be negative.' })
  @Max(MAX_STOCK, { message: `The stock can be at most ${MAX_STOCK}.` })
  startingStock!: number;

  @Field(() => Int, {
    nullable: true,
    description: `Units that may be sold beyond the stock of each variant that a shop system sells without stock, 0 to ${MAX_STOCK}. Without it, ${MAX_STOCK}.`,
  })
  @Min(0, { message: 'The units on backorder cannot be negative.' })
  @Max(MAX_STOCK, { message: `At most ${MAX_STOCK} units can be sold on backorder.` })
  backorderLimit?: number | null;
}
