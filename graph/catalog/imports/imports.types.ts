import { Extensions, Field, ID, Int, ObjectType } from 'type-graphql';
import type { ErrorCode } from '../../core/errors.ts';
import type { FormatName } from './formats/format.ts';
import type { ImportState } from './import.entity.ts';
import { ImportFieldName, ImportFormatName, ImportKindName, ImportStateName } from './import-enums.ts';
import type { ImportField, ImportKind } from './import-fields.ts';

@ObjectType({ description: 'A column of a file.' })
export class ImportColumn {
  @Field(() => String, { description: 'Its header.' })
  header!: string;

  @Field(() => ImportFieldName, {
    nullable: true,
    description: 'What it seems to hold, by its header; null when that is not known.',
  })
  field!: ImportField | null;

  @Field(() => Int, { description: 'Rows in which it is empty, without those that cannot be imported.' })
  empty!: number;
}

@ObjectType({ description: 'A row of a file.' })
export class ImportPreviewRow {
  @Field(() => Int, { description: 'Its number in a spreadsheet: the header is row 1.' })
  row!: number;

  @Extensions({ listSize: 20 })
  @Field(() => [String], {
    description: 'Its cells, each of at most 200 characters; of fewer in a file of more than 100 columns.',
  })
  cells!: string[];
}

@ObjectType({ description: 'What a file contains, before it is imported.' })
export class ImportPreview {
  @Field(() => String, { description: 'Its encoding: "UTF-8", "UTF-16" or "Windows-1252".' })
  encoding!: string;

  @Field(() => String, { description: 'What stands between two cells: ",", ";" or a tab.' })
  delimiter!: string;

  @Field(() => ImportFormatName, {
    nullable: true,
    description:
      'The shop system that it seems to come from; then columns and rows are those that it is read as.',
  })
  format!: FormatName | null;

  @Extensions({ listSize: 20 })
  @Field(() => [String], {
    description: 'What of the file of a shop system is not imported: headers of columns, and parts of them.',
  })
  leftOut!: string[];

  @Field(() => Int, { description: 'Its rows, without the header; of a shop system those of variants.' })
  total!: number;

  @Field(() => Int, {
    description: 'Addresses of pictures that are fetched from other servers once it is imported.',
  })
  pictures!: number;

  @Field(() => Int, {
    description: 'Variants that the file of a shop system sells without stock, and without a limit.',
  })
  backordered!: number;

  @Extensions({ listSize: 20 })
  @Field(() => [ImportColumn], { description: 'Its columns, at most 1,000.' })
  columns!: ImportColumn[];

  @Extensions({ listSize: 20 })
  @Field(() => [ImportPreviewRow], { description: 'Its first 20 rows.' })
  rows!: ImportPreviewRow[];
}

@ObjectType({ description: 'Why a row, or the cell that a warning names, was not imported.' })
export class ImportError {
  @Field(() => Int, { description: 'Number of the row in a spreadsheet: the header is row 1.' })
  row!: number;

  @Field(() => String, {
    nullable: true,
    description:
      'What the row is about: the name of its product with its SKU, options or slug. Null where the file does not say it, and for customers and orders.',
  })
  item?: string | null;

  @Field(() => ImportFieldName, { nullable: true, description: 'The wrong cell; null for the whole row.' })
  field!: ImportField | null;

  @Field(() => String, { description: 'A code of docs/api.md.' })
  code!: ErrorCode;

  @Field(() => String, { description: 'What is wrong, as a sentence.' })
  message!: string;
}

@ObjectType('Import', { description: 'A CSV file that is read into the catalogue.' })
export class ImportEntry {
  @Field(() => ID, { description: 'Identifier of the import.' })
  id!: string;

  @Field(() => ImportKindName, { description: 'What it is about.' })
  kind!: ImportKind;

  @Field(() => ImportFormatName, {
    nullable: true,
    description: 'The shop system that its file comes from; null when its columns were mapped by themselves.',
  })
  format!: FormatName | null;

  @Field(() => String, { description: 'Name of the file.' })
  fileName!: string;

  @Field(() => Boolean, { description: 'Whether it only tries: nothing in the shop changes.' })
  isDryRun!: boolean;

  @Field(() => ImportStateName, { description: 'What became of it.' })
  state!: ImportState;

  @Field(() => Int, {
    description: 'Rows of the file, without the header; of a shop system those of variants.',
  })
  total!: number;

  @Field(() => Int, { description: 'Rows that were read so far.' })
  row!: number;

  @Field(() => Int, { description: 'Rows that added a product or a variant, or would.' })
  created!: number;

  @Field(() => Int, { description: 'Rows that changed something, or would.' })
  updated!: number;

  @Field(() => Int, { description: 'Rows that say what is so already.' })
  unchanged!: number;

  @Field(() => Int, { description: 'Rows that were left out because of errors.' })
  failed!: number;

  @Extensions({ listSize: 10 })
  @Field(() => [ImportError], { description: 'Its first 100 errors.' })
  errors!: ImportError[];

  @Extensions({ listSize: 2 })
  @Field(() => [ImportError], {
    description:
      'Its first 100 warnings: rows that were imported, but for the cell that each names, such as a tax class without a rate.',
  })
  warnings!: ImportError[];

  @Field(() => String, {
    nullable: true,
    description: 'Why it was given up, or why it waits for another attempt.',
  })
  lastError!: string | null;

  @Field(() => String, { description: 'Path of a CSV file with the rows that failed, for staff.' })
  errorsPath!: string;

  @Field(() => String, {
    description: 'Path of a CSV file with its errors, its warnings and the pictures that failed, for staff.',
  })
  reportPath!: string;

  @Field(() => Date, { description: 'When it was started.' })
  createdAt!: Date;

  @Field(() => Date, { nullable: true, description: 'When it ended.' })
  finishedAt!: Date | null;
}
