import { ArrayMaxSize } from 'class-validator';
import { Field, ID, InputType } from 'type-graphql';
import { AreTexts, HasNoProblem, isCleanLine } from '../../core/validation.ts';
import { SoldInput } from './edit-variant.inputs.ts';

/** Most warnings of a product, and longest one. */
export const MAX_WARNINGS = 20;
const LONGEST_WARNING = 500;

@InputType()
export abstract class SafetyInput extends SoldInput {
  @Field(() => ID, {
    nullable: true,
    description: 'Identifier of its manufacturer. Null removes it; left out, it stays.',
  })
  manufacturerId?: string | null;

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
}
