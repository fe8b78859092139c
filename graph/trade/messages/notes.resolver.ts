import { Authorized, Ctx, Extensions, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import { Permission } from '../../core/actor.ts';
import { Input } from '../../core/arguments.ts';
import type { Context } from '../../core/context.ts';
import { PERSONAL } from '../../core/personal-fields.ts';
import { Order } from '../orders/order.entity.ts';
import type { OrderRow } from '../orders/order-row.ts';
import { TimelineEntry } from '../timeline/timeline.types.ts';
import { addOrderNote } from './add-order-note.ts';
import { deleteOrderNote } from './delete-order-note.ts';
import { notesOf } from './find-texts.ts';
import {
  AddOrderNoteInput,
  AddOrderNotePayload,
  DeleteOrderNoteInput,
  DeleteOrderNotePayload,
} from './messages.inputs.ts';
import { OrderNote } from './order-note.entity.ts';

@Resolver(() => Order)
export class NotesResolver {
  @Extensions({ ...PERSONAL, listSize: 1 })
  @FieldResolver(() => [OrderNote], {
    nullable: true,
    description:
      'For staff with the permission ORDERS: what staff noted about it, newest first, 200 at most; null for others.',
  })
  notes(@Root() { id }: OrderRow, @Ctx() ctx: Context): Promise<OrderNote[]> | null {
    return ctx.actor.can(Permission.Orders) ? notesOf(ctx, id) : null;
  }

  @Authorized(Permission.Orders)
  @Mutation(() => AddOrderNotePayload, {
    description:
      'For staff with ORDERS: notes something about an order, which its buyer never sees. Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, BAD_USER_INPUT; IDEMPOTENCY_KEY_REUSED for another text; CONFLICT for more than 200 notes of an order.',
  })
  async addOrderNote(@Input(AddOrderNoteInput) input: AddOrderNoteInput, @Ctx() ctx: Context) {
    return { order: await addOrderNote(ctx, input) };
  }

  @Authorized(Permission.Orders)
  @Mutation(() => DeleteOrderNotePayload, {
    description:
      'For staff with ORDERS: deletes an own note. Errors: UNAUTHENTICATED, NOT_FOUND; FORBIDDEN also for the note of somebody else.',
  })
  async deleteOrderNote(@Input(DeleteOrderNoteInput) { noteId }: DeleteOrderNoteInput, @Ctx() ctx: Context) {
    return { order: await deleteOrderNote(ctx, noteId) };
  }
}

@Resolver(() => OrderNote)
export class NoteAuthorResolver {
  @FieldResolver(() => String, { description: 'Name of who wrote it, as it is now.' })
  authorName(@Root() { author }: OrderNote): string {
    return author.name;
  }

  @FieldResolver(() => Boolean, { description: 'Whether the viewer wrote it, and can delete it.' })
  isOwn(@Root() { author }: OrderNote, @Ctx() { actor }: Context): boolean {
    return actor.viewer?.id === author.id;
  }
}

@Resolver(() => TimelineEntry)
export class TimelineNoteResolver {
  @FieldResolver(() => OrderNote, {
    nullable: true,
    description:
      'For staff with the permission ORDERS: the note that was added. Null for one that was deleted.',
  })
  async note(@Root() { orderId, data }: TimelineEntry, @Ctx() ctx: Context) {
    if (!data.note || !ctx.actor.can(Permission.Orders)) return null;
    return (await notesOf(ctx, orderId)).find(({ id }) => id === data.note);
  }
}
