import { Authorized, Ctx, Mutation, Resolver } from 'type-graphql';
import { Input } from '../../../core/arguments.ts';
import type { Context } from '../../../core/context.ts';
import { SyncCartInput } from './stored-carts.inputs.ts';
import { SyncedCart } from './stored-carts.types.ts';
import { syncCart } from './sync-cart.ts';

@Resolver()
export class StoredCartsResolver {
  @Authorized()
  @Mutation(() => SyncedCart, {
    description:
      "Merges the cart of a browser with that of the viewer's account, line by line: what was changed on one side since `base` wins; of what was changed on both, the larger number. The result is the next `base`. Sent again, it changes nothing. Errors: UNAUTHENTICATED; RATE_LIMITED after 300 calls within ten minutes; BAD_USER_INPUT for more than 200 lines together.",
  })
  syncCart(@Input(SyncCartInput) input: SyncCartInput, @Ctx() ctx: Context) {
    return syncCart(ctx, input);
  }
}
