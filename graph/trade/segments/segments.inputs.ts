import { Extensions, Field, ID, InputType, ObjectType } from 'type-graphql';
import { IsLine } from '../../core/validation.ts';
import { CustomerFilter } from '../customers/customer-filter.types.ts';
import { Segment } from './segment.entity.ts';

/** Of the shop. */
export const MOST_SEGMENTS = 50;

@InputType({ description: 'A filter of customers to save.' })
export class CreateSegmentInput {
  @Field(() => String, { description: 'What it is called, 1 to 60 characters; no other segment is.' })
  @IsLine('A name', 60)
  name!: string;

  @Field(() => CustomerFilter, { description: 'Who is in it: at least one condition.' })
  filter!: CustomerFilter;
}

@InputType({ description: 'A new name of a segment.' })
export class RenameSegmentInput {
  @Field(() => ID, { description: 'Identifier of the segment.' })
  id!: string;

  @Field(() => String, { description: 'What it is called, 1 to 60 characters; no other segment is.' })
  @IsLine('A name', 60)
  name!: string;
}

@InputType({ description: 'New conditions of a segment.' })
export class ChangeSegmentFilterInput {
  @Field(() => ID, { description: 'Identifier of the segment.' })
  id!: string;

  @Field(() => CustomerFilter, { description: 'Who is in it instead: at least one condition.' })
  filter!: CustomerFilter;
}

@InputType({ description: 'A segment to delete.' })
export class DeleteSegmentInput {
  @Field(() => ID, { description: 'Identifier of the segment.' })
  id!: string;
}

@ObjectType({ description: 'A segment that was saved.', simpleResolvers: true })
export class CreateSegmentPayload {
  @Field(() => Segment, { description: 'The segment.' })
  segment!: Segment;
}

@ObjectType({ description: 'A segment that was renamed.', simpleResolvers: true })
export class RenameSegmentPayload {
  @Field(() => Segment, { description: 'The segment.' })
  segment!: Segment;
}

@ObjectType({ description: 'A segment whose conditions were replaced.', simpleResolvers: true })
export class ChangeSegmentFilterPayload {
  @Field(() => Segment, { description: 'The segment.' })
  segment!: Segment;
}

@ObjectType({ description: 'The segments after one was deleted.', simpleResolvers: true })
export class DeleteSegmentPayload {
  @Extensions({ listSize: MOST_SEGMENTS })
  @Field(() => [Segment], { description: 'All that are left, by name.' })
  segments!: Segment[];
}

@ObjectType({ description: 'A segment that a promotion can be for.', simpleResolvers: true })
export class SegmentChoice {
  @Field(() => ID, { description: 'Identifier of the segment.' })
  id!: string;

  @Field(() => String, { description: 'What it is called.' })
  name!: string;
}
