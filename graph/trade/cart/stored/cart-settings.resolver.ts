import { Ctx, FieldResolver, Int, Resolver } from 'type-graphql';
import { batchOne } from '../../../core/batch.ts';
import type { Context } from '../../../core/context.ts';
import { cartSettings } from './cart-settings.ts';
import { countReminders } from './count-reminders.ts';

/** What came of the reminders. */
@Resolver(() => cartSettings.output)
export class CartSettingsResolver {
  @FieldResolver(() => Int, { description: 'Reminders so far.' })
  async reminded(@Ctx() ctx: Context): Promise<number> {
    return (await batchOne(ctx, 'reminders', () => countReminders(ctx))).reminded;
  }

  @FieldResolver(() => Int, {
    description: 'Those after which the next thing that happened to the cart was an order.',
  })
  async boughtAfter(@Ctx() ctx: Context): Promise<number> {
    return (await batchOne(ctx, 'reminders', () => countReminders(ctx))).boughtAfter;
  }
}
