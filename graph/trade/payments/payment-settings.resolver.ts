import { Ctx, Field, ObjectType, Query, Resolver } from 'type-graphql';
import type { Context } from '../../core/context.ts';
import { DEFAULT_PROVIDER } from '../../core/default-provider.ts';
import { gatewayOf } from '../../core/gateway-of.ts';
import { shopCurrency } from '../../platform/settings/currency-setting.ts';
import { shopName } from '../../platform/settings/shop-settings.ts';
import { publicDataOf } from './payments.resolver.ts';

@ObjectType({
  description:
    'What a page needs to open the payment widget before there is an order. Nothing of it is secret.',
  simpleResolvers: true,
})
class PaymentSettings {
  @Field(() => String, { description: "The shop's public key at the provider." })
  keyId!: string;

  @Field(() => String, {
    description:
      'Address of the script that defines `window.Razorpay`; a path on this server while payments are test payments.',
  })
  scriptUrl!: string;

  @Field(() => String, { description: 'ISO 4217 code of what is charged.' })
  currency!: string;

  @Field(() => String, { description: 'Name of the shop, for the title of the widget.' })
  name!: string;
}

@Resolver()
export class PaymentSettingsResolver {
  @Query(() => PaymentSettings, {
    description:
      'What the payment widget is opened with when the shopper pays first and orders afterwards. After `startCheckout` use its `payment` instead: that payment can pay nothing but its checkout.',
  })
  async paymentSettings(@Ctx() ctx: Context): Promise<PaymentSettings> {
    return {
      ...publicDataOf(gatewayOf(ctx.ports, DEFAULT_PROVIDER)),
      currency: await shopCurrency(ctx),
      name: await shopName(ctx),
    };
  }
}
