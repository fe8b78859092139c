import { ArrayMaxSize, ValidateNested } from 'class-validator';
import { Field, ID, InputType } from 'type-graphql';
import { AreTexts, HasNoProblem, IsLine, IsText, isCleanLine } from '../../core/validation.ts';
import { SoldInput } from './edit-variant.inputs.ts';
import { energyClassProblem } from './energy-class.ts';
import { eprelNumberProblem } from './eprel-number.ts';
import { DocumentKind } from './product-document.types.ts';

/** Most warnings of a product, and longest one. */
export const MAX_WARNINGS = 20;
const LONGEST_WARNING = 500;

/** Most documents of a product. */
export const MAX_DOCUMENTS = 10;

@InputType({ description: 'A PDF file of a product.' })
export class ProductDocumentInput {
  @Field(() => String, { description: 'A path that `uploadProductDocument` returned.' })
  @IsText('A path', 100)
  path!: string;

  @Field(() => String, { description: 'What it is called: 1 to 100 characters in one line.' })
  @IsLine('A title', 100)
  title!: string;

  @Field(() => DocumentKind, { description: 'What it is.' })
  kind!: DocumentKind;
}

@InputType()
export abstract class SafetyInput extends SoldInput {
  @Field(() => ID, {
    nullable: true,
    description: 'Identifier of its manufacturer. Null removes it; left out, it stays.',
  })
  manufacturerId?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'The class of its energy label with the scale, such as "C (A-G)". Null or an empty text removes it; left out, it stays.',
  })
  @HasNoProblem('isEnergyClass', energyClassProblem)
  energyClass?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Its registration number in the EPREL database, 1 to 10 digits, or the address of its page there. Null or an empty text removes it; left out, it stays.',
  })
  @HasNoProblem('isEprelNumber', eprelNumberProblem)
  eprelNumber?: string | null;

  @Field(() => [String], {
    nullable: true,
    description: `All of its warnings, ${MAX_WARNINGS} at most, each 1 to ${LONGEST_WARNING} characters in one line of plain text; empty for none.`,
  })
  @ArrayMaxSize(MAX_WARNINGS, { message: `A product has at most ${MAX_WARNINGS} warnings.` })
  @AreTexts('Each warning', LONGEST_WARNING)
  @HasNoProblem('areLines', (list) =>
    Array.isArray(list) && list.every((line) => isCleanLine(String(line)))
      ? null
      : 'Each warning is one line of plain text.',
  )
  warnings?: string[] | null;

  @Field(() => [ProductDocumentInput], {
    nullable: true,
    description: `All of its files to download in their order, ${MAX_DOCUMENTS} at most; empty for none.`,
  })
  @ArrayMaxSize(MAX_DOCUMENTS, { message: `A product has at most ${MAX_DOCUMENTS} documents.` })
  @ValidateNested({ each: true })
  documents?: ProductDocumentInput[] | null;
}
