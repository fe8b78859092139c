import { Authorized, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { Permission } from '../../core/actor.ts';
import { Input } from '../../core/arguments.ts';
import type { Context } from '../../core/context.ts';
import { shopCurrency } from '../../platform/settings/currency-setting.ts';
import { chooseCurrency } from './choose-currency.ts';
import { ChooseCurrencyInput, ChooseCurrencyPayload, ShopCurrency } from './currency.types.ts';
import { mayChooseCurrency } from './may-choose-currency.ts';

@Resolver()
export class CurrencyResolver {
  @Authorized(Permission.Settings)
  @Query(() => ShopCurrency, {
    description:
      'For admins: the currency of the shop, and whether it can be chosen. Errors: UNAUTHENTICATED, FORBIDDEN.',
  })
  async shopCurrency(@Ctx() ctx: Context): Promise<ShopCurrency> {
    const [code, canChange] = [await shopCurrency(ctx), await mayChooseCurrency(ctx)];
    return { code, canChange };
  }

  @Authorized(Permission.Settings)
  @Mutation(() => ChooseCurrencyPayload, {
    description:
      'For admins: sets the currency of a shop that was not opened, or whose payments are a sandbox, while nothing was ordered or is being bought, on all processes within two seconds. Prices keep their numbers. Errors: UNAUTHENTICATED, FORBIDDEN; BAD_USER_INPUT for a currency whose amounts have no hundredths; CONFLICT once it is settled, and when the environment of the server sets it.',
  })
  async chooseCurrency(
    @Input(ChooseCurrencyInput) { code }: ChooseCurrencyInput,
    @Ctx() ctx: Context,
  ): Promise<ChooseCurrencyPayload> {
    await chooseCurrency(ctx, code);
    return { currency: await this.shopCurrency(ctx) };
  }
}
