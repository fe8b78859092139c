import { Ctx, FieldResolver, Float, Resolver, Root } from 'type-graphql';
import { batch } from '../../core/batch.ts';
import type { Context } from '../../core/context.ts';
import { prepared } from '../../core/prepared.ts';
import { shopCurrency } from '../../platform/settings/currency-setting.ts';
import { Promotion } from '../promotions/promotion.entity.ts';

const readRevenue = prepared<{ id: string; revenue: number }, [ids: readonly string[], currency: string]>(
  `select r.promotion_id as id, sum(o.total_price)::double precision as revenue
   from redemptions r join orders o on o.checkout_id = r.checkout_id
   where r.promotion_id = any($1::uuid[]) and r.released_at is null and o.paid_at is not null and o.currency = $2 group by 1`,
);

@Resolver(() => Promotion)
export class PromotionRevenueResolver {
  @FieldResolver(() => Float, {
    description:
      'What the paid orders that use it come to, in whole minor units of the currency of the shop; a sum may be beyond an Int.',
  })
  revenue(@Root() { id }: Promotion, @Ctx() ctx: Context) {
    return batch(ctx, 'revenue of promotion', id, async (ids) => {
      const byId = new Map(
        (await readRevenue(ctx.em, ids, await shopCurrency(ctx))).map((row) => [row.id, row.revenue]),
      );
      return ids.map((each) => byId.get(each) ?? 0);
    });
  }
}
