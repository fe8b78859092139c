import { Authorized, Ctx, Query, Resolver } from 'type-graphql';
import { Permission } from '../../../core/actor.ts';
import type { Context } from '../../../core/context.ts';
import { findPayouts } from './find-payouts.ts';
import { Payouts } from './payouts.types.ts';

@Resolver()
export class PayoutsResolver {
  @Authorized(Permission.Reports)
  @Query(() => Payouts, {
    description:
      'For staff with REPORTS: how the payouts of imported settlement files and the shop differ. Errors: UNAUTHENTICATED, FORBIDDEN.',
  })
  payouts(@Ctx() ctx: Context): Promise<Payouts> {
    return findPayouts(ctx);
  }
}
