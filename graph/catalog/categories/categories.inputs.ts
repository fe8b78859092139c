import { MaxLength } from 'class-validator';
import { Field, ID, InputType, Int } from 'type-graphql';
import { IsLine } from '../../core/validation.ts';

@InputType({
  description:
    'A category as it shall be. What is left out, or null, stays as it is; only for `parentId` null is a place.',
})
export class CategoryInput {
  @Field(() => ID, { nullable: true, description: 'The category to change; a new one is added without it.' })
  id?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Name: 1 to 100 characters in one line, unique in the shop.',
  })
  @IsLine('A name', 100)
  name?: string | null;

  @Field(() => ID, {
    nullable: true,
    description:
      'The category to stand below, as the last one there; null for the top of the tree. Left out, a category stays where it is, and a new one is at the top.',
  })
  parentId?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'The last part of its address: letters, digits and hyphens, 80 at most. From the name unless given.',
  })
  @MaxLength(80, { message: 'An address has at most 80 characters.' })
  slug?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'What it is about: at most 500 characters of plain text.',
  })
  @MaxLength(500, { message: 'A description has at most 500 characters.' })
  description?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Whether buyers have no right to withdraw from what is in it and below it. Orders keep what was so when they were placed.',
  })
  noWithdrawal?: boolean | null;
}

@InputType({ description: 'A new place of a category in the tree.' })
export class MoveCategoryInput {
  @Field(() => ID, { description: 'The category.' })
  id!: string;

  @Field(() => ID, {
    nullable: true,
    description: 'The category to stand below; none for the top of the tree.',
  })
  parentId?: string | null;

  @Field(() => Int, {
    description: 'Its place among those with the same parent, from 0. Beyond the end means last.',
  })
  position!: number;
}
