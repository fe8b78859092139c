import {
  Authorized,
  Ctx,
  Extensions,
  FieldResolver,
  Int,
  Mutation,
  Query,
  Resolver,
  Root,
} from 'type-graphql';
import { Permission } from '../../core/actor.ts';
import { Input } from '../../core/arguments.ts';
import type { Context } from '../../core/context.ts';
import { CustomerFilterNames } from '../customers/customer-filter.types.ts';
import { filterNames } from '../customers/filter-names.ts';
import { changeSegmentFilter } from './change-segment-filter.ts';
import { countPeople } from './count-people.ts';
import { createSegment } from './create-segment.ts';
import { deleteSegment } from './delete-segment.ts';
import { findSegments } from './find-segments.ts';
import { renameSegment } from './rename-segment.ts';
import { Segment } from './segment.entity.ts';
import {
  ChangeSegmentFilterInput,
  ChangeSegmentFilterPayload,
  CreateSegmentInput,
  CreateSegmentPayload,
  DeleteSegmentInput,
  DeleteSegmentPayload,
  MOST_SEGMENTS,
  RenameSegmentInput,
  RenameSegmentPayload,
  SegmentChoice,
} from './segments.inputs.ts';

@Resolver(() => Segment)
export class SegmentsResolver {
  @Authorized(Permission.Orders)
  @Extensions({ listSize: MOST_SEGMENTS })
  @Query(() => [Segment], {
    description:
      'For staff with ORDERS: the saved filters of customers, by name. Errors: UNAUTHENTICATED, FORBIDDEN.',
  })
  segments(@Ctx() ctx: Context) {
    return findSegments(ctx);
  }

  @Authorized(Permission.Promotions)
  @Extensions({ listSize: MOST_SEGMENTS })
  @Query(() => [SegmentChoice], {
    description:
      'For staff with PROMOTIONS: the segments that a promotion can be for, by name. Errors: UNAUTHENTICATED, FORBIDDEN.',
  })
  segmentChoices(@Ctx() ctx: Context) {
    return findSegments(ctx);
  }

  @Extensions({ work: 20 })
  @FieldResolver(() => Int, {
    nullable: true,
    description:
      'How many customers are in it now, of those that the viewer may see: 10001 means more than 10,000. Null when counting takes too long.',
  })
  people(@Root() segment: Segment, @Ctx() ctx: Context): Promise<number | null> {
    return countPeople(ctx, segment);
  }

  @FieldResolver(() => CustomerFilterNames, {
    description: 'The names of the products and the category of its filter, and why it finds nobody.',
  })
  names(@Root() { filter }: Segment, @Ctx() ctx: Context): Promise<CustomerFilterNames> {
    return filterNames(ctx, filter);
  }

  @Authorized(Permission.Orders)
  @Mutation(() => CreateSegmentPayload, {
    description:
      'For staff with ORDERS: saves a filter of customers under a name, 50 at most. Errors: UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT also for a name that another one has and for a product or category that was deleted, CONFLICT beyond 50.',
  })
  async createSegment(@Input(CreateSegmentInput) input: CreateSegmentInput, @Ctx() ctx: Context) {
    return { segment: await createSegment(ctx, input) };
  }

  @Authorized(Permission.Orders)
  @Mutation(() => RenameSegmentPayload, {
    description:
      'For staff with ORDERS: renames a segment. Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, BAD_USER_INPUT also for a name that another one has.',
  })
  async renameSegment(@Input(RenameSegmentInput) input: RenameSegmentInput, @Ctx() ctx: Context) {
    return { segment: await renameSegment(ctx, input) };
  }

  @Authorized(Permission.Orders)
  @Mutation(() => ChangeSegmentFilterPayload, {
    description:
      'For staff with ORDERS: replaces the conditions of a segment, also for the promotions that are for it. Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, BAD_USER_INPUT also for a product or category that was deleted.',
  })
  async changeSegmentFilter(
    @Input(ChangeSegmentFilterInput) input: ChangeSegmentFilterInput,
    @Ctx() ctx: Context,
  ) {
    return { segment: await changeSegmentFilter(ctx, input) };
  }

  @Authorized(Permission.Orders)
  @Mutation(() => DeleteSegmentPayload, {
    description:
      'For staff with ORDERS: deletes a segment. Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND; SEGMENT_IN_USE while a promotion is for it.',
  })
  async deleteSegment(@Input(DeleteSegmentInput) { id }: DeleteSegmentInput, @Ctx() ctx: Context) {
    await deleteSegment(ctx, id);
    return { segments: await findSegments(ctx) };
  }
}
